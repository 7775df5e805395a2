import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { MailServer } from '../../setup/mail/mail-server.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { sendIssueThroughKills } from '../issue-kills.js';
import { MailProcess } from '../mail-processes.js';

const KILLS = Number(process.env.KILL_ROUNDS ?? 10);
jest.setTimeout(120_000 + 20_000 * KILLS);

const server = new MailServer();
let smtpUrl: string;
let test: TestApp;
let running: MailProcess | undefined;
async function kill(): Promise<void> {
  await running?.end('SIGKILL');
  running = undefined;
}
beforeAll(async () => {
  smtpUrl = await server.start();
  test = await startTestApp();
});
afterAll(async () => {
  await kill();
  await test.close();
  await server.stop();
});

it('processes that are killed again and again send an issue to each subscriber once', async () => {
  // The first process is killed while mails are queued, the others while they are sent.
  const after = Array.from({ length: KILLS }, (_, kill) => Math.ceil((100 * kill) / KILLS));
  await sendIssueThroughKills(test, server, {
    subscribers: 200,
    after,
    start: async () => (running ??= await MailProcess.start(test, smtpUrl)),
    kill,
  });
  expect(server.received.length).toBeGreaterThanOrEqual(200);
});
