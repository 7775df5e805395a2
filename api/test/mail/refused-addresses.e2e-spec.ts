import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { Mail } from '../../src/mail/mail.entity.js';
import { uniqueEmail } from '../factories/newsletter.factory.js';
import { startMailApp, type MailApp } from '../setup/mail/mail-app.js';
import { MailServer } from '../setup/mail/mail-server.js';
import { createConfirmedSubscriber, issueRequests } from './issue-requests.js';

const server = new MailServer();
let test: MailApp;
beforeAll(async () => {
  test = await startMailApp({ SMTP_URL: await server.start() });
});
afterEach(() => {
  server.clear();
});
afterAll(async () => {
  await test.close();
  await server.stop();
});

const UNKNOWN = { refuse: 'recipient', code: 550, text: '5.1.1 No such user' } as const;
const KIND = 'contact-receipt';

async function refuse(to: string, kind: Mail['kind'] = KIND): Promise<void> {
  server.behaveNext(UNKNOWN);
  await test.waitForState((await test.queue({ to, kind })).id, 'failed');
}
const found = async (email: string) =>
  (await test.asAdmin('get', `/api/refused-addresses?filter={"q":"${email}"}`).expect(200)).body;

it('an address that the server refuses twice gets no more mails, until it is let in again', async () => {
  const to = uniqueEmail();
  await refuse(to);
  expect(await found(to)).toMatchObject([{ email: to, refusals: 1, stoppedAt: null }]);
  await refuse(to.toUpperCase());
  const [stopped] = await found(to);
  expect(stopped).toMatchObject({
    refusals: 2,
    stoppedAt: expect.any(String),
    serverAnswer: expect.stringContaining('No such user'),
  });

  const { id } = await test.queue({ to, kind: KIND });
  expect(await test.waitForState(id, 'failed')).toMatchObject({ attempts: 0 });
  const { body } = await test.asAdmin('get', `/api/mails/${id}?lang=hr`).expect(200);
  expect(body.lastError).toMatch(/^Poslužitelj e-pošte dvaput je odbio ovu adresu/);
  expect(server.received).toEqual([]);
  // Mails that administrators send to themselves, to find out, are sent.
  await test.queue({ to, kind: 'newsletter-test' });
  await server.waitForMail(to);

  await test.asAdmin('delete', `/api/refused-addresses/${stopped.id}`).expect(200);
  server.clear();
  await test.queue({ to, kind: KIND });
  await server.waitForMail(to);
});

it('temporary failures, refusals of the sender and notices to the association stop no address', async () => {
  const to = uniqueEmail();
  for (const [code, text] of [
    [451, '4.1.1 Later'],
    [450, 'Mailbox busy'],
  ] as const) {
    server.behaveNext({ refuse: 'recipient', code, text });
    await test.waitForAttempts((await test.queue({ to, kind: KIND })).id, 1);
  }
  for (const text of ['5.7.1 Relaying denied', 'Blocked: spam']) {
    server.behaveNext({ refuse: 'recipient', code: 550, text });
    await test.waitForState((await test.queue({ to, kind: KIND })).id, 'failed');
  }
  await refuse(to, 'contact-notification');
  await refuse(to, 'contact-notification');
  expect(await found(to)).toEqual([]);
});

it('a mail that arrives ends the count of refusals', async () => {
  const to = uniqueEmail();
  await refuse(to);
  const { id } = await test.queue({ to, kind: KIND });
  await test.waitForState(id, 'sent');
  expect(await found(to)).toEqual([]);
});

it('an issue is not sent to a stopped address, which is in the data of its owner and erased with it', async () => {
  const api = issueRequests(test);
  await test.dataSource.query('DELETE FROM newsletters');
  const [stopped, other] = [
    await createConfirmedSubscriber(test),
    await createConfirmedSubscriber(test),
  ];
  await refuse(stopped.email);
  await refuse(stopped.email);
  const id = await api.createDraft();
  await api.post(`/${id}/send`).expect(200);
  expect(await api.waitUntilSent(id)).toMatchObject({ progress: { recipients: 1, delivered: 1 } });
  expect(server.acceptedFor(other.email)).toHaveLength(1);

  const { email } = stopped;
  const { text } = await test.asAdmin('post', '/api/privacy/export', { email }).expect(200);
  expect(text).toContain('No such user');
  await test.asAdmin('post', '/api/privacy/erase', { email }).expect(200);
  expect(await found(email)).toEqual([]);
});
