import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { contactMessageBody } from '../factories/contact-message.factory.js';
import type { TestApp } from '../setup/test-app.js';
import { uniqueIp } from '../setup/unique-ip.js';

const PROCESS = fileURLToPath(new URL('../setup/mail/mail-process.mjs', import.meta.url));

/** The API and its job runner in a process of its own, which a test ends. */
export class MailProcess {
  private constructor(
    private readonly child: ChildProcess,
    private readonly port: number,
  ) {}

  /** Starts one on the database of a test, which runs no jobs itself. */
  static async start({ dataSource: { options } }: TestApp, smtpUrl: string): Promise<MailProcess> {
    const child = fork(PROCESS, [], {
      execArgv: [],
      env: {
        PATH: process.env.PATH,
        LOG_LEVEL: 'silent',
        TRUST_PROXY: '1',
        DATABASE_URL: 'url' in options ? options.url : '',
        SMTP_URL: smtpUrl,
      },
    });
    const [{ port }] = await once(child, 'message');
    return new MailProcess(child, port);
  }

  /** Sends the contact form, which causes two mails, and returns the status of the answer. */
  async submit(email: string): Promise<number> {
    const { status } = await fetch(`http://127.0.0.1:${this.port}/api/contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': uniqueIp() },
      body: JSON.stringify(contactMessageBody({ email })),
    });
    return status;
  }

  /** @returns its exit code */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      const ended = once(this.child, 'exit');
      this.child.kill(signal);
      await ended;
    }
    return this.child.exitCode;
  }
}

/** Ends the waiting time after which a process recovers mails and issues of others. */
export async function recoverMails({ dataSource }: TestApp): Promise<void> {
  await dataSource.query(
    `UPDATE mails SET next_attempt_at = now() - interval '1 hour' WHERE state = 'queued'`,
  );
  for (const task of ['look_after_issues', 'recover_mails']) {
    await dataSource.query('SELECT graphile_worker.add_job($1)', [task]);
  }
}
