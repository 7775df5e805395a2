import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { FindOptionsWhere } from 'typeorm';
import { Mail } from '../../src/mail/mail.entity.js';
import { contactMessageBody } from '../factories/contact-message.factory.js';
import { someAddress } from '../factories/newsletter.factory.js';
import { MailServer, type Received } from '../setup/mail/mail-server.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { until } from '../setup/until.js';

// Each test starts whole processes, one after the other.
jest.setTimeout(180_000);

const PROCESS = fileURLToPath(new URL('../setup/mail/mail-process.mjs', import.meta.url));
const server = new MailServer();
let smtpUrl: string;
/** Looks on, and does no jobs itself. */
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
  server.taken.splice(0);
  server.seen.splice(0);
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
  write(email: string): Promise<number>;
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
  let sent = 0;
  return {
    child,
    async write(email) {
      sent += 1;
      const { status } = await fetch(`http://127.0.0.1:${port}/api/contact`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          'X-Forwarded-For': `198.18.${port % 250}.${sent % 250}`,
        },
        body: JSON.stringify(contactMessageBody({ email })),
      });
      return status;
    },
  };
}

const rows = (where: FindOptionsWhere<Mail> = {}) => test.dataSource.manager.findBy(Mail, where);
const allSent = () =>
  until(async () => (await rows()).every(({ state }) => state === 'sent'), 'all mails to be sent');
/** Lets the minutes pass that a process leaves to those that may still be at work. */
async function letTimePass(): Promise<void> {
  await test.dataSource.query(
    `UPDATE mails SET next_attempt_at = now() - interval '1 hour' WHERE state = 'queued'`,
  );
  await test.dataSource.query(`SELECT graphile_worker.add_job('recover_mails')`);
}

describe('a process that is killed', () => {
  it('before it sent what it had promised loses nothing: the next one sends it, once', async () => {
    const away = await startProcess({ SMTP_URL: 'smtp://127.0.0.1:1' });
    const addresses = Array.from({ length: 5 }, someAddress);
    // Killed while later ones are still being written: what was answered is what counts.
    const answers = addresses.map((email) => away.write(email).catch(() => 0));
    await Promise.race(answers);
    await end(away.child, 'SIGKILL');
    const promised = (await Promise.all(answers)).map((status) => status === 201);
    expect(promised).toContain(true);

    await startProcess();
    await letTimePass();
    await allSent();
    for (const [index, email] of addresses.entries()) {
      const stored = (await rows({ recipient: email })).length;
      if (promised[index]) expect(stored).toBe(1);
      expect(server.for(email)).toHaveLength(stored);
    }
  });

  it('while a server had its message has it sent again, marked, under the same Message-ID', async () => {
    let letGo = (): void => undefined;
    server.be({ wait: new Promise<void>((resolve) => (letGo = resolve)) });
    const first = await startProcess();
    const email = someAddress();
    expect(await first.write(email)).toBe(201);
    const held = await until(() => server.seen[0], 'a message to be held');
    await end(first.child, 'SIGKILL');
    letGo();

    await startProcess();
    const { messageId } = held.mail;
    const left = await until(
      async () => (await rows({ messageId, state: 'queued' }))[0],
      'the abandoned mail to be found',
    );
    expect(left).toMatchObject({ failure: 'interrupted', unknownOutcomes: 1 });
    await letTimePass();
    await allSent();
    const markOf = ({ raw }: Received) => /^X-Retry-After-Unknown-Outcome: (\d+)/m.exec(raw)?.[1];
    const times = (id: string | undefined) =>
      server.seen.filter(({ mail }) => mail.messageId === id);
    expect(times(messageId).map(markOf)).toEqual([undefined, '1']);
    // The other mail may have been under way, too; whatever came twice is marked.
    for (const mail of await rows()) {
      const marks = times(mail.messageId).map(markOf);
      expect([[undefined], ['1'], [undefined, '1']]).toContainEqual(marks);
    }
  });
});

describe('processes that share a database', () => {
  it('send each mail once between them', async () => {
    const both = await Promise.all([startProcess(), startProcess()]);
    const addresses = Array.from({ length: 30 }, someAddress);
    for (const [index, email] of addresses.entries()) {
      expect(await both[index % 2]?.write(email)).toBe(201);
    }
    await allSent();
    for (const email of addresses) expect(server.for(email)).toHaveLength(1);
    expect(server.seen).toHaveLength(60);
  });
});

describe('a process that is asked to end', () => {
  it('finishes the mail it is sending, and leaves the rest to the next one', async () => {
    const first = await startProcess();
    let letGo = (): void => undefined;
    server.be({ wait: new Promise<void>((resolve) => (letGo = resolve)) });
    expect(await first.write(someAddress())).toBe(201);
    await until(() => server.seen[0], 'a message to be held');
    const ended = end(first.child, 'SIGTERM');
    letGo();
    expect(await ended).toBe(0);
    expect(await rows({ state: 'sending' })).toEqual([]);
    expect((await rows()).map(({ unknownOutcomes }) => unknownOutcomes)).toEqual([0, 0]);
    await startProcess();
    await allSent();
    expect(server.seen).toHaveLength(2);
  });
});
