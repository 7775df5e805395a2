import type { EntityManager } from 'typeorm';
import { sameEmail } from '../../emails/email-key.js';
import type { Language } from '../../i18n/language.js';
import { IS_SUPPRESSED } from '../newsletter-tokens.js';
import type { IssueProgressDto } from './dto/issue.dto.js';
import type { Issue } from './issue.entity.js';

/** A subscriber whose mail of an issue is not queued yet. */
export interface Recipient {
  id: number;
  email: string;
  language: Language;
  manageToken: string;
}

/**
 * Subscribers who confirmed until $1, are active, not suppressed and not refused by the mail
 * server, and have no mail of the issue $2 yet.
 */
const FROM_RECIPIENTS = `FROM newsletters
  WHERE is_active AND confirmed_at <= $1
  AND NOT EXISTS (SELECT FROM newsletter_deliveries
    WHERE issue_id = $2 AND newsletter_id = newsletters.id)
  AND NOT ${IS_SUPPRESSED}
  AND NOT EXISTS (SELECT FROM refused_addresses
    WHERE ${sameEmail('email', 'newsletters.email')} AND stopped_at IS NOT NULL)`;

/** The next recipients of an issue. */
export function nextRecipients(
  manager: EntityManager,
  issueId: number,
  startedAt: Date,
  limit: number,
): Promise<Recipient[]> {
  return manager.query(
    `SELECT id, email, language, manage_token AS "manageToken" ${FROM_RECIPIENTS} ORDER BY id LIMIT $3`,
    [startedAt, issueId, limit],
  );
}

export async function countRecipients(
  manager: EntityManager,
  issueId: number,
  until: Date,
): Promise<number> {
  const [row]: { count: number }[] = await manager.query(
    `SELECT count(*)::integer AS count ${FROM_RECIPIENTS}`,
    [until, issueId],
  );
  return row?.count ?? 0;
}

/** The number of recipients, in English, of an issue that is sent now. */
export async function countEnglishReaders(
  manager: EntityManager,
  issueId: number,
): Promise<number> {
  const [row]: { count: number }[] = await manager.query(
    `SELECT count(*)::integer AS count ${FROM_RECIPIENTS} AND language = 'en'`,
    [new Date(), issueId],
  );
  return row?.count ?? 0;
}

/** Records a delivery; the row is unique, so that no subscriber gets an issue twice. */
export async function recordDelivery(
  manager: EntityManager,
  issueId: number,
  newsletterId: number,
  mailId: number,
): Promise<void> {
  await manager.query(
    'INSERT INTO newsletter_deliveries (issue_id, newsletter_id, mail_id) VALUES ($1, $2, $3)',
    [issueId, newsletterId, mailId],
  );
}

/** Ids of the mails of an issue that still exist. */
export async function mailIdsOf(manager: EntityManager, issueId: number): Promise<number[]> {
  const rows: { id: number }[] = await manager.query(
    'SELECT mail_id AS id FROM newsletter_deliveries WHERE issue_id = $1 AND mail_id IS NOT NULL',
    [issueId],
  );
  return rows.map(({ id }) => id);
}

/**
 * Counts the mails of an issue by outcome; `recipients` counts those queued. The outcome of mails
 * that a backup does not contain is unknown.
 */
export async function countDeliveries(
  manager: EntityManager,
  issueId: number,
): Promise<IssueProgressDto> {
  const rows: { state: string; count: number }[] = await manager.query(
    `SELECT coalesce(mails.state, outcome, 'uncertain') AS state, count(*)::integer AS count
     FROM newsletter_deliveries LEFT JOIN mails ON mails.id = mail_id
     WHERE issue_id = $1 GROUP BY 1`,
    [issueId],
  );
  const countOf = (...states: string[]) =>
    rows.reduce((sum, { state, count }) => (states.includes(state) ? sum + count : sum), 0);
  return {
    recipients: rows.reduce((sum, { count }) => sum + count, 0),
    waiting: countOf('queued', 'sending'),
    delivered: countOf('sent'),
    written: countOf('written'),
    failed: countOf('failed'),
    uncertain: countOf('uncertain'),
    withdrawn: countOf('withdrawn'),
    cancelled: countOf('cancelled'),
  };
}

/**
 * Gives up the mails of an issue that are still queued, and those that are not queued yet. A mail
 * that is being sent at this moment may return to the queue; calling this again removes it.
 */
export async function cancelRemaining(
  manager: EntityManager,
  { id, startedAt, queuedAt }: Pick<Issue, 'id' | 'startedAt' | 'queuedAt'>,
): Promise<void> {
  const [queued]: [{ id: number }[], number] = await manager.query(
    `UPDATE newsletter_deliveries SET outcome = 'cancelled', mail_id = NULL
     FROM mails WHERE mails.id = mail_id AND issue_id = $1 AND mails.state = 'queued'
     RETURNING mails.id`,
    [id],
  );
  // The trigger that keeps outcomes finds no delivery of these any more.
  await manager.query('DELETE FROM mails WHERE id = ANY($1)', [queued.map((mail) => mail.id)]);
  if (queuedAt) return;
  await manager.query(
    `INSERT INTO newsletter_deliveries (issue_id, newsletter_id, outcome)
     SELECT $2, id, 'cancelled' ${FROM_RECIPIENTS}`,
    [startedAt, id],
  );
}
