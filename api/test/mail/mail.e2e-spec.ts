import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { addJob } from '../../src/jobs/job-queue.js';
import { MailDeliveryService } from '../../src/mail/mail-delivery.service.js';
import { DELIVER_MAIL } from '../../src/mail/mail-queue.service.js';
import { Mail } from '../../src/mail/mail.entity.js';
import { uniqueEmail } from '../factories/newsletter.factory.js';
import { startMailApp, type MailApp } from '../setup/mail/mail-app.js';
import { MailServer, type Behaviour } from '../setup/mail/mail-server.js';
import { waitFor } from '../setup/wait-for.js';

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
  server.clear();
});

const minutesAhead = ({ nextAttemptAt }: Mail) => (nextAttemptAt.getTime() - Date.now()) / 60_000;

describe('a queued mail', () => {
  it('is sent once as text and HTML, and its content is then deleted', async () => {
    const to = uniqueEmail();
    const queued = await test.queue({
      to,
      subject: 'Čestitka: šišmiš 🦇',
      text: 'Đak i žaba.\n',
      replyTo: { name: 'Šime Žic', address: 'sime@udruga.example' },
    });
    const { from, to: recipients, mail, raw } = await server.waitForMail(to);
    expect([from, recipients]).toEqual(['info@udruga.example', [to]]);
    expect(mail).toMatchObject({
      from: { name: 'Udruga Kvaliteta življenja', address: 'info@udruga.example' },
      to: [{ name: '', address: to }],
      replyTo: [{ name: 'Šime Žic', address: 'sime@udruga.example' }],
      subject: 'Čestitka: šišmiš 🦇',
      messageId: queued.messageId,
      text: expect.stringMatching(/^Đak i žaba\.\s*$/),
    });
    expect(raw).toMatch(/^Content-Language: hr\r$/m);
    expect(raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(raw).not.toMatch(/X-Mailer|X-Retry/i);
    const sent = await test.waitForState(queued.id, 'sent');
    expect(sent).toMatchObject({ text: null, html: null, attempts: 1, unknownOutcomes: 0 });
    expect(sent.sentAt).toBeInstanceOf(Date);
    // A process that recovers mails has added another job for it.
    const { manager } = test.dataSource;
    await addJob(manager, DELIVER_MAIL, { id: queued.id }, { key: 'again' });
    const again = `SELECT FROM graphile_worker.jobs WHERE key = 'again'`;
    await waitFor(async () => (await manager.query(again)).length === 0, 'the job to end');
    expect(server.acceptedFor(to)).toHaveLength(1);
  });

  it('to a refused recipient fails immediately, with the reason, and is sent again by hand once', async () => {
    const to = uniqueEmail();
    server.behaveNext({ refuse: 'recipient', code: 550, text: '5.1.1 No such user' });
    const { id } = await test.queue({ to });
    await test.waitForState(id, 'failed');
    const { body } = await test.asAdmin('get', `/api/mails/${id}?lang=hr`).expect(200);
    expect(body).toMatchObject({
      state: 'failed',
      attempts: 1,
      nextAttemptAt: null,
      sentAt: null,
      lastError: 'Poslužitelj e-pošte odbio je adresu primatelja.',
      serverAnswer: expect.stringContaining('No such user'),
    });
    expect(JSON.stringify(body)).not.toContain('Dobar dan');
    const sendAgain = () => test.asAdmin('post', `/api/mails/${id}/send-again`);
    expect((await sendAgain().expect(200)).body).toMatchObject({ state: 'queued', attempts: 0 });
    await server.waitForMail(to);
    await test.waitForState(id, 'sent');
    await sendAgain().expect(409);
  });

  it('that the server defers is tried again after increasing intervals, and arrives', async () => {
    const to = uniqueEmail();
    const greylisted = {
      refuse: 'recipient',
      code: 451,
      text: '4.7.1 Greylisted, come back later',
    } as const;
    server.behaveNext(greylisted, greylisted);
    const { id } = await test.queue({ to });
    const first = await test.waitForAttempts(id, 1);
    expect(first).toMatchObject({ failure: 'later', unknownOutcomes: 0 });
    expect(minutesAhead(first)).toBeGreaterThan(0.5);
    await test.makeDue(id);
    const second = await test.waitForAttempts(id, 2);
    expect(minutesAhead(second)).toBeGreaterThan(4 * minutesAhead(first));
    await test.makeDue(id);
    await server.waitForMail(to);
    expect(await test.waitForState(id, 'sent')).toMatchObject({ attempts: 3, failure: null });
    expect(server.acceptedFor(to)).toHaveLength(1);
  });

  it('that the server is slow to accept is sent once', async () => {
    const to = uniqueEmail();
    const resume = server.pauseNext();
    const { id } = await test.queue({ to });
    await test.waitForState(id, 'sending');
    await waitFor(() => server.received.some(({ to: [one] }) => one === to), 'the mail');
    // Recovery skips it, because its delivery is still locked.
    await test.app.get(MailDeliveryService).recover(0);
    expect(await test.waitForState(id, 'sending')).toMatchObject({ attempts: 1 });
    resume();
    expect(await test.waitForState(id, 'sent')).toMatchObject({ attempts: 1, unknownOutcomes: 0 });
    expect(server.acceptedFor(to)).toHaveLength(1);
  });

  it('that is not transmitted before the connection drops is tried again without a mark', async () => {
    const to = uniqueEmail();
    server.behaveNext({ drop: 'recipient' });
    const { id } = await test.queue({ to });
    expect(await test.waitForAttempts(id, 1)).toMatchObject({
      failure: 'connection',
      unknownOutcomes: 0,
    });
    await test.makeDue(id);
    expect((await server.waitForMail(to)).raw).not.toMatch(/X-Retry/i);
  });

  it.each<[string, Behaviour]>([
    ['drops in the middle of it', { drop: 'data' }],
    ['drops at its end', { drop: 'message' }],
    ['is closed by the server with 421', { refuse: 'message', code: 421, text: 'Closing' }],
  ])(
    'may have arrived when the connection %s: the next attempt is marked, with the same Message-ID',
    async (_, behaviour) => {
      server.behaveNext(behaviour);
      const to = uniqueEmail();
      const text = 'Dugačka poruka.\n'.repeat(20_000);
      const { id, messageId } = await test.queue({ to, text });
      const first = await test.waitForAttempts(id, 1);
      expect(first).toMatchObject({ failure: 'no-answer', unknownOutcomes: 1 });
      await test.makeDue(id);
      const { raw, mail } = await server.waitForMail(to);
      expect(raw).toMatch(/^X-Retry-After-Unknown-Outcome: 1\r?$/m);
      expect(mail.messageId).toBe(messageId);
    },
  );

  it('fails after its last attempt, or is uncertain where it may have been accepted', async () => {
    for (const [behaviour, state] of [
      [{ refuse: 'message', code: 452, text: '4.2.2 Full' }, 'failed'],
      [{ drop: 'message' }, 'uncertain'],
    ] as const) {
      const to = uniqueEmail();
      server.behaveNext({ refuse: 'recipient', code: 451, text: 'Later' }, behaviour);
      const { id } = await test.queue({ to });
      await test.waitForAttempts(id, 1);
      await test.dataSource.manager.update(Mail, { id }, { attempts: 8 });
      await test.makeDue(id);
      expect(await test.waitForState(id, state)).toMatchObject({ attempts: 9 });
    }
  });

  it('that is deleted is not sent', async () => {
    const to = uniqueEmail();
    server.behaveNext({ refuse: 'recipient', code: 451, text: 'Later' });
    const { id } = await test.queue({ to });
    await test.waitForAttempts(id, 1);
    await test.asAdmin('delete', `/api/mails/${id}`).expect(200);
    await test.makeDue(id);
    const other = uniqueEmail();
    await test.queue({ to: other });
    await server.waitForMail(other);
    expect(server.acceptedFor(to)).toEqual([]);
  });
});
