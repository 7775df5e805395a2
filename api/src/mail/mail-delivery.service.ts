import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { ClientBase } from 'pg';
import { DataSource } from 'typeorm';
import { APP_CONFIG } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import { addJob, rowIdOf } from '../jobs/job-queue.js';
import { JobRunnerService, type JobTools } from '../jobs/job-runner.service.js';
import { deleteInBatches } from '../personal-data/in-batches.js';
import type { Outcome } from './failures.js';
import { fileTransport } from './file-transport.js';
import { MailAttachmentsService } from './mail-attachments.service.js';
import { readMailbox } from './mail-headers.js';
import { DELIVER_MAIL } from './mail-queue.service.js';
import { MailRecipientsService } from './mail-recipients.service.js';
import type { MailTransport } from './mail-transport.js';
import { Mail } from './mail.entity.js';
import { OUTBOX } from './outbox.js';
import { recordRefusal } from './refused/refusals.js';
import { delayAfter } from './retry-delays.js';
import { smtpTransport } from './smtp-transport.js';

/** First key of the advisory lock that marks a mail, by its id, as being sent. */
const MAIL_LOCK = 7_301_403;
/** Days after which the row of a sent or failed mail is deleted. */
const RETENTION_DAYS = 30;
/** Seconds after its due time when a queued mail counts as without a job. */
const OVERDUE_S = 120;
const RECOVERY_BATCH = 500;
/** Delays before recording an outcome again while the database is unavailable. */
const RECORD_RETRIES_MS = [500, 2_000, 5_000, 10_000, 20_000];

/** SQL condition: a mail is being sent. */
const isLocked = (id: string): string => `EXISTS (
  SELECT FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2
  AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
  AND classid = ${MAIL_LOCK} AND objid = ${id})`;

/** How a mail ends whose recipient may not get it any more. An earlier attempt may have arrived. */
const withheld = (failure: 'stopped' | 'withdrawn'): Outcome => ({
  sent: false,
  failure,
  serverAnswer: null,
  permanent: true,
  unknown: false,
});

/**
 * Sends queued mails. The row is the source of truth; a job only triggers a process. The process
 * that changes the state from `queued` to `sending` sends the mail after that change is committed.
 * A mail in `sending` without its lock was abandoned by a process that died.
 */
@Injectable()
export class MailDeliveryService implements OnModuleInit, OnApplicationShutdown {
  private readonly transport: MailTransport;

  constructor(
    @Inject(APP_CONFIG) { smtpUrl, mailFrom, dataDir }: Config,
    private readonly dataSource: DataSource,
    private readonly jobs: JobRunnerService,
    private readonly attachments: MailAttachmentsService,
    private readonly recipients: MailRecipientsService,
  ) {
    const from = readMailbox(mailFrom);
    this.transport = smtpUrl
      ? smtpTransport(smtpUrl, from)
      : fileTransport(join(dataDir, OUTBOX), from);
  }

  onModuleInit(): void {
    this.jobs.define(DELIVER_MAIL, (payload, tools) => this.deliver(rowIdOf(payload), tools));
    this.jobs.define('recover_mails', () => this.recover(), { crontab: '* * * * *' });
  }

  onApplicationShutdown(): void {
    this.transport.close();
  }

  /** Recovers mails of processes that died. Recent ones still have their jobs. */
  async recover(overdueSeconds = OVERDUE_S): Promise<void> {
    const abandonedMails: Mail[] = await this.dataSource.manager
      .createQueryBuilder(Mail, 'mail')
      .where(`mail.state = 'sending'`)
      .getMany();
    for (const mail of abandonedMails) {
      const outcome: Outcome = {
        sent: false,
        failure: 'interrupted',
        serverAnswer: null,
        permanent: false,
        unknown: true,
      };
      await this.recordOutcome(mail, outcome, true);
    }
    await this.dataSource.query(
      `SELECT graphile_worker.add_job(
         $1, payload := json_build_object('id', id), job_key := 'recovered mail ' || id)
       FROM (
         SELECT id FROM mails
         WHERE state = 'queued' AND NOT held AND next_attempt_at <= now() - make_interval(secs => $2)
         ORDER BY next_attempt_at LIMIT $3
       ) AS overdue`,
      [DELIVER_MAIL, overdueSeconds, RECOVERY_BATCH],
    );
  }

  /**
   * Deletes the rows of mails that were sent or failed 30 days ago.
   * @returns how many
   */
  deleteExpired(): Promise<number> {
    return deleteInBatches(this.dataSource, {
      table: 'mails',
      condition: `state NOT IN ('queued', 'sending')
        AND coalesce(sent_at, last_attempt_at, created_at) < now() - make_interval(days => $1)`,
      period: RETENTION_DAYS,
    });
  }

  /** Whether a process is sending a mail, even when its row is deleted. */
  async isBeingSent(id: number): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      `SELECT 1 WHERE ${isLocked('$1::integer')}`,
      [id],
    );
    return rows.length > 0;
  }

  private deliver(id: number, { withPgClient, abortSignal }: JobTools): Promise<void> {
    return withPgClient(async (client) => {
      const { rows } = await client.query<{ locked: boolean }>(
        'SELECT pg_try_advisory_lock($1, $2) AS locked',
        [MAIL_LOCK, id],
      );
      if (!rows[0]?.locked) return;
      try {
        const mail = await this.claim(client, id);
        if (!mail) return;
        const permission = await this.recipients.permission(this.dataSource.manager, mail);
        if (permission === 'withdrawn' && mail.unknownOutcomes === 0) {
          await this.dataSource.manager.delete(Mail, { id });
          return;
        }
        const outcome =
          permission === 'allowed' ? await this.send(mail, abortSignal) : withheld(permission);
        await this.retryRecording(() => this.recordOutcome(mail, outcome));
      } finally {
        await client.query('SELECT pg_advisory_unlock($1, $2)', [MAIL_LOCK, id]);
      }
    });
  }

  private async send(mail: Mail, signal: AbortSignal): Promise<Outcome> {
    const complete = await this.attachments.generate(mail).catch(() => undefined);
    if (complete) return this.transport.send(complete, signal);
    return {
      sent: false,
      failure: 'attachment',
      serverAnswer: null,
      permanent: false,
      unknown: false,
    };
  }

  /**
   * Claims a mail over the connection that holds its lock, so that a lost connection releases both.
   * @returns undefined when the mail is not due or another process has claimed it
   */
  private async claim(client: Pick<ClientBase, 'query'>, id: number): Promise<Mail | undefined> {
    // See decision 043.
    const { rowCount } = await client.query(
      `UPDATE mails SET state = 'sending', attempts = attempts + 1, last_attempt_at = now()
       WHERE id = $1 AND state = 'queued' AND NOT held AND next_attempt_at <= now()`,
      [id],
    );
    if (!rowCount) return undefined;
    // The row may have been erased meanwhile; then nothing is sent.
    return (await this.dataSource.manager.findOneBy(Mail, { id })) ?? undefined;
  }

  /**
   * Records the outcome of an attempt and schedules the next one. Ignored when a newer attempt has
   * begun.
   * @param abandoned whether to record it only if the mail is not locked
   */
  private async recordOutcome(
    { id, kind, recipient, attempts }: Mail,
    outcome: Outcome,
    abandoned = false,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const update = (set: object) =>
        manager
          .createQueryBuilder()
          .update(Mail)
          .set(set)
          .where(`id = :id AND state = 'sending' AND attempts = :attempts`, { id, attempts })
          .andWhere(abandoned ? `NOT ${isLocked('id')}` : 'true')
          .execute();
      const { successState } = this.transport;
      if (!outcome.sent || successState === 'sent')
        await recordRefusal(manager, { kind, recipient }, outcome);
      if (outcome.sent) {
        await update({
          state: successState,
          failure: null,
          serverAnswer: null,
          // What became a file can still be read in the panel, as nobody got it.
          ...(successState === 'sent' && { sentAt: () => 'now()', text: null, html: null }),
          unsubscribeUrl: null,
          attachments: null,
        });
        return;
      }
      const { failure, serverAnswer, permanent, unknown } = outcome;
      // A test of the delivery shows what happened now.
      const isLast = permanent || kind === 'delivery-test';
      const delay = isLast ? undefined : delayAfter(attempts);
      const fields = {
        failure,
        serverAnswer,
        ...(unknown && { unknownOutcomes: () => 'unknown_outcomes + 1' }),
      };
      if (delay === undefined) {
        const uncertain = unknown ? 'true' : 'unknown_outcomes > 0';
        const state = () => `CASE WHEN ${uncertain} THEN 'uncertain' ELSE 'failed' END`;
        await update({ ...fields, state });
        return;
      }
      const at = new Date(Date.now() + delay);
      const { affected } = await update({ ...fields, state: 'queued', nextAttemptAt: at });
      if (affected) await addJob(manager, DELIVER_MAIL, { id }, { at });
    });
  }

  private async retryRecording(work: () => Promise<void>): Promise<void> {
    for (const delay of RECORD_RETRIES_MS) {
      try {
        await work();
        return;
      } catch {
        await wait(delay);
      }
    }
    await work();
  }
}
