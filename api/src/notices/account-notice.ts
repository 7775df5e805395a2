import type { EntityManager } from 'typeorm';
import type { Language } from '../i18n/language.js';
import { addJob } from '../jobs/job-queue.js';

/** The job that mails a notice to the user of an account. */
export const SEND_ACCOUNT_NOTICE = 'send_account_notice';

/** What changed the ways of signing in to an account. */
export const ACCOUNT_NOTICES = [
  'passkey-added',
  'passkey-removed',
  'second-factor-on',
  'second-factor-off',
  'recovery-codes-renewed',
  'password-set',
  'factors-removed',
] as const;
export type AccountNoticeKind = (typeof ACCOUNT_NOTICES)[number];

export interface AccountNotice {
  kind: AccountNoticeKind;
  userId: number;
  /** The language of the user who made the change; undefined where somebody else made it. */
  language?: Language;
  /** The name of the passkey. */
  passkey?: string;
  /** The address before the same change; by default the stored one. */
  email?: string;
}

/**
 * Has a mail tell a user how the ways of signing in have changed, once the manager's transaction is
 * committed. A job sends it, as mails are in a layer above users and signing in.
 */
export function addAccountNotice(manager: EntityManager, notice: AccountNotice): Promise<void> {
  return addJob(manager, SEND_ACCOUNT_NOTICE, notice);
}
