import { pino } from 'pino';
import { JobRunnerService } from '../../../src/jobs/job-runner.service.js';
import { MailDeliveryService } from '../../../src/mail/mail-delivery.service.js';
import { MailQueueService, type NewMail } from '../../../src/mail/mail-queue.service.js';
import { Mail } from '../../../src/mail/mail.entity.js';
import { startTestApp, type TestApp } from '../test-app.js';
import { until } from '../until.js';

/** The application with its jobs being done. */
export interface MailApp extends TestApp {
  /** Queues a mail as features do; what is left out is something. */
  queue(mail: Partial<NewMail> & { to: string }): Promise<Mail>;
  /** The mail, once it is in that state. */
  inState(id: number, state: Mail['state']): Promise<Mail>;
  /** Lets the time pass until a mail that waits is due. */
  letTimePass(id: number): Promise<void>;
}

interface MailAppOptions {
  /** How the application gets to the database, where not directly. */
  reach?: (url: URL) => Promise<URL>;
  /** Nobody looks for what was left behind, each minute, but the test. */
  unattended?: boolean;
}

export async function startMailApp(
  environment: NodeJS.ProcessEnv,
  { reach, unattended = false }: MailAppOptions = {},
): Promise<MailApp> {
  const test = await startTestApp(environment, reach);
  const { app, dataSource } = test;
  const url = 'url' in dataSource.options ? dataSource.options.url : undefined;
  const jobs = app.get(JobRunnerService);
  if (unattended) jobs.define('recover_mails', () => Promise.resolve());
  await jobs.start(String(url), pino({ level: 'silent' }));
  const find = (id: number) => dataSource.manager.findOneByOrFail(Mail, { id });

  return {
    ...test,
    async queue(mail) {
      await dataSource.transaction((manager) =>
        app.get(MailQueueService).add(manager, {
          kind: 'contact-notification',
          language: 'hr',
          subject: 'Pozdrav',
          text: 'Dobar dan.\n',
          html: '<p>Dobar dan.</p>',
          ...mail,
        }),
      );
      return dataSource.manager.findOneOrFail(Mail, {
        where: { recipient: mail.to },
        order: { id: 'DESC' },
      });
    },
    inState(id, state) {
      return until(async () => {
        const mail = await find(id);
        return mail.state === state && mail;
      }, `mail ${id} to be ${state}`);
    },
    async letTimePass(id) {
      await dataSource.query(`UPDATE mails SET next_attempt_at = now() WHERE id = $1`, [id]);
      await app.get(MailDeliveryService).recover(0);
    },
    async close() {
      await jobs.stop();
      await test.close();
    },
  };
}
