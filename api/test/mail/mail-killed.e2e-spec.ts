import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { FindOptionsWhere } from 'typeorm';
import { Mail } from '../../src/mail/mail.entity.js';
import { uniqueEmail } from '../factories/newsletter.factory.js';
import { MailServer, type ReceivedMail } from '../setup/mail/mail-server.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { waitFor } from '../setup/wait-for.js';
import { sendIssueThroughKills } from './issue-kills.js';
import { MailProcess, recoverMails } from './mail-processes.js';

// Tests start several processes.
jest.setTimeout(180_000);

/** Nightly, also what `scripts/durability.mjs` shows with the whole server. */
const ALL = process.env.MAIL_PROCESSES === 'all';

const server = new MailServer();
let smtpUrl: string;
/** Reads the database and runs no jobs itself. */
let test: TestApp;
/** Goes on from test to test, unless one ends it. */
let running: MailProcess | undefined;
beforeAll(async () => {
  smtpUrl = await server.start();
  test = await startTestApp();
});
afterEach(async () => {
  await test.dataSource.query('DELETE FROM mails');
  server.clear();
});
afterAll(async () => {
  await running?.end('SIGKILL');
  await test.close();
  await server.stop();
});

const start = async () => (running ??= await MailProcess.start(test, smtpUrl));
async function end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null | undefined> {
  const ending = running;
  running = undefined;
  return ending?.end(signal);
}

const rows = (where: FindOptionsWhere<Mail> = {}) => test.dataSource.manager.findBy(Mail, where);
const allSent = () =>
  waitFor(
    async () => (await rows()).every(({ state }) => state === 'sent'),
    'all mails to be sent',
  );
const isReceived = () => waitFor(() => server.received[0], 'a mail to be received');

describe('a process that is killed', () => {
  it('before the mail server answers has its mail sent again, marked, with the same Message-ID', async () => {
    const first = await start();
    const resume = server.pauseNext();
    expect(await first.submit(uniqueEmail())).toBe(201);
    const { messageId } = (await isReceived()).mail;
    await end('SIGKILL');
    resume();

    await start();
    const recovered = await waitFor(
      async () => (await rows({ messageId, state: 'queued' }))[0],
      'the mail to be recovered',
    );
    expect(recovered).toMatchObject({ failure: 'interrupted', unknownOutcomes: 1 });
    await recoverMails(test);
    await allSent();
    const markOf = ({ raw }: ReceivedMail) =>
      /^X-Retry-After-Unknown-Outcome: (\d+)/m.exec(raw)?.[1];
    const copies = server.received.filter(({ mail }) => mail.messageId === messageId);
    expect(copies.map(markOf)).toEqual([undefined, '1']);
  });

  it('while it sends an issue mails each subscriber once', async () => {
    const kill = () => end('SIGKILL');
    await sendIssueThroughKills(test, server, { subscribers: 40, after: [10], start, kill });
  });
});

it('a process that is stopped with SIGTERM finishes its mail, and leaves the others', async () => {
  const first = await start();
  const resume = server.pauseNext();
  expect(await first.submit(uniqueEmail())).toBe(201);
  await isReceived();
  const ended = end('SIGTERM');
  resume();
  expect(await ended).toBe(0);
  expect(await rows({ state: 'sending' })).toEqual([]);
  expect((await rows()).map(({ unknownOutcomes }) => unknownOutcomes)).toEqual([0, 0]);
  await start();
  await allSent();
  expect(server.received).toHaveLength(2);
});

if (ALL) {
  it('a process that is killed before it sends accepted messages loses none: the next process sends each once', async () => {
    await end('SIGKILL');
    const offline = await MailProcess.start(test, 'smtp://127.0.0.1:1');
    const emails = Array.from({ length: 5 }, uniqueEmail);
    // It is killed while later messages are stored: only those answered 201 must be sent.
    const answers = emails.map((email) => offline.submit(email).catch(() => 0));
    await Promise.race(answers);
    await offline.end('SIGKILL');
    const accepted = (await Promise.all(answers)).map((status) => status === 201);
    expect(accepted).toContain(true);

    await start();
    await recoverMails(test);
    await allSent();
    for (const [index, email] of emails.entries()) {
      const stored = (await rows({ recipient: email })).length;
      if (accepted[index]) expect(stored).toBe(1);
      expect(server.acceptedFor(email)).toHaveLength(stored);
    }
  });

  it('processes that share a database send each mail once between them', async () => {
    const both = [await start(), await MailProcess.start(test, smtpUrl)];
    try {
      const emails = Array.from({ length: 10 }, uniqueEmail);
      for (const [index, email] of emails.entries()) {
        expect(await both[index % 2]?.submit(email)).toBe(201);
      }
      await allSent();
      for (const email of emails) expect(server.acceptedFor(email)).toHaveLength(1);
      expect(server.received).toHaveLength(20);
    } finally {
      await both[1]?.end('SIGKILL');
    }
  });
}
