import { expect } from '@jest/globals';
import { pino } from 'pino';
import type { FindOptionsWhere } from 'typeorm';
import { JobRunnerService } from '../../../src/jobs/job-runner.service.js';
import { MailDeliveryService } from '../../../src/mail/mail-delivery.service.js';
import { MailQueueService, type NewMail } from '../../../src/mail/mail-queue.service.js';
import { Mail } from '../../../src/mail/mail.entity.js';
import { startTestApp, type TestApp } from '../test-app.js';
import { waitFor } from '../wait-for.js';

/** The application with its job runner started. */
export interface MailApp extends TestApp {
  /** Queues a mail as features do, with defaults for omitted fields. */
  queue(mail: Partial<NewMail> & { to: string }): Promise<Mail>;
  /** The only mail that matches. */
  findOnly(where: FindOptionsWhere<Mail>): Promise<Mail>;
  /** Waits until a mail is in a state. */
  waitForState(id: number, state: Mail['state']): Promise<Mail>;
  /** Waits until a mail is queued again after a number of failed attempts. */
  waitForAttempts(id: number, attempts: number): Promise<Mail>;
  /** Makes a waiting mail due for its next attempt. */
  makeDue(id: number): Promise<void>;
}

interface MailAppOptions {
  /** Maps the URL of the database to the one that the application connects to. */
  mapDatabaseUrl?: (url: URL) => Promise<URL>;
  /** Disables the job that recovers interrupted mails each minute. */
  withoutRecovery?: boolean;
}

export async function startMailApp(
  environment: NodeJS.ProcessEnv,
  { mapDatabaseUrl, withoutRecovery = false }: MailAppOptions = {},
): Promise<MailApp> {
  const test = await startTestApp(environment, mapDatabaseUrl);
  const { app, dataSource } = test;
  const url = 'url' in dataSource.options ? dataSource.options.url : undefined;
  const jobs = app.get(JobRunnerService);
  if (withoutRecovery) jobs.define('recover_mails', () => Promise.resolve());
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
    async findOnly(where) {
      const [mail, ...others] = await dataSource.manager.findBy(Mail, where);
      expect(others).toEqual([]);
      if (!mail) throw new Error(`No mail with ${JSON.stringify(where)}`);
      return mail;
    },
    waitForState(id, state) {
      return waitFor(async () => {
        const mail = await find(id);
        return mail.state === state && mail;
      }, `mail ${id} to be ${state}`);
    },
    waitForAttempts(id, attempts) {
      return waitFor(async () => {
        const mail = await find(id);
        return mail.state === 'queued' && mail.attempts === attempts && mail;
      }, `attempt ${attempts} of mail ${id}`);
    },
    async makeDue(id) {
      await dataSource.query(`UPDATE mails SET next_attempt_at = now() WHERE id = $1`, [id]);
      await app.get(MailDeliveryService).recover(0);
    },
    async close() {
      await jobs.stop();
      await test.close();
    },
  };
}
