import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ContactReply } from '../../src/contact/contact-reply.entity.js';
import { Mail } from '../../src/mail/mail.entity.js';
import { contactMessageBody, createContactMessage } from '../factories/contact-message.factory.js';
import { uniqueEmail } from '../factories/newsletter.factory.js';
import { startMailApp, type MailApp } from '../setup/mail/mail-app.js';
import { readOutboxMail } from '../setup/mail/outbox-mail.js';
import { uniqueIp } from '../setup/unique-ip.js';

let outbox: string;
let test: MailApp;
beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'replies-'));
  outbox = join(dataDir, 'outbox');
  test = await startMailApp({ DATA_DIR: dataDir, PUBLIC_URL: 'https://udruga.example' });
});
afterAll(async () => {
  await test.close();
  await rm(join(outbox, '..'), { recursive: true });
});

const message = (fields: object = {}) =>
  createContactMessage(test.dataSource, { email: uniqueEmail(), ...fields });
const read = async (id: number) =>
  (await test.asAdmin('get', `/api/contact/${id}`).expect(200)).body;
const reply = (id: number, body: object = {}, lang = 'hr') =>
  test.asAdmin('post', `/api/contact/${id}/replies?lang=${lang}`, {
    text: 'Poštovana Ana,\n\nveselimo se Vašem dolasku.',
    ...body,
  });
const repliesTo = async (id: number) =>
  (await test.asAdmin('get', `/api/contact/${id}/replies`).expect(200)).body;
const mailsTo = (recipient: string) => test.dataSource.manager.findBy(Mail, { recipient });
const ids = async (filter: object) =>
  (
    await test
      .asAdmin('get', `/api/contact?filter=${encodeURIComponent(JSON.stringify(filter))}`)
      .expect(200)
  ).body.map(({ id }: { id: number }) => id);

describe('a reply', () => {
  it('is mailed with the message quoted, from the association, in one conversation', async () => {
    const email = uniqueEmail();
    const body = contactMessageBody({ email, message: 'Dobar dan,\n<b>kada</b> počinjete?' });
    await test.anonymous
      .post('/api/contact')
      .set('X-Forwarded-For', uniqueIp())
      .send(body)
      .expect(201);
    const [{ id }] = (await test.asAdmin('get', `/api/contact?email=${email}`)).body;
    const receipt = await test.findOnly({ recipient: email });
    const notification = await test.findOnly({ replyTo: email });

    const { body: sent } = await reply(id, {
      text: 'Poštovana,\n\nu petak & subotu.\nDođite!',
    }).expect(201);
    expect(sent).toMatchObject({
      messageId: id,
      language: 'hr',
      author: 'Ana Horvat',
      state: 'queued',
      lastError: null,
      sendAt: expect.any(String),
    });
    expect(new Date(sent.sendAt).getTime()).toBeGreaterThan(Date.now() + 10_000);
    expect(await read(id)).toMatchObject({
      state: 'answered',
      isRead: true,
      answeredBy: 'Ana Horvat',
      answeredAt: expect.any(String),
      replyState: 'queued',
    });

    await test.makeDue(sent.mailId);
    await test.waitForState(sent.mailId, 'written');
    const mail = await readOutboxMail(outbox, sent.mailId);
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
    expect(await repliesTo(id)).toMatchObject([{ state: 'written', sendAt: null }]);
    expect((await read(id)).replyState).toBe('written');

    const { body: second } = await reply(id, { text: 'Još nešto.' }).expect(201);
    const { thread } = await test.findOnly({ id: second.mailId });
    expect(thread).toEqual([notification.messageId, receipt.messageId, mail.messageId]);
  });

  it('is in the language of the message unless another is chosen', async () => {
    const { id, email } = await message({ language: 'en', subject: 'Re: Opening hours' });
    const { body } = await reply(id).expect(201);
    expect(body.language).toBe('en');
    await reply(id, { language: 'hr', text: 'Da.' }).expect(201);
    const [english, croatian] = await mailsTo(email);
    expect(english).toMatchObject({ language: 'en', subject: 'Re: Opening hours' });
    expect(english?.text).toContain('Your message, ');
    expect(croatian?.text).toContain('Vaša poruka, ');
  });

  it('can be withdrawn until it is sent, which restores the state before it', async () => {
    const { id, email } = await message();
    const { body: first } = await reply(id).expect(201);
    await test.asAdmin('delete', `/api/contact/${id}/replies/${first.id}`).expect(200);
    expect(await mailsTo(email)).toEqual([]);
    expect(await repliesTo(id)).toEqual([]);
    expect(await read(id)).toMatchObject({ state: 'open', answeredBy: null, replyState: null });

    const { body: sent } = await reply(id).expect(201);
    await test.makeDue(sent.mailId);
    await test.waitForState(sent.mailId, 'written');
    const refused = await test.asAdmin('delete', `/api/contact/${id}/replies/${sent.id}`);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'Odgovor je već poslan, pa se više ne može povući.',
    ]);
    const { body: later } = await reply(id, { text: 'Ispravak.' }).expect(201);
    await test.asAdmin('delete', `/api/contact/${id}/replies/${later.id}`).expect(200);
    expect(await read(id)).toMatchObject({ state: 'answered', replyState: 'written' });
    await test.asAdmin('delete', `/api/contact/${id}/replies/999999`).expect(404);
    const { id: other } = await message();
    await test.asAdmin('delete', `/api/contact/${other}/replies/${sent.id}`).expect(404);
  });

  it('to a message that a colleague has answered meanwhile is refused, and says who did', async () => {
    const { id, email, version } = await message();
    await reply(id, { version }).expect(201);
    for (const [lang, text] of [
      ['hr', 'Na ovu je poruku u međuvremenu odgovoreno (Ana Horvat).'],
      ['en', 'This message has been answered in the meantime (Ana Horvat).'],
    ] as const) {
      const { status, body } = await reply(id, { version }, lang);
      expect([status, body.detail]).toEqual([412, expect.stringContaining(text)]);
    }
    expect(await mailsTo(email)).toHaveLength(1);
    await reply(id, { version: (await read(id)).version }).expect(201);
  });

  it('based on a message without a colleague’s new note is refused', async () => {
    const { id, version } = await message();
    await test.asAdmin('patch', `/api/contact/${id}`, { note: 'Javila se telefonom.' }).expect(200);
    const { body } = await reply(id, { version }).expect(412);
    expect(body.detail).toContain('Stanje ili bilješka uz ovu poruku');
  });

  it('of two that are sent at the same moment, only one is sent', async () => {
    const { id, email, version } = await message();
    const answers = await Promise.all([1, 2, 3].map(() => reply(id, { version })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 412, 412]);
    expect(await mailsTo(email)).toHaveLength(1);
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
    await test.dataSource.manager.update(Mail, body.mailId, {
      state: 'failed',
      failure: 'recipient',
    });
    expect(await repliesTo(id)).toMatchObject([
      { state: 'failed', lastError: 'Poslužitelj e-pošte odbio je adresu primatelja.' },
    ]);
    expect(await ids({ undelivered: true })).toContain(id);
    await test.dataSource.manager.delete(Mail, { id: body.mailId });
    expect(await repliesTo(id)).toMatchObject([{ state: 'failed', mailId: null }]);
    expect((await read(id)).replyState).toBe('failed');
    await reply(id, { text: 'Još jednom.' }).expect(201);
    expect(await ids({ undelivered: true })).not.toContain(id);
  });

  it('that waits is not sent when its message is deleted', async () => {
    const { id, email } = await message();
    await reply(id).expect(201);
    await test.asAdmin('delete', `/api/contact/${id}`).expect(200);
    expect(await mailsTo(email)).toEqual([]);
    expect(await test.dataSource.manager.countBy(ContactReply, { messageId: id })).toBe(0);
    await reply(id).expect(404);
    await test.asAdmin('get', `/api/contact/${id}/replies`).expect(404);
    const [item] = (await test.asAdmin('get', '/api/trash')).body;
    await test.asAdmin('post', `/api/trash/${item.id}/restore`).expect(200);
    expect(await repliesTo(id)).toMatchObject([{ state: 'withdrawn' }]);
    expect(await read(id)).toMatchObject({ state: 'open', answeredBy: null });
  });
});

describe('the state of a message', () => {
  it('follows from what is done with it, and filters the list', async () => {
    const { id } = await message();
    const at = `/api/contact/${id}`;
    expect(await read(id)).toMatchObject({ state: 'new', isRead: false, replyState: null });
    expect((await test.asAdmin('patch', at, { isRead: true })).body.state).toBe('open');
    const { body: answered } = await test.asAdmin('patch', at, { state: 'answered' });
    expect(answered).toMatchObject({ state: 'answered', answeredBy: 'Ana Horvat' });
    expect(await ids({ state: 'answered', id: [id] })).toEqual([id]);
    expect(await ids({ state: 'open', id: [id] })).toEqual([]);
    const { body: again } = await test.asAdmin('patch', at, { state: 'new' });
    expect(again).toMatchObject({ state: 'new', isRead: false, answeredAt: null });
    expect((await test.asAdmin('put', at, { ...again, isRead: true })).body.state).toBe('open');
  });

  it('counts a version for what colleagues should know, but not for reading', async () => {
    const { id, version } = await message();
    const at = `/api/contact/${id}`;
    const { body: seen } = await test.asAdmin('patch', at, { isRead: true });
    expect(seen.version).toBe(version);
    const { body: noted } = await test.asAdmin('patch', at, { note: 'Zvati nakon 17 h.', version });
    expect(noted).toMatchObject({ note: 'Zvati nakon 17 h.', version: version + 1 });
    await test.asAdmin('patch', at, { note: 'Drugo', version }).expect(412);
  });
});

it('a note and the replies are in the export of personal data and in CSV, and erased', async () => {
  const { id, email } = await message();
  await test.asAdmin('patch', `/api/contact/${id}`, { note: '=Oprez' }).expect(200);
  await reply(id).expect(201);
  const { body } = await test.asAdmin('post', '/api/privacy/export', { email });
  const text = JSON.stringify(body);
  expect(text).toContain('"Bilješka":"=Oprez"');
  expect(text).toContain('"Odgovor":"Poštovana Ana');
  const csv = await test.asAdmin('get', `/api/contact/export?email=${email}`).expect(200);
  expect(csv.text).toContain(`"odgovorena";`);
  expect(csv.text).toContain(`"Ana Horvat";"'=Oprez";`);
  await test.asAdmin('post', '/api/privacy/erase', { email }).expect(200);
  expect(await test.dataSource.manager.countBy(ContactReply, { messageId: id })).toBe(0);
  expect(await mailsTo(email)).toEqual([]);
});
