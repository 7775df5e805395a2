import type { EntityManager } from 'typeorm';
import { sameEmail } from '../../emails/email-key.js';
import type { Outcome } from '../failures.js';
import { MAIL_RULES } from '../mail-rules.js';
import type { Mail, MailKind } from '../mail.entity.js';

/** Refusals after which no mail is sent to an address. */
const REFUSALS_TO_STOP = 2;

const isAlwaysSent = (kind: MailKind): boolean => MAIL_RULES[kind].to === 'association';

/** Reply code, and the enhanced status code (RFC 3463) if there is one. */
const ANSWER = /^(\d{3})(?:[ -](\d)\.(\d{1,3})\.(\d{1,3})(?!\d))?/;
/** Bad or moved mailboxes and domains (RFC 3463 3.2, RFC 7505), and disabled mailboxes (3.3). */
const EMAIL_CODES = /^(?:1\.(?:0|1|2|3|6|10)|2\.1)$/;
/** Reply codes about a mailbox (RFC 5321 4.2.3). */
const MAILBOX_REPLIES = ['550', '551', '553'];
/** Words of servers that refuse the sender or the text, without an enhanced status code. */
const ABOUT_SENDER =
  /relay|spam|block|black|policy|reputation|authenti|sender|spf|dkim|dmarc|banned/i;

/** Whether an outcome says that an address does not exist, or takes no mails any more. */
export function isEmailRefused(outcome: Outcome): boolean {
  if (outcome.sent || !outcome.permanent || outcome.serverAnswer === null) return false;
  const [, reply = '', level, subject, detail] = ANSWER.exec(outcome.serverAnswer) ?? [];
  if (level !== undefined) return level === '5' && EMAIL_CODES.test(`${subject}.${detail}`);
  return (
    outcome.failure === 'recipient' &&
    MAILBOX_REPLIES.includes(reply) &&
    !ABOUT_SENDER.test(outcome.serverAnswer)
  );
}

/** Counts a refusal of a mail's recipient; an accepted mail ends the count. */
export async function recordRefusal(
  manager: EntityManager,
  { kind, recipient }: Pick<Mail, 'kind' | 'recipient'>,
  outcome: Outcome,
): Promise<void> {
  if (isAlwaysSent(kind)) return;
  if (outcome.sent) {
    await manager.query(`DELETE FROM refused_addresses WHERE ${sameEmail('email', '$1')}`, [
      recipient,
    ]);
  } else if (isEmailRefused(outcome)) {
    await manager.query(
      `INSERT INTO refused_addresses AS known (email, server_answer) VALUES ($1, $2)
       ON CONFLICT (address_key(email)) DO UPDATE SET
         refusals = known.refusals + 1,
         server_answer = excluded.server_answer,
         last_refused_at = now(),
         stopped_at = CASE WHEN known.refusals + 1 >= $3
           THEN coalesce(known.stopped_at, now()) END`,
      [recipient, outcome.serverAnswer, REFUSALS_TO_STOP],
    );
  }
}

/** Whether a mail is not sent, as the server has refused its recipient for good. */
export async function isStopped(
  manager: EntityManager,
  kind: MailKind,
  recipient: string,
): Promise<boolean> {
  if (isAlwaysSent(kind)) return false;
  const rows: unknown[] = await manager.query(
    `SELECT 1 FROM refused_addresses
     WHERE ${sameEmail('email', '$1')} AND stopped_at IS NOT NULL`,
    [recipient],
  );
  return rows.length > 0;
}
