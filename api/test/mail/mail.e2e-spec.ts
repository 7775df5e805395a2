import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Mail } from '../../src/mail/mail.entity.js';
import { someAddress } from '../factories/newsletter.factory.js';
import { startMailApp, type MailApp } from '../setup/mail/mail-app.js';
import { MailServer } from '../setup/mail/mail-server.js';
import { until } from '../setup/until.js';

const server = new MailServer();
let test: MailApp;
beforeAll(async () => {
  test = await startMailApp({
    SMTP_URL: await server.start(),
    MAIL_FROM: 'Udruga Kvaliteta življenja <info@udruga.example>',
  });
});
afterAll(async () => {
  await test.close();
  await server.stop();
});
afterEach(() => {
  server.taken.splice(0);
});

const get = (path: string) => test.anonymous.get(path).set(test.admin);
const minutesAhead = ({ nextAttemptAt }: Mail) => (nextAttemptAt.getTime() - Date.now()) / 60_000;

describe('a queued mail', () => {
  it('is sent once, whole, in both forms, and is then forgotten but for its envelope', async () => {
    const to = someAddress();
    const queued = await test.queue({
      to,
      subject: 'Čestitka: šišmiš 🦇',
      text: 'Đak i žaba.\n',
      html: '<p>Đak i žaba.</p>',
      replyTo: { name: 'Šime Žic', address: 'sime@udruga.example' },
    });
    const { from, to: recipients, mail, raw } = await server.received(to);
    expect([from, recipients]).toEqual(['info@udruga.example', [to]]);
    expect(mail).toMatchObject({
      from: { name: 'Udruga Kvaliteta življenja', address: 'info@udruga.example' },
      to: [{ name: '', address: to }],
      replyTo: [{ name: 'Šime Žic', address: 'sime@udruga.example' }],
      subject: 'Čestitka: šišmiš 🦇',
      messageId: queued.messageId,
      text: expect.stringMatching(/^Đak i žaba\.\s*$/),
      html: expect.stringContaining('<p>Đak i žaba.</p>'),
    });
    expect(raw).toMatch(/^Content-Language: hr\r$/m);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(raw).not.toMatch(/X-Mailer|X-Retry/i);
    const sent = await test.inState(queued.id, 'sent');
    expect(sent).toMatchObject({ text: null, html: null, attempts: 1, unknownOutcomes: 0 });
    expect(sent.sentAt).toBeInstanceOf(Date);
    expect(server.for(to)).toHaveLength(1);
  });

  it('is not there when what it is about was not committed', async () => {
    const to = someAddress();
    const { MailQueueService } = await import('../../src/mail/mail-queue.service.js');
    const broken = test.dataSource.transaction(async (manager) => {
      await test.app.get(MailQueueService).add(manager, {
        kind: 'contact-receipt',
        language: 'hr',
        to,
        subject: 'a',
        text: 'a',
        html: 'a',
      });
      throw new Error('no');
    });
    await expect(broken).rejects.toThrow('no');
    expect(await test.dataSource.manager.countBy(Mail, { recipient: to })).toBe(0);
  });

  it('whose address is refused is given up at once, and told of in both languages', async () => {
    const to = someAddress();
    server.be({ refuse: 'recipient', code: 550, text: '5.1.1 No such user' });
    const { id } = await test.queue({ to });
    await test.inState(id, 'failed');
    const { body } = await get(`/api/mails/${id}?lang=hr`).expect(200);
    expect(body).toMatchObject({
      state: 'failed',
      attempts: 1,
      recipient: to,
      nextAttemptAt: null,
      sentAt: null,
      lastError: 'Poslužitelj e-pošte odbio je adresu primatelja.',
      serverAnswer: expect.stringContaining('No such user'),
    });
    expect(JSON.stringify(body)).not.toContain('Dobar dan');
    const english = await get(`/api/mails?lang=en&filter={"id":[${id}],"state":"failed"}`);
    expect(english.body).toMatchObject([
      { id, lastError: 'The mail server refused the recipient’s address.' },
    ]);
    const among = async (givenUp: boolean) =>
      (await get(`/api/mails?filter={"id":[${id}],"givenUp":${givenUp}}`).expect(200)).body;
    expect([await among(true), await among(false)]).toMatchObject([[{ id }], []]);

    const again = () => test.anonymous.post(`/api/mails/${id}/send-again`).set(test.admin);
    expect((await again().expect(200)).body).toMatchObject({ state: 'queued', attempts: 0 });
    await server.received(to);
    await test.inState(id, 'sent');
    expect((await again().expect(409)).body.detail).toBe(
      'Ponovno se može poslati samo poruka koja nije isporučena.',
    );
  });

  it('that the server would have later waits, longer each time, and arrives', async () => {
    const to = someAddress();
    const greylisted = {
      refuse: 'recipient',
      code: 451,
      text: '4.7.1 Greylisted, come back later',
    } as const;
    server.be(greylisted, greylisted);
    const { id } = await test.queue({ to });
    const first = await until(async () => {
      const mail = await test.inState(id, 'queued');
      return mail.attempts === 1 && mail;
    }, 'the first attempt');
    expect(first).toMatchObject({ failure: 'later', unknownOutcomes: 0 });
    expect(minutesAhead(first)).toBeGreaterThan(0.5);
    await test.letTimePass(id);
    const second = await until(async () => {
      const mail = await test.inState(id, 'queued');
      return mail.attempts === 2 && mail;
    }, 'the second attempt');
    expect(minutesAhead(second)).toBeGreaterThan(4 * minutesAhead(first));
    await test.letTimePass(id);
    await server.received(to);
    expect(await test.inState(id, 'sent')).toMatchObject({ attempts: 3, failure: null });
    expect(server.for(to)).toHaveLength(1);
  });

  it('that the server is slow to take is sent once', async () => {
    const to = someAddress();
    let letGo = (): void => undefined;
    server.be({ wait: new Promise<void>((resolve) => (letGo = resolve)) });
    const { id } = await test.queue({ to });
    await test.inState(id, 'sending');
    await until(() => server.seen.some(({ to: [one] }) => one === to), 'the message');
    // Whoever looks for what was left behind finds that somebody still holds it.
    const { MailDeliveryService } = await import('../../src/mail/mail-delivery.service.js');
    await test.app.get(MailDeliveryService).recover(0);
    expect(await test.inState(id, 'sending')).toMatchObject({ attempts: 1 });
    letGo();
    expect(await test.inState(id, 'sent')).toMatchObject({ attempts: 1, unknownOutcomes: 0 });
    expect(server.for(to)).toHaveLength(1);
  });

  it('that a dropped connection left unsaid is tried again like new', async () => {
    const to = someAddress();
    server.be({ drop: 'recipient' });
    const { id } = await test.queue({ to });
    await until(async () => (await test.inState(id, 'queued')).attempts === 1, 'an attempt');
    expect(await test.inState(id, 'queued')).toMatchObject({
      failure: 'connection',
      unknownOutcomes: 0,
    });
    await test.letTimePass(id);
    expect((await server.received(to)).raw).not.toMatch(/X-Retry/i);
  });

  it.each([
    ['breaks amid the message', { drop: 'data' } as const, 'no-answer'],
    [
      'ends with the news that the server is closing',
      { refuse: 'message', code: 421, text: 'Closing' } as const,
      'no-answer',
    ],
  ])(
    'is unknown, and the next attempt says so, when the connection %s',
    async (_, whim, failure) => {
      server.be(whim);
      const to = someAddress();
      const { id } = await test.queue({ to, text: 'Dugačka poruka.\n'.repeat(100_000) });
      await until(async () => (await test.inState(id, 'queued')).attempts === 1, 'an attempt');
      expect(await test.inState(id, 'queued')).toMatchObject({ failure, unknownOutcomes: 1 });
      await test.letTimePass(id);
      await test.inState(id, 'sent');
      const [received] = server.for(to);
      expect(received?.raw).toMatch(/^X-Retry-After-Unknown-Outcome: 1\r?$/m);
    },
  );

  it('that may have been taken is tried again with a mark, under the same Message-ID', async () => {
    const to = someAddress();
    server.be({ drop: 'message' });
    const { id, messageId } = await test.queue({ to });
    await until(async () => (await test.inState(id, 'queued')).attempts === 1, 'an attempt');
    expect(await test.inState(id, 'queued')).toMatchObject({
      failure: 'no-answer',
      unknownOutcomes: 1,
    });
    await test.letTimePass(id);
    const { raw, mail } = await server.received(to);
    expect(raw).toMatch(/^X-Retry-After-Unknown-Outcome: 1\r$/m);
    expect(mail.messageId).toBe(messageId);
    expect(server.seen.filter(({ to: [one] }) => one === to).map((one) => one.mail.messageId))
      // The server had it twice, and can tell.
      .toEqual([messageId, messageId]);
  });

  it('is given up after its last attempt; as uncertain where it may have been taken', async () => {
    for (const [whim, state] of [
      [{ refuse: 'message', code: 452, text: '4.2.2 Full' }, 'failed'],
      [{ drop: 'message' }, 'uncertain'],
    ] as const) {
      const to = someAddress();
      server.be({ refuse: 'recipient', code: 451, text: 'Later' }, whim);
      const { id } = await test.queue({ to });
      await until(async () => (await test.inState(id, 'queued')).attempts === 1, 'an attempt');
      await test.dataSource.manager.update(Mail, { id }, { attempts: 8 });
      await test.letTimePass(id);
      expect(await test.inState(id, state)).toMatchObject({ attempts: 9 });
    }
  });

  it('that is deleted is not sent any more', async () => {
    const to = someAddress();
    server.be({ refuse: 'recipient', code: 451, text: 'Later' });
    const { id } = await test.queue({ to });
    await until(async () => (await test.inState(id, 'queued')).attempts === 1, 'an attempt');
    const path = `/api/mails/${id}`;
    const { body } = await test.anonymous.delete(path).set(test.admin).expect(200);
    expect(body).toMatchObject({ id, state: 'queued', nextAttemptAt: expect.any(String) });
    await get(path).expect(404);
    await test.letTimePass(id);
    const other = someAddress();
    await test.queue({ to: other });
    await server.received(other);
    expect(server.for(to)).toEqual([]);
  });

  it('is deleted a month after it was sent', async () => {
    const { MailDeliveryService } = await import('../../src/mail/mail-delivery.service.js');
    const [old, recent] = [someAddress(), someAddress()];
    for (const to of [old, recent]) {
      await test.inState((await test.queue({ to })).id, 'sent');
    }
    await test.dataSource.query(
      `UPDATE mails SET sent_at = now() - interval '31 days' WHERE recipient = $1`,
      [old],
    );
    await test.app.get(MailDeliveryService).deleteExpired();
    const left = (recipient: string) => test.dataSource.manager.countBy(Mail, { recipient });
    expect([await left(old), await left(recent)]).toEqual([0, 1]);
  });
});

describe('what somebody typed', () => {
  const HOSTILE = [
    'Pozdrav\r\nBcc: zrtva@drugdje.example',
    'Pozdrav\nBcc: zrtva@drugdje.example\n\nTijelo',
    'a\u2028Bcc: zrtva@drugdje.example',
    'a\u0085Bcc: zrtva@drugdje.example\0',
    '=?utf-8?Q?a=0D=0ABcc:_zrtva@drugdje.example?=',
    `${'š'.repeat(2000)}\r\nBcc: zrtva@drugdje.example`,
    'a>, zrtva@drugdje.example, <b',
    '"a" <zrtva@drugdje.example>',
  ];

  it.each(HOSTILE)('cannot add a header or a recipient: %j', async (words) => {
    const to = someAddress();
    await test.queue({ to, subject: words, replyTo: { name: words, address: 'ana@a.example' } });
    const { mail, to: recipients, raw } = await server.received(to);
    expect(recipients).toEqual([to]);
    expect(mail.to).toEqual([{ name: '', address: to }]);
    expect(mail.cc ?? []).toEqual([]);
    expect(mail.bcc ?? []).toEqual([]);
    expect(mail.replyTo).toEqual([{ name: expect.any(String), address: 'ana@a.example' }]);
    expect(mail.subject).not.toMatch(/[\r\n\u2028\u0085\0]/);
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(raw.split('\r\n').every((line) => line.length <= 998)).toBe(true);
    expect(mail.text?.trim()).toBe('Dobar dan.');
  });

  it.each([
    'ana@a.example, zrtva@drugdje.example',
    'ana@a.example;zrtva@drugdje.example',
    'ana@a.example\r\nBcc: zrtva@drugdje.example',
    'Ana <ana@a.example>',
    'skupina: ana@a.example, zrtva@drugdje.example;',
    'ana@a.example>\r\nRCPT TO:<zrtva@drugdje.example',
    '"ana zrtva"@a.example',
    `${'a'.repeat(250)}@a.example`,
    '',
  ])('is no address unless it is exactly one: %j', async (address) => {
    await expect(test.queue({ to: address })).rejects.toThrow('one plain e-mail address');
    await expect(
      test.queue({ to: someAddress(), replyTo: { name: 'a', address } }),
    ).rejects.toThrow('one plain e-mail address');
  });
});

it('tells administrators where mails go', async () => {
  expect((await get('/api/mails/delivery').expect(200)).body).toEqual({
    way: 'smtp',
    from: 'Udruga Kvaliteta življenja <info@udruga.example>',
    standingStillSince: null,
  });
});
