import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FindOptionsWhere } from 'typeorm';
import { ContactMessage } from '../../src/contact/contact-message.entity.js';
import { ContactReply } from '../../src/contact/contact-reply.entity.js';
import { Mail } from '../../src/mail/mail.entity.js';
import { contactMessageBody, createContactMessage } from '../factories/contact-message.factory.js';
import { uniqueEmail } from '../factories/newsletter.factory.js';
import { ageSubmissions } from '../setup/age-submissions.js';
import { type MailApp, startMailApp } from '../setup/mail/mail-app.js';
import { MailServer } from '../setup/mail/mail-server.js';
import { refuseCommits } from '../setup/refuse-commits.js';
import { uniqueIp } from '../setup/unique-ip.js';

const server = new MailServer();
let test: MailApp;
beforeAll(async () => {
  const SMTP_URL = await server.start();
  test = await startMailApp({ SMTP_URL, PUBLIC_URL: 'https://udruga.example' });
});
afterAll(async () => {
  await test.close();
  await server.stop();
});

const send = (body: object, language = 'hr', ip = uniqueIp()) =>
  test.anonymous.post(`/api/contact?lang=${language}`).set('X-Forwarded-For', ip).send(body);
const rows = () => test.dataSource.getRepository(ContactMessage);
const mails = (where: FindOptionsWhere<Mail>) => test.dataSource.manager.findBy(Mail, where);
/** The mail as the server has accepted it. */
async function readSent(id: number) {
  const { messageId } = await test.waitForState(id, 'sent');
  const accepted = server.accepted.find(({ mail }) => mail.messageId === messageId);
  if (!accepted) throw new Error('The server has not accepted the mail.');
  return accepted.mail;
}

describe('sending a message', () => {
  it('stores it unread, with its language and the consent', async () => {
    const message = contactMessageBody({ topic: 'volunteer', isRead: true, id: 900 });
    await send(message, 'en').expect(201);
    expect(await rows().findOneByOrFail({ subject: message.subject })).toMatchObject({
      name: message.name,
      message: message.message,
      topic: 'volunteer',
      language: 'en',
      isRead: false,
      consentVersion: expect.stringMatching(/\S/),
      consentAt: expect.any(Date),
    });
  });

  it('several times at once or within ten minutes stores and mails it once', async () => {
    const email = uniqueEmail();
    const message = contactMessageBody({ email });
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(message).expect(201)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    await ageSubmissions(test.dataSource, 540);
    await send(message).expect(201);
    expect(await rows().countBy({ email })).toBe(1);
    expect(await mails({ recipient: email })).toHaveLength(1);
    expect(await mails({ replyTo: email })).toHaveLength(1);
    await send({ ...message, message: 'Nešto drugo.' }).expect(201);
    await ageSubmissions(test.dataSource, 60);
    await send(message).expect(201);
    expect(await rows().countBy({ email })).toBe(3);
    await rows().delete({ email });
    await send(message).expect(201);
    expect(await rows().countBy({ email })).toBe(1);
  });

  it('with a filled honeypot stores and mails nothing, and an administrator’s is not mailed', async () => {
    const email = uniqueEmail();
    await send(contactMessageBody({ email, spare: 'x' })).expect(400);
    expect(await rows().countBy({ email })).toBe(0);
    const { body } = await test.asAdmin('post', '/api/contact', contactMessageBody({ email }));
    expect(body).toMatchObject({ id: expect.any(Number), email });
    expect([...(await mails({ recipient: email })), ...(await mails({ replyTo: email }))]).toEqual(
      [],
    );
  });

  it('is answered 201 after the commit, counted then, and refused from the eleventh', async () => {
    const ip = uniqueIp();
    const message = contactMessageBody();
    await refuseCommits(test.dataSource, 'contact_messages', async () => {
      for (let i = 0; i < 3; i += 1) await send(message, 'hr', ip).expect(503);
    });
    expect(await rows().countBy({ subject: message.subject })).toBe(0);
    for (let i = 0; i < 10; i += 1) await send(contactMessageBody(), 'hr', ip).expect(201);
    await send(contactMessageBody(), 'hr', ip).expect(429);
  });
});

describe('a message from the form', () => {
  it('is mailed to the association, with the sender as the reply address', async () => {
    const email = uniqueEmail();
    const text = 'Dobar dan,\n<b>javite mi se</b> & hvala';
    const message = contactMessageBody({ email, name: 'Đurđa Žic', message: text });
    await send(message, 'en').expect(201);
    const mail = await readSent((await test.findOnly({ replyTo: email })).id);
    expect(mail).toMatchObject({
      to: [{ address: 'info@kvaliteta-zivljenja.example' }],
      replyTo: [{ name: 'Đurđa Žic', address: email }],
      subject: `Poruka sa stranice: ${message.subject}`,
    });
    expect(mail.text).toContain('> Dobar dan,\n> <b>javite mi se</b> & hvala');
    expect(mail.html).toContain('Dobar dan,<br>&lt;b&gt;javite mi se&lt;/b&gt; &amp; hvala');
    expect(mail.html).toContain('https://udruga.example/admin/contact/');
  });

  it.each([
    ['hr', 'Primili smo vašu poruku', 'Javljamo se radnim danom'],
    ['en', 'We have received your message', 'We answer on working days'],
  ])('is acknowledged to its sender in %s, without its text', async (lang, subject, hours) => {
    const email = uniqueEmail();
    const [name, title, text] = [
      'Ivana-Kupite',
      'Zarada https://lako.example',
      'kliknite https://lako.example',
    ];
    await send(contactMessageBody({ email, name, subject: title, message: text }), lang);
    const queued = await test.findOnly({ recipient: email, kind: 'contact-receipt' });
    const mail = await readSent(queued.id);
    expect(mail.subject).toBe(subject);
    expect(mail.replyTo).toBeUndefined();
    expect(mail.html).toContain(`<html lang="${lang}"`);
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }),
    );
    for (const body of [mail.text ?? '', mail.html ?? '']) {
      for (const word of [name, 'Zarada', 'kliknite']) expect(body).not.toContain(word);
      expect(body.replaceAll('\u00a0', ' ')).toContain(hours);
      const urls = [...body.matchAll(/https?:\/\/[^\s"<]+/g)].map(([url]) => url);
      for (const url of urls) expect(url).toMatch(/^https:\/\/udruga\.example\//);
    }
  });

  it('is stored but not mailed to the association after sixty in an hour', async () => {
    const email = uniqueEmail();
    await test.dataSource.query(
      `UPDATE mails SET created_at = created_at - interval '2 hours' WHERE kind = 'contact-notification'`,
    );
    await test.dataSource.query(`
      INSERT INTO mails (message_id, kind, language, recipient, subject, text, state)
      SELECT 'notified ' || n, 'contact-notification', 'hr', 'udruga@drugdje.example', 'a', 'a', 'failed'
      FROM generate_series(1, 59) AS n
    `);
    for (const stored of [1, 2]) {
      await send(contactMessageBody({ email })).expect(201);
      expect(await rows().countBy({ email })).toBe(stored);
      expect(await mails({ kind: 'contact-notification', replyTo: email })).toHaveLength(1);
    }
    await test.dataSource.query(`DELETE FROM mails WHERE message_id LIKE 'notified %'`);
  });
});

it('messages are exported as CSV without formulas, in Croatian time and the language of the request', async () => {
  await test.dataSource.query(`
    INSERT INTO contact_messages (name, email, subject, message, received_at)
    VALUES ('Ivo; "Ive"', 'ivo@udruga.example', '=1+1', E'prvi\\nredak', '2026-05-01T09:30:00Z')
  `);
  const path = '/api/contact/export?email=ivo@udruga.example&lang=en';
  const { text, headers } = await test.asAdmin('get', path).expect(200);
  expect(headers['cache-control']).toContain('no-store');
  const [heading, line] = text.split('\r\n');
  expect(heading?.startsWith('\ufeff"Number";"Received";"Name"')).toBe(true);
  expect(line).toContain(
    `;"2026-05-01 11:30:00";"Ivo; ""Ive""";"ivo@udruga.example";"'=1+1";"prvi\nredak";`,
  );
});

const message = (fields: object = {}) =>
  createContactMessage(test.dataSource, { email: uniqueEmail(), ...fields });
const read = async (id: number) =>
  (await test.asAdmin('get', `/api/contact/${id}`).expect(200)).body;
const reply = (id: number, body: object = {}) =>
  test.asAdmin('post', `/api/contact/${id}/replies?lang=hr`, {
    text: 'Poštovana Ana,\n\nveselimo se Vašem dolasku.',
    ...body,
  });
const repliesTo = async (id: number) =>
  (await test.asAdmin('get', `/api/contact/${id}/replies`).expect(200)).body;
const mailsTo = (recipient: string) => test.dataSource.manager.findBy(Mail, { recipient });
const undeliveredIds = async () =>
  (await test.asAdmin('get', '/api/contact?undelivered=true').expect(200)).body.map(
    ({ id }: { id: number }) => id,
  );

describe('a reply', () => {
  it('is mailed with the message quoted, from the association, in one conversation', async () => {
    const email = uniqueEmail();
    const body = contactMessageBody({ email, message: 'Dobar dan,\n<b>kada</b> počinjete?' });
    await send(body).expect(201);
    const [{ id }] = (await test.asAdmin('get', `/api/contact?email=${email}`)).body;
    const receipt = await test.findOnly({ recipient: email });
    const notification = await test.findOnly({ replyTo: email });

    const { body: sent } = await reply(id, {
      text: 'Poštovana,\n\nu petak & subotu.\nDođite!',
    }).expect(201);
    expect(sent).toMatchObject({ messageId: id, author: 'Ana Horvat', state: 'queued' });
    expect(new Date(sent.sendAt).getTime()).toBeGreaterThan(Date.now() + 10_000);
    const answered = { state: 'answered', isRead: true, answeredBy: 'Ana Horvat' };
    expect(await read(id)).toMatchObject({ ...answered, replyState: 'queued' });

    await test.makeDue(sent.mailId);
    const mail = await readSent(sent.mailId);
    expect(mail).toMatchObject({
      to: [{ address: email }],
      replyTo: [{ address: 'info@kvaliteta-zivljenja.example' }],
      subject: `Re: ${body.subject}`,
      inReplyTo: receipt.messageId,
      references: `${notification.messageId} ${receipt.messageId}`,
    });
    expect(mail.headers.map(({ key }) => key)).not.toContain('auto-submitted');
    expect(mail.text).toContain('Poštovana,\n\nu\u00a0petak & subotu.\nDođite!\n\nVaša poruka,');
    expect(mail.text).toContain('> Dobar dan,\n> <b>kada</b> počinjete?');
    expect(mail.html).toContain('u\u00a0petak &amp; subotu.<br>Dođite!</p>');
    expect(mail.html).toContain('Dobar dan,<br>&lt;b&gt;kada&lt;/b&gt; počinjete?');
    expect(await repliesTo(id)).toMatchObject([{ state: 'sent', sendAt: null }]);

    const { body: second } = await reply(id, { text: 'Još nešto.' }).expect(201);
    const { thread } = await test.findOnly({ id: second.mailId });
    expect(thread).toEqual([notification.messageId, receipt.messageId, mail.messageId]);
  });

  it('is the only mail to who wanted no receipt, and tells nobody else what it is about', async () => {
    const email = uniqueEmail();
    const body = contactMessageBody({ email, noReceipt: true, message: 'Bojim se.' });
    await send(body).expect(201);
    expect(await mailsTo(email)).toEqual([]);
    const notification = await test.findOnly({ replyTo: email });
    expect(notification.text).toContain('izbrišite navod');
    const [{ id, noReceipt }] = (await test.asAdmin('get', `/api/contact?email=${email}`)).body;
    expect(noReceipt).toBe(true);
    await reply(id).expect(201);
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe('Odgovor na vašu poruku');
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/Bojim se|Volontiranje/);
  });

  it('is in the language of the message unless another is chosen', async () => {
    const { id, email } = await message({ language: 'en', subject: 'Re: Opening hours' });
    await reply(id).expect(201);
    await reply(id, { language: 'hr', text: 'Da.' }).expect(201);
    const [english, croatian] = await mailsTo(email);
    expect(english).toMatchObject({ language: 'en', subject: 'Re: Opening hours' });
    expect(english?.text).toContain('Your message, ');
    expect(croatian?.text).toContain('Vaša poruka, ');
  });

  it('can be withdrawn until it is sent, which restores the state before it', async () => {
    const { id, email } = await message();
    const withdraw = (replyId: number, of = id) =>
      test.asAdmin('delete', `/api/contact/${of}/replies/${replyId}`);
    const { body: first } = await reply(id).expect(201);
    await withdraw(first.id, (await message()).id).expect(404);
    await withdraw(first.id).expect(200);
    expect([await mailsTo(email), await repliesTo(id)]).toEqual([[], []]);
    expect(await read(id)).toMatchObject({ state: 'open', answeredBy: null, replyState: null });

    const { body: sent } = await reply(id).expect(201);
    await test.makeDue(sent.mailId);
    await test.waitForState(sent.mailId, 'sent');
    await withdraw(sent.id).expect(409);
    const { body: later } = await reply(id, { text: 'Ispravak.' }).expect(201);
    await withdraw(later.id).expect(200);
    expect(await read(id)).toMatchObject({ state: 'answered', replyState: 'sent' });
  });

  it('to a message that a colleague has answered or noted meanwhile is refused', async () => {
    const { id, email, version } = await message();
    const answers = await Promise.all([1, 2, 3].map(() => reply(id, { version })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 412, 412]);
    const { body } = await reply(id, { version }).expect(412);
    expect(body.detail).toContain('u međuvremenu odgovoreno (Ana Horvat)');
    expect(await mailsTo(email)).toHaveLength(1);
    await reply(id, { version: (await read(id)).version }).expect(201);

    const noted = await message();
    await test.asAdmin('patch', `/api/contact/${noted.id}`, { note: 'Javila se.' }).expect(200);
    await reply(noted.id, { version: noted.version }).expect(412);
  });

  it('that is sent again under its key is sent once', async () => {
    const { id, email } = await message();
    const send = () => reply(id).set('Idempotency-Key', `"odgovor-${id}"`);
    const { body: first } = await send().expect(201);
    expect((await send().expect(201)).body.id).toBe(first.id);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('that could not be delivered is seen at the message, also when its mail is deleted', async () => {
    const { id } = await message();
    const { body } = await reply(id).expect(201);
    const failed = { state: 'failed', failure: 'recipient' } as const;
    await test.dataSource.manager.update(Mail, body.mailId, failed);
    expect(await repliesTo(id)).toMatchObject([{ state: 'failed' }]);
    expect(await undeliveredIds()).toContain(id);
    await test.dataSource.manager.delete(Mail, { id: body.mailId });
    expect((await read(id)).replyState).toBe('failed');
    await reply(id, { text: 'Još jednom.' }).expect(201);
    expect(await undeliveredIds()).not.toContain(id);
  });

  it('that waits is not sent when its message is deleted', async () => {
    const { id, email } = await message();
    await reply(id).expect(201);
    await test.asAdmin('delete', `/api/contact/${id}`).expect(200);
    expect(await mailsTo(email)).toEqual([]);
    await reply(id).expect(404);
    const [item] = (await test.asAdmin('get', '/api/trash')).body;
    await test.asAdmin('post', `/api/trash/${item.id}/restore`).expect(200);
    expect(await repliesTo(id)).toMatchObject([{ state: 'withdrawn' }]);
    expect(await read(id)).toMatchObject({ state: 'open', answeredBy: null });
  });
});

it('a note and the replies are in the export of personal data and in CSV, and erased', async () => {
  const { id, email } = await message();
  await test.asAdmin('patch', `/api/contact/${id}`, { note: '=Oprez' }).expect(200);
  await reply(id).expect(201);
  const { body } = await test.asAdmin('post', '/api/privacy/export', { email });
  expect(JSON.stringify(body)).toContain('"Bilješka":"=Oprez"');
  expect(JSON.stringify(body)).toContain('"Odgovor":"Poštovana Ana');
  const csv = await test.asAdmin('get', `/api/contact/export?email=${email}`).expect(200);
  expect(csv.text).toContain(`"Ana Horvat";"'=Oprez";`);
  await test.asAdmin('post', '/api/privacy/erase', { email }).expect(200);
  expect(await test.dataSource.manager.countBy(ContactReply, { messageId: id })).toBe(0);
  expect(await mailsTo(email)).toEqual([]);
});
