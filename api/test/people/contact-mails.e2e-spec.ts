import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { FindOptionsWhere } from 'typeorm';
import { Mail } from '../../src/mail/mail.entity.js';
import { contactMessageBody } from '../factories/contact-message.factory.js';
import { uniqueEmail } from '../factories/newsletter.factory.js';
import { startMailApp, type MailApp } from '../setup/mail/mail-app.js';
import { readOutboxMail } from '../setup/mail/outbox-mail.js';
import { uniqueIp } from '../setup/unique-ip.js';

let outbox: string;
let test: MailApp;
beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'mails-'));
  outbox = join(dataDir, 'outbox');
  test = await startMailApp({ DATA_DIR: dataDir, PUBLIC_URL: 'https://udruga.example' });
});
afterAll(async () => {
  await test.close();
  await rm(join(outbox, '..'), { recursive: true });
});

const send = (body: object, language = 'hr') =>
  test.anonymous
    .post(`/api/contact?lang=${language}`)
    .set('X-Forwarded-For', uniqueIp())
    .send(body);

const rows = (where: FindOptionsWhere<Mail>) => test.dataSource.manager.findBy(Mail, where);
/** The mail in the outbox, after it is written. */
async function readWritten({ id }: Mail) {
  const { sentAt } = await test.waitForState(id, 'written');
  expect(sentAt).toBeNull();
  return readOutboxMail(outbox, id);
}

describe('a message from the form', () => {
  it('is mailed to the association, with the sender as the reply address', async () => {
    const email = uniqueEmail();
    const message = contactMessageBody({
      email,
      name: 'Đurđa Žic',
      topic: 'volunteer',
      message: 'Dobar dan,\n<b>javite mi se</b> & hvala',
    });
    await send(message, 'en').expect(201);
    const mail = await readWritten(await test.findOnly({ replyTo: email }));
    expect(mail).toMatchObject({
      to: [{ address: 'info@kvaliteta-zivljenja.example' }],
      replyTo: [{ name: 'Đurđa Žic', address: email }],
      subject: `Poruka sa stranice: ${message.subject}`,
    });
    for (const body of [mail.text, mail.html]) {
      expect(body).toContain('Đurđa Žic');
      expect(body).toContain('Volontiranje');
      expect(body).toContain('https://udruga.example/admin/contact/');
    }
    expect(mail.text).toContain('> Dobar dan,\n> <b>javite mi se</b> & hvala');
    expect(mail.html).toContain('Dobar dan,<br>&lt;b&gt;javite mi se&lt;/b&gt; &amp; hvala');
  });

  it.each([
    ['hr', 'Primili smo vašu poruku', 'Poruka je stigla'],
    ['en', 'We have received your message', 'Your message has arrived'],
  ])(
    'is acknowledged to its sender in %s, without any of its text',
    async (language, subject, text) => {
      const email = uniqueEmail();
      const words = [
        'Ivana-Kupite',
        'Zarada https://lako.example',
        'kliknite https://lako.example',
      ];
      const [name, title, content] = words;
      await send(contactMessageBody({ email, name, subject: title, message: content }), language);
      const mail = await readWritten(
        await test.findOnly({ recipient: email, kind: 'contact-receipt' }),
      );
      expect(mail).toMatchObject({
        subject,
        from: { address: 'info@kvaliteta-zivljenja.example' },
      });
      expect(mail.replyTo).toBeUndefined();
      expect(mail.html).toContain(`<html lang="${language}"`);
      expect(mail.headers).toContainEqual(
        expect.objectContaining({ key: 'auto-submitted', value: 'auto-replied' }),
      );
      for (const body of [mail.text ?? '', mail.html ?? '']) {
        expect(body).toContain(text);
        for (const word of words) expect(body).not.toContain(word);
        expect(body).not.toContain('lako.example');
        const urls = [...body.matchAll(/https?:\/\/[^\s"<]+/g)].map(([url]) => url);
        expect(urls).toHaveLength(2);
        for (const url of urls) expect(url).toMatch(/^https:\/\/udruga\.example\//);
      }
    },
  );

  it('sent three times in parallel is mailed once', async () => {
    const message = contactMessageBody({ email: uniqueEmail() });
    await Promise.all([send(message), send(message), send(message)]);
    expect(await rows({ recipient: message.email })).toHaveLength(1);
    expect(await rows({ replyTo: message.email })).toHaveLength(1);
  });

  it('is acknowledged at most three times a day to an email address', async () => {
    const email = uniqueEmail();
    for (let i = 0; i < 5; i += 1) await send(contactMessageBody({ email })).expect(201);
    expect(await rows({ replyTo: email })).toHaveLength(5);
    const receipts = await rows({ recipient: email });
    expect(receipts).toHaveLength(3);
    await test.dataSource.query(
      `UPDATE mails SET created_at = now() - interval '25 hours' WHERE recipient = $1`,
      [email],
    );
    await send(contactMessageBody({ email: email.toUpperCase() })).expect(201);
    expect(await rows({ recipient: email })).toHaveLength(4);
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
    const notifications = () => rows({ kind: 'contact-notification', replyTo: email });
    await send(contactMessageBody({ email })).expect(201);
    expect(await notifications()).toHaveLength(1);
    await send(contactMessageBody({ email })).expect(201);
    expect(await notifications()).toHaveLength(1);
    const { body } = await test.anonymous
      .get('/api/contact')
      .query({ q: email })
      .set(test.admin)
      .expect(200);
    expect(body).toHaveLength(2);
    await test.dataSource.query(`DELETE FROM mails WHERE message_id LIKE 'notified %'`);
  });

  it('is not mailed with a filled honeypot or when an administrator enters it', async () => {
    const email = uniqueEmail();
    await send(contactMessageBody({ email, spare: 'x' })).expect(400);
    await test.asAdmin('post', '/api/contact', contactMessageBody({ email })).expect(201);
    expect([...(await rows({ recipient: email })), ...(await rows({ replyTo: email }))]).toEqual(
      [],
    );
  });
});

describe('without a mail server', () => {
  it('mails are complete files that only their owner can read', async () => {
    const mail = await test.queue({ to: uniqueEmail() });
    await readWritten(mail);
    const names = await readdir(outbox);
    expect(names.every((name) => /^\d{4}-\d{2}-\d{2}-\d{6,}-[a-z-]+\.eml$/.test(name))).toBe(true);
    const name = names.find((file) => file.includes(String(mail.id).padStart(6, '0'))) ?? '';
    expect((await stat(join(outbox, name))).mode & 0o777).toBe(0o600);
    expect((await stat(outbox)).mode & 0o777).toBe(0o700);
    expect(await readFile(join(outbox, name), 'utf8')).toContain('\r\n\r\n');
  });

  it('administrators see that mails are written to files', async () => {
    const { body } = await test.asAdmin('get', '/api/mails/delivery').expect(200);
    expect(body.way).toBe('files');
  });

  it('mails wait while the folder is not writable', async () => {
    await rm(outbox, { recursive: true });
    await writeFile(outbox, 'a file instead of the folder');
    const { id } = await test.queue({ to: uniqueEmail() });
    const waiting = await test.waitForAttempts(id, 1);
    expect(waiting).toMatchObject({ failure: 'file', unknownOutcomes: 0 });
    await rm(outbox);
    await test.makeDue(id);
    await readWritten(waiting);
  });
});
