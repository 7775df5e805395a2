import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { APP_CONFIG } from '../config/app-config.js';
import type { Config } from '../config/config.js';
import { sameEmail } from '../emails/email-key.js';
import type { Language } from '../i18n/language.js';
import { addJob } from '../jobs/job-queue.js';
import { headerLine, singleEmail, readMailbox, type Mailbox } from './mail-headers.js';
import { Mail, type Attachment, type GeneratedAttachment, type MailKind } from './mail.entity.js';
import { isStopped } from './refused/refusals.js';

/** Identifier of the job that delivers one mail. */
export const DELIVER_MAIL = 'deliver_mail';

/** SQL condition: a mail waits or was given up, without an attempt that may have sent it. */
const UNSENT = `(state = 'queued' AND unknown_outcomes = 0 OR state = 'failed')`;

/** A mail to be queued. */
export interface NewMail {
  kind: MailKind;
  language: Language;
  /** One e-mail address. */
  to: string;
  /** The name of the sender, if it is not the configured one. */
  senderName?: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: Mailbox;
  unsubscribeUrl?: string;
  attachments?: (Attachment | GeneratedAttachment)[];
  /** Whether it belongs to a mass mailing, which yields to individual mails. */
  bulk?: boolean;
  /** The mailing to several recipients that it belongs to, which lists show as one. */
  mailing?: string;
  /** The donation that it is about. */
  donationId?: number;
  /** The Message-IDs of earlier mails of the conversation, oldest first. */
  thread?: readonly string[];
  /** Milliseconds for which it waits before it is sent, so that it can be withdrawn. */
  delay?: number;
}

/** Identifies a mail in the queue, and in its conversation. */
export type QueuedMail = Pick<Mail, 'id' | 'messageId'>;

/** Queues mails. */
@Injectable()
export class MailQueueService {
  private readonly domain: string;

  constructor(@Inject(APP_CONFIG) { mailFrom }: Config) {
    this.domain = readMailbox(mailFrom).address.replace(/^.*@/, '');
  }

  /**
   * Stores a mail and its job in the manager's transaction, so that both are committed only with
   * the row that the mail is about. A mail to an address that the server refuses for good is
   * stored as failed and has no job.
   * @throws Error when an address is not exactly one
   */
  async add(manager: EntityManager, mail: NewMail): Promise<QueuedMail> {
    const at = mail.delay === undefined ? undefined : new Date(Date.now() + mail.delay);
    const row = manager.create(Mail, {
      messageId: `<${randomUUID()}@${this.domain}>`,
      kind: mail.kind,
      language: mail.language,
      recipient: singleEmail(mail.to),
      senderName: mail.senderName === undefined ? null : headerLine(mail.senderName),
      replyTo: mail.replyTo ? singleEmail(mail.replyTo.address) : null,
      replyToName: mail.replyTo ? headerLine(mail.replyTo.name) : null,
      unsubscribeUrl: mail.unsubscribeUrl ?? null,
      subject: headerLine(mail.subject),
      text: mail.text,
      html: mail.html,
      attachments: mail.attachments ?? null,
      mailing: mail.mailing ?? null,
      donationId: mail.donationId ?? null,
      thread: mail.thread ? [...mail.thread] : null,
      ...(at && { nextAttemptAt: at }),
    });
    const stopped = await isStopped(manager, mail.kind, row.recipient);
    if (stopped) Object.assign(row, { state: 'failed', failure: 'stopped' });
    await manager.insert(Mail, row);
    if (!stopped) {
      await addJob(manager, DELIVER_MAIL, { id: row.id }, { at, lowPriority: mail.bulk });
    }
    return { id: row.id, messageId: row.messageId };
  }

  /**
   * Deletes a queued mail, unless it is being sent or may have been sent.
   * @returns whether it was deleted
   */
  async withdraw(manager: EntityManager, id: number): Promise<boolean> {
    const { affected } = await manager.delete(Mail, { id, state: 'queued', unknownOutcomes: 0 });
    return affected === 1;
  }

  /**
   * Deletes mails about a donation that no server has accepted.
   * @returns their kinds
   */
  async withdrawAbout(
    manager: EntityManager,
    donationId: number,
    kinds: readonly MailKind[],
  ): Promise<MailKind[]> {
    const [deleted]: [{ kind: MailKind }[], number] = await manager.query(
      `DELETE FROM mails WHERE donation_id = $1 AND kind = ANY($2) AND ${UNSENT} RETURNING kind`,
      [donationId, kinds],
    );
    return deleted.map(({ kind }) => kind);
  }

  /** Changes the recipient of mails about a donation that no server has accepted. */
  async redirectAbout(manager: EntityManager, donationId: number, to: string): Promise<void> {
    const change = { recipient: singleEmail(to) };
    await manager
      .createQueryBuilder()
      .update(Mail)
      .set(change)
      .where(`donation_id = :donationId AND ${UNSENT}`, { donationId })
      .execute();
  }

  /** Pauses the mails that have not been sent yet. */
  async pause(manager: EntityManager, ids: readonly number[]): Promise<void> {
    await manager.query(
      `UPDATE mails SET held = true WHERE id = ANY($1) AND state IN ('queued', 'sending')`,
      [ids],
    );
  }

  /** Sends paused mails. */
  async resume(manager: EntityManager, ids: readonly number[]): Promise<void> {
    const [released]: [{ id: number; due: Date }[], number] = await manager.query(
      `UPDATE mails SET held = false WHERE id = ANY($1) AND held
       RETURNING id, next_attempt_at AS due`,
      [ids],
    );
    for (const { id, due } of released) {
      await addJob(manager, DELIVER_MAIL, { id }, { at: due, lowPriority: true });
    }
  }

  /**
   * Counts the mails of a kind queued in the last `minutes`, to one e-mail address or to all.
   * Public forms are limited by it, as anyone may type any address.
   */
  async countRecent(
    manager: EntityManager,
    kind: MailKind,
    minutes: number,
    recipient?: string,
  ): Promise<number> {
    const [row]: { count: number }[] = await manager.query(
      `SELECT count(*)::int AS count FROM mails
       WHERE kind = $1 AND created_at > now() - make_interval(mins => $2)
       AND ($3::text IS NULL OR ${sameEmail('recipient', '$3')})`,
      [kind, minutes, recipient ?? null],
    );
    return row?.count ?? 0;
  }
}
