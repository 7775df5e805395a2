import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { FindOptionsWhere } from 'typeorm';
import { Mail } from '../../src/mail/mail.entity.js';
import { contactMessageBody } from '../factories/contact-message.factory.js';
import { uniqueEmail } from '../factories/newsletter.factory.js';
import { MailServer, type ReceivedMail } from '../setup/mail/mail-server.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { uniqueIp } from '../setup/unique-ip.js';
import { waitFor } from '../setup/wait-for.js';

// Each test starts several processes.
jest.setTimeout(180_000);

const PROCESS = fileURLToPath(new URL('../setup/mail/mail-process.mjs', import.meta.url));
const server = new MailServer();
let smtpUrl: string;
/** Reads the database and runs no jobs itself. */
let test: TestApp;
let children: ChildProcess[] = [];
beforeAll(async () => {
  smtpUrl = await server.start();
  test = await startTestApp();
});
afterEach(async () => {
  await Promise.all(children.map((child) => end(child, 'SIGKILL')));
  children = [];
  await test.dataSource.query('DELETE FROM mails');
  server.clear();
});
afterAll(async () => {
  await test.close();
  await server.stop();
});

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
  return child.exitCode;
}

interface Process {
  child: ChildProcess;
  submit(email: string): Promise<number>;
}

async function startProcess(environment: NodeJS.ProcessEnv = {}): Promise<Process> {
  const { options } = test.dataSource;
  const child = fork(PROCESS, [], {
    execArgv: [],
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'silent',
      TRUST_PROXY: '1',
      DATABASE_URL: 'url' in options ? options.url : '',
      SMTP_URL: smtpUrl,
      ...environment,
    },
  });
  children.push(child);
  const [{ port }] = await once(child, 'message');
  return {
    child,
    async submit(email) {
      const { status } = await fetch(`http://127.0.0.1:${port}/api/contact`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Forwarded-For': uniqueIp(),
        },
        body: JSON.stringify(contactMessageBody({ email })),
      });
      return status;
    },
  };
}

const rows = (where: FindOptionsWhere<Mail> = {}) => test.dataSource.manager.findBy(Mail, where);
const allSent = () =>
  waitFor(
    async () => (await rows()).every(({ state }) => state === 'sent'),
    'all mails to be sent',
  );
/** Ends the waiting time after which a process recovers mails of others. */
async function recoverMails(): Promise<void> {
  await test.dataSource.query(
    `UPDATE mails SET next_attempt_at = now() - interval '1 hour' WHERE state = 'queued'`,
  );
  await test.dataSource.query(`SELECT graphile_worker.add_job('recover_mails')`);
}

describe('a process that is killed', () => {
  it('before it sends accepted messages loses none: the next process sends each once', async () => {
    const offline = await startProcess({ SMTP_URL: 'smtp://127.0.0.1:1' });
    const emails = Array.from({ length: 5 }, uniqueEmail);
    // It is killed while later messages are stored: only those answered 201 must be sent.
    const answers = emails.map((email) => offline.submit(email).catch(() => 0));
    await Promise.race(answers);
    await end(offline.child, 'SIGKILL');
    const accepted = (await Promise.all(answers)).map((status) => status === 201);
    expect(accepted).toContain(true);

    await startProcess();
    await recoverMails();
    await allSent();
    for (const [index, email] of emails.entries()) {
      const stored = (await rows({ recipient: email })).length;
      if (accepted[index]) expect(stored).toBe(1);
      expect(server.acceptedFor(email)).toHaveLength(stored);
    }
  });

  it('before the mail server answers has its mail sent again, marked, with the same Message-ID', async () => {
    const resume = server.pauseNext();
    const first = await startProcess();
    const email = uniqueEmail();
    expect(await first.submit(email)).toBe(201);
    const interrupted = await waitFor(() => server.received[0], 'a mail to be received');
    await end(first.child, 'SIGKILL');
    resume();

    await startProcess();
    const { messageId } = interrupted.mail;
    const recovered = await waitFor(
      async () => (await rows({ messageId, state: 'queued' }))[0],
      'the mail to be recovered',
    );
    expect(recovered).toMatchObject({ failure: 'interrupted', unknownOutcomes: 1 });
    await recoverMails();
    await allSent();
    const markOf = ({ raw }: ReceivedMail) =>
      /^X-Retry-After-Unknown-Outcome: (\d+)/m.exec(raw)?.[1];
    const receivedCopies = (id: string | undefined) =>
      server.received.filter(({ mail }) => mail.messageId === id);
    expect(receivedCopies(messageId).map(markOf)).toEqual([undefined, '1']);
    // The other mail may have been interrupted too; every repetition is marked.
    for (const mail of await rows()) {
      const marks = receivedCopies(mail.messageId).map(markOf);
      expect([[undefined], ['1'], [undefined, '1']]).toContainEqual(marks);
    }
  });
});

describe('processes that share a database', () => {
  it('send each mail once between them', async () => {
    const both = await Promise.all([startProcess(), startProcess()]);
    const emails = Array.from({ length: 30 }, uniqueEmail);
    for (const [index, email] of emails.entries()) {
      expect(await both[index % 2]?.submit(email)).toBe(201);
    }
    await allSent();
    for (const email of emails) expect(server.acceptedFor(email)).toHaveLength(1);
    expect(server.received).toHaveLength(60);
  });
});

describe('a process that is stopped with SIGTERM', () => {
  it('finishes the mail it is sending, and leaves the others to the next process', async () => {
    const first = await startProcess();
    const resume = server.pauseNext();
    expect(await first.submit(uniqueEmail())).toBe(201);
    await waitFor(() => server.received[0], 'a mail to be received');
    const ended = end(first.child, 'SIGTERM');
    resume();
    expect(await ended).toBe(0);
    expect(await rows({ state: 'sending' })).toEqual([]);
    expect((await rows()).map(({ unknownOutcomes }) => unknownOutcomes)).toEqual([0, 0]);
    await startProcess();
    await allSent();
    expect(server.received).toHaveLength(2);
  });
});
