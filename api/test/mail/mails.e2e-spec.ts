import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { Mail } from '../../src/mail/mail.entity.js';
import { createContactMessage } from '../factories/contact-message.factory.js';
import { createMail } from '../factories/mail.factory.js';
import { uniqueEmail } from '../factories/newsletter.factory.js';
import { startMailApp, type MailApp } from '../setup/mail/mail-app.js';
import { MailServer, type Behaviour } from '../setup/mail/mail-server.js';
import { waitFor } from '../setup/wait-for.js';
import { createConfirmedSubscriber, issueRequests } from './issue-requests.js';

/** Sends a test mail and returns it as administrators see it after its attempt. */
async function sendTest(test: MailApp, state: 'written' | 'failed') {
  const path = '/api/mails/test';
  const { body: queued } = await test.asAdmin('post', path, { email: uniqueEmail() }).expect(200);
  await test.waitForState(queued.id, state);
  return (await test.asAdmin('get', `/api/mails/${queued.id}`).expect(200)).body;
}

describe('with a mail server', () => {
  const server = new MailServer();
  let test: MailApp;
  let port: number;
  beforeAll(async () => {
    const url = await server.start();
    port = Number(new URL(url).port);
    test = await startMailApp({ SMTP_URL: url });
  });
  afterEach(() => {
    server.clear();
  });
  afterAll(async () => {
    await test.close();
    await server.stop();
  });

  describe('a text of a visitor in a mail', () => {
    it.each([
      'Pozdrav\r\nBcc: zrtva@drugdje.example',
      'Pozdrav\nBcc: zrtva@drugdje.example\n\nTijelo',
      'a\u2028Bcc: zrtva@drugdje.example',
      'a\u0085Bcc: zrtva@drugdje.example\0',
      '=?utf-8?Q?a=0D=0ABcc:_zrtva@drugdje.example?=',
      `${'š'.repeat(2000)}\r\nBcc: zrtva@drugdje.example`,
      '"a" <zrtva@drugdje.example>, <b',
    ])('adds no header and no recipient: %j', async (words) => {
      const to = uniqueEmail();
      await test.queue({ to, subject: words, replyTo: { name: words, address: 'ana@a.example' } });
      const { mail, to: recipients, raw } = await server.waitForMail(to);
      expect([recipients, mail.to]).toEqual([[to], [{ name: '', address: to }]]);
      expect([...(mail.cc ?? []), ...(mail.bcc ?? [])]).toEqual([]);
      expect(mail.replyTo).toEqual([{ name: expect.any(String), address: 'ana@a.example' }]);
      expect(mail.subject).not.toMatch(/[\r\n\u2028\u0085\0]/);
      expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
      expect(raw.split('\r\n').every((line) => line.length <= 998)).toBe(true);
      expect(mail.text?.trim()).toBe('Dobar dan.');
    });

    it.each([
      'ana@a.example, zrtva@drugdje.example',
      'ana@a.example\r\nBcc: zrtva@drugdje.example',
      'Ana <ana@a.example>',
      'skupina: ana@a.example, zrtva@drugdje.example;',
      'ana@a.example>\r\nRCPT TO:<zrtva@drugdje.example',
      '"ana zrtva"@a.example',
      `${'a'.repeat(250)}@a.example`,
      '',
    ])('is refused as an address unless it is exactly one: %j', async (address) => {
      const replyTo = { name: 'a', address };
      for (const mail of [{ to: address }, { to: uniqueEmail(), replyTo }]) {
        await expect(test.queue(mail)).rejects.toThrow('one plain e-mail address');
      }
    });
  });

  describe('an address that the server refuses', () => {
    const UNKNOWN: Behaviour = { refuse: 'recipient', code: 550, text: '5.1.1 No such user' };
    const kind = 'contact-receipt';
    async function refuse(to: string, of: Mail['kind'] = kind): Promise<void> {
      server.behaveNext(UNKNOWN);
      await test.waitForState((await test.queue({ to, kind: of })).id, 'failed');
    }
    const found = async (email: string) =>
      (await test.asAdmin('get', `/api/refused-addresses?filter={"q":"${email}"}`).expect(200))
        .body;

    it('twice gets no more mails, until it is let in again', async () => {
      const to = uniqueEmail();
      await refuse(to);
      expect(await found(to)).toMatchObject([{ email: to, refusals: 1, stoppedAt: null }]);
      await refuse(to.toUpperCase());
      const [stopped] = await found(to);
      expect(stopped).toMatchObject({ refusals: 2, stoppedAt: expect.any(String) });
      server.clear();
      const { id } = await test.queue({ to, kind });
      expect(await test.waitForState(id, 'failed')).toMatchObject({ attempts: 0 });
      expect(server.received).toEqual([]);

      await test.asAdmin('delete', `/api/refused-addresses/${stopped.id}`).expect(200);
      await test.queue({ to, kind });
      await server.waitForMail(to);
    });

    it('for a while, for its sender, or for a notice to the association is not stopped', async () => {
      const to = uniqueEmail();
      server.behaveNext({ refuse: 'recipient', code: 451, text: '4.1.1 Later' });
      await test.waitForAttempts((await test.queue({ to, kind })).id, 1);
      server.behaveNext({ refuse: 'recipient', code: 550, text: '5.7.1 Relaying denied' });
      await test.waitForState((await test.queue({ to, kind })).id, 'failed');
      for (let count = 0; count < 2; count += 1) await refuse(to, 'contact-notification');
      expect(await found(to)).toEqual([]);
    });

    it('once is not counted any more when a mail arrives', async () => {
      const to = uniqueEmail();
      await refuse(to);
      await test.waitForState((await test.queue({ to, kind })).id, 'sent');
      expect(await found(to)).toEqual([]);
    });

    it('gets no issue, and is in the data of its owner, and erased with them', async () => {
      const api = issueRequests(test);
      const [{ email }, other] = [
        await createConfirmedSubscriber(test),
        await createConfirmedSubscriber(test),
      ];
      for (let count = 0; count < 2; count += 1) await refuse(email);
      const id = await api.createDraft();
      await api.send(id);
      const progress = { recipients: 1, delivered: 1 };
      expect(await api.waitUntilSent(id)).toMatchObject({ progress });
      expect(server.acceptedFor(other.email)).toHaveLength(1);

      const { text } = await test.asAdmin('post', '/api/privacy/export', { email }).expect(200);
      expect(text).toContain('No such user');
      await test.asAdmin('post', '/api/privacy/erase', { email }).expect(200);
      expect(await found(email)).toEqual([]);
    });
  });

  describe('a test mail', () => {
    it('arrives in the language of the panel', async () => {
      const email = uniqueEmail();
      await test.asAdmin('post', '/api/mails/test?lang=en', { email }).expect(200);
      expect((await server.waitForMail(email)).mail.subject).toBe('Test message');
    });

    it.each<[Behaviour, RegExp]>([
      [{ refuse: 'recipient', code: 550, text: 'Not for us' }, /odbio je adresu primatelja/],
      [{ refuse: 'sender', code: 553, text: 'Not for us' }, /odbio je pošiljatelja .+ MAIL_FROM/],
      [{ refuse: 'recipient', code: 451, text: 'Not for us' }, /zamolio je da se pokuša kasnije/],
    ])('is tried once, and tells why it fails: %j', async (behaviour, lastError) => {
      server.behaveNext(behaviour);
      expect(await sendTest(test, 'failed')).toMatchObject({
        attempts: 1,
        lastError: expect.stringMatching(lastError),
        serverAnswer: expect.stringContaining('Not for us'),
        nextAttemptAt: null,
      });
    });

    it('tells that the server refuses connections, and mails that wait for it are counted', async () => {
      await server.stop();
      const { lastError } = await sendTest(test, 'failed');
      expect(lastError).toMatch(/^Poslužitelj e-pošte odbio je vezu/);
      await test.dataSource.query('DELETE FROM mails');
      const waiting = await test.queue({ to: uniqueEmail() });
      await test.waitForAttempts(waiting.id, 1);
      await createMail(test.dataSource, { state: 'failed' });
      const { body } = await test.asAdmin('get', '/api/mails/delivery').expect(200);
      expect(body).toMatchObject({ way: 'smtp', failing: 1, givenUp: 1, written: 0 });
      await server.start(port);
    });
  });

  it('the text of a mail is read without the tokens of its links, until it is sent', async () => {
    const token = 'Zm9yIGV4YW1wbGUgb25seSwgbm90IGEgcmVhbCB0b2s';
    const html = `<p>Čaj &lt;b&gt;</p><a href="https://a.example/x?token=${token}">x</a>`;
    const { id } = await createMail(test.dataSource, { html, state: 'failed' });
    const { text, headers } = await test.asAdmin('get', `/api/mails/${id}/content`).expect(200);
    expect(text).toContain('<p>Čaj &lt;b&gt;</p>');
    expect(text).not.toContain(token);
    expect(headers['content-security-policy']).toContain('sandbox');
    const accepted = await createMail(test.dataSource, { state: 'sent', text: null, html: null });
    await test.asAdmin('get', `/api/mails/${accepted.id}/content`).expect(404);
  });
});

describe('without a mail server', () => {
  let dataDir: string;
  let test: MailApp;
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'mails-'));
    test = await startMailApp({ DATA_DIR: dataDir });
  });
  afterAll(async () => {
    await test.close();
    await rm(dataDir, { recursive: true });
  });

  const outbox = () => join(dataDir, 'outbox');

  it('a test mail becomes a file, which is counted as received by nobody', async () => {
    expect(await sendTest(test, 'written')).toMatchObject({ sentAt: null });
    const { body } = await test.asAdmin('get', '/api/mails/delivery').expect(200);
    expect(body).toMatchObject({ way: 'files', failing: 0, givenUp: 0, written: 1 });
  });

  it('an issue is written to files and not counted as delivered, also when these are deleted', async () => {
    const api = issueRequests(test);
    for (let count = 0; count < 2; count += 1) await createConfirmedSubscriber(test);
    const id = await api.createDraft();
    await api.send(id);
    const issue = async () => (await api.get(`/${id}`).expect(200)).body;
    await waitFor(async () => (await issue()).state === 'written', 'the issue to be written');
    await test.dataSource.query('DELETE FROM mails');
    const progress = { recipients: 2, waiting: 0, delivered: 0, written: 2 };
    expect(await issue()).toMatchObject({ state: 'written', progress });
    await api.post(`/${id}/pause`).expect(409);
  });

  it('mails are complete files that only their owner can read', async () => {
    const { id } = await test.queue({ to: uniqueEmail() });
    await test.waitForState(id, 'written');
    const [name = ''] = await readdir(outbox());
    const file = join(outbox(), name);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(outbox())).mode & 0o777).toBe(0o700);
    expect(await readFile(file, 'utf8')).toContain('\r\n\r\n');
  });

  it('mails wait while the folder is not writable', async () => {
    await rm(outbox(), { recursive: true });
    await writeFile(outbox(), 'a file instead of the folder');
    const { id } = await test.queue({ to: uniqueEmail() });
    const waiting = await test.waitForAttempts(id, 1);
    expect(waiting).toMatchObject({ failure: 'file', unknownOutcomes: 0 });
    await rm(outbox());
    await test.makeDue(id);
    await test.waitForState(id, 'written');
  });

  it('a message stays open that was replied to', async () => {
    const { id } = await createContactMessage(test.dataSource);
    const path = `/api/contact/${id}/replies`;
    const body = { text: 'Dođite.' };
    const { body: first } = await test.asAdmin('post', path, body).expect(201);
    await test.makeDue(first.mailId);
    await test.waitForState(first.mailId, 'written');
    const { body: later } = await test.asAdmin('post', path, body).expect(201);
    await test.asAdmin('delete', `${path}/${later.id}`).expect(200);
    const { body: message } = await test.asAdmin('get', `/api/contact/${id}`).expect(200);
    expect(message).toMatchObject({ state: 'open', answeredBy: null, replyState: 'written' });
  });
});
