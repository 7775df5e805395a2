import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { uniqueEmail } from '../factories/newsletter.factory.js';
import { startMailApp, type MailApp } from '../setup/mail/mail-app.js';
import { MailServer } from '../setup/mail/mail-server.js';

/** Sends a test mail and returns it as administrators see it after its attempt. */
async function sendTest(test: MailApp, state: 'sent' | 'written' | 'failed', email: string) {
  const { body: queued } = await test.asAdmin('post', '/api/mails/test', { email }).expect(200);
  expect(queued).toMatchObject({ kind: 'delivery-test', recipient: email });
  await test.waitForState(queued.id, state);
  return (await test.asAdmin('get', `/api/mails/${queued.id}`).expect(200)).body;
}

describe('a test mail', () => {
  const server = new MailServer();
  let test: MailApp;
  let port: number;
  beforeAll(async () => {
    const url = await server.start();
    port = Number(new URL(url).port);
    test = await startMailApp({ SMTP_URL: url });
  });
  afterAll(async () => {
    await test.close();
    await server.stop();
  });

  it('arrives at the address that an administrator enters, in the language of the panel', async () => {
    const email = uniqueEmail();
    expect(await sendTest(test, 'sent', email)).toMatchObject({ attempts: 1, lastError: null });
    expect((await server.waitForMail(email)).mail.subject).toBe('Probna poruka');
    const path = '/api/mails/test?lang=en';
    await test.asAdmin('post', path, { email: `en-${email}` }).expect(200);
    expect((await server.waitForMail(`en-${email}`)).mail.subject).toBe('Test message');
  });

  it.each([
    ['recipient', 550, 'Poslužitelj e-pošte odbio je adresu primatelja.'],
    ['sender', 553, 'Poslužitelj e-pošte odbio je pošiljatelja iz postavke MAIL_FROM.'],
    ['recipient', 451, 'Poslužitelj e-pošte zamolio je da se pokuša kasnije.'],
  ] as const)(
    'is tried once when the server refuses its %s with %i, and tells why',
    async (refuse, code, lastError) => {
      server.behaveNext({ refuse, code, text: 'Not for us' });
      const failed = await sendTest(test, 'failed', uniqueEmail());
      const serverAnswer = expect.stringContaining('Not for us');
      expect(failed).toMatchObject({ attempts: 1, lastError, serverAnswer, nextAttemptAt: null });
    },
  );

  it('tells that the server refuses connections, and mails that wait for it are counted', async () => {
    await server.stop();
    const { lastError } = await sendTest(test, 'failed', uniqueEmail());
    expect(lastError).toMatch(/^Poslužitelj e-pošte odbio je vezu/);
    const waiting = await test.queue({ to: uniqueEmail() });
    await test.waitForAttempts(waiting.id, 1);
    const { body } = await test.asAdmin('get', '/api/mails/delivery').expect(200);
    expect(body).toMatchObject({ way: 'smtp', failing: 1, givenUp: 4, written: 0 });
    await server.start(port);
  });
});

it('without a mail server a test mail becomes a file, which is counted as received by nobody', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'test-mails-'));
  const test = await startMailApp({ DATA_DIR: dataDir });
  try {
    expect(await sendTest(test, 'written', uniqueEmail())).toMatchObject({ sentAt: null });
    const { body } = await test.asAdmin('get', '/api/mails/delivery').expect(200);
    expect(body).toMatchObject({ way: 'files', failing: 0, givenUp: 0, written: 1 });
  } finally {
    await test.close();
    await rm(dataDir, { recursive: true });
  }
});
