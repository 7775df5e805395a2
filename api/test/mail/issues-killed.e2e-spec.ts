import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MailServer } from '../setup/mail/mail-server.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { waitFor } from '../setup/wait-for.js';
import { createConfirmedSubscriber, issueRequests } from './issue-requests.js';

describe('processes that are killed while they send an issue to 200 subscribers', () => {
  const PROCESS = fileURLToPath(new URL('../setup/mail/mail-process.mjs', import.meta.url));
  const ROUNDS = Number(process.env.KILL_ROUNDS ?? 2);
  /** Mails sent between two kills, so few that the last process has some left to send. */
  const MAILS_PER_ROUND = Math.ceil(100 / ROUNDS);
  const server = new MailServer();
  let smtpUrl: string;
  /** Reads the database and runs no jobs itself. */
  let test: TestApp;
  let child: ChildProcess | undefined;
  beforeAll(async () => {
    smtpUrl = await server.start();
    test = await startTestApp();
  });
  afterAll(async () => {
    child?.kill('SIGKILL');
    await test.close();
    await server.stop();
  });

  async function startProcess(): Promise<void> {
    const { options } = test.dataSource;
    child = fork(PROCESS, [], {
      execArgv: [],
      env: {
        PATH: process.env.PATH,
        LOG_LEVEL: 'silent',
        DATABASE_URL: 'url' in options ? options.url : '',
        SMTP_URL: smtpUrl,
      },
    });
    await once(child, 'message');
  }

  async function killProcess(): Promise<void> {
    if (!child) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** Ends the waiting time after which a process recovers mails of others. */
  async function recoverMails(): Promise<void> {
    await test.dataSource.query(
      `UPDATE mails SET next_attempt_at = now() - interval '1 hour' WHERE state = 'queued'`,
    );
    for (const task of ['look_after_issues', 'recover_mails']) {
      await test.dataSource.query('SELECT graphile_worker.add_job($1)', [task]);
    }
  }

  async function isNothingDue(): Promise<boolean> {
    const [row]: { due: boolean }[] = await test.dataSource.query(
      `SELECT EXISTS (SELECT FROM newsletter_issues WHERE queued_at IS NULL) OR EXISTS (
         SELECT FROM mails
         WHERE state = 'sending' OR (state = 'queued' AND next_attempt_at <= now())) AS due`,
    );
    return row?.due === false;
  }

  it(
    'mail each subscriber once, except for marked repetitions of interrupted deliveries',
    async () => {
      const api = issueRequests(test);
      const emails: string[] = [];
      for (let count = 0; count < 200; count += 1)
        emails.push((await createConfirmedSubscriber(test)).email);
      const id = await api.createDraft();
      await api.post(`/${id}/send`).expect(200);
      for (let round = 0; round < ROUNDS; round += 1) {
        await startProcess();
        await recoverMails();
        // The first process is killed while mails are queued, the others while they are sent.
        const target = server.received.length + (round === 0 ? 0 : MAILS_PER_ROUND);
        await waitFor(() => server.received.length >= target, `${target} mails to be received`, 1);
        await killProcess();
      }
      await startProcess();
      do {
        await recoverMails();
        await waitFor(isNothingDue, 'all due mails to be sent');
      } while ((await api.get(`/${id}`)).body.state !== 'sent');
      await killProcess();

      const { progress } = (await api.get(`/${id}`)).body;
      expect(progress).toMatchObject({ recipients: 200, waiting: 0, failed: 0, withdrawn: 0 });
      expect(progress.delivered + progress.uncertain).toBe(200);
      for (const email of emails) {
        const copies = server.received.filter(({ to }) => to.includes(email));
        expect(copies.length).toBeGreaterThan(0);
        expect(new Set(copies.map(({ mail }) => mail.messageId)).size).toBe(1);
        const unmarked = copies.filter(({ raw }) => !/^X-Retry-After-Unknown-Outcome: /m.test(raw));
        expect(unmarked.length).toBeLessThanOrEqual(1);
      }
    },
    120_000 + 20_000 * ROUNDS,
  );
});
