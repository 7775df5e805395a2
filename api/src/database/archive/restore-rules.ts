import { emailHashSql } from '../../newsletter/newsletter-tokens.js';

/**
 * A statement that brings over what a backup must not take back, in the transaction that has
 * replaced the rows; or which rows of before take the place of the backup's with the same key, and
 * stand beside the others. The rows of before are in tables named `former_…`.
 */
export type MergeStep = string | { put: string };

/** What a restore does with the rows of a table. */
export type RestoreRule =
  /** They become those of the backup. */
  | { rows: 'replaced' }
  /** They become those of the backup, but for what the steps say. */
  | {
      rows: 'merged';
      /** In words. */
      how: string;
      /** Also in an empty database, where there are no rows of before. */
      always?: readonly string[];
      onSite?: readonly MergeStep[];
    }
  /** Those of the site stay. A backup has them for an empty database only, or not at all. */
  | { rows: 'kept'; inBackups: boolean }
  /** A backup has none, and those of the site end, as they belong to what was replaced. */
  | { rows: 'emptied' }
  /** A backup has none: triggers count what is restored. */
  | { rows: 'counted' };

const REPLACED: RestoreRule = { rows: 'replaced' };
const EMPTIED: RestoreRule = { rows: 'emptied' };
const COUNTED: RestoreRule = { rows: 'counted' };
/** Of this server. */
const OUTSIDE: RestoreRule = { rows: 'kept', inBackups: false };
/** What was decided, revoked or recorded since holds. */
const PRESENT: RestoreRule = { rows: 'kept', inBackups: true };

/** What the settings in force keep: donations, notices and access are not changed by a restore. */
const GUARDED_COLUMNS = [
  'iban',
  'bank_recipient',
  'account_change_hours',
  'email',
  'require_second_factor',
  'second_factor_grace_days',
  'second_factor_required_since',
];

/**
 * What a restore does with every table of the database, in the order in which the steps run. Of
 * every sequence, the highest number counts: what was given out is never given again.
 */
export const RESTORE_RULES: Readonly<Record<string, RestoreRule>> = {
  users: {
    rows: 'merged',
    how: 'The accounts of the site stay as they are. Others of the backup come back deactivated.',
    onSite: [
      `DELETE FROM users USING former_users AS former WHERE former.id <> users.id
       AND (former.username = users.username
         OR address_key(former.email) = address_key(users.email))`,
      'UPDATE users SET is_active = false WHERE id NOT IN (SELECT id FROM former_users)',
      { put: 'true' },
    ],
  },
  passkeys: PRESENT,
  second_factors: PRESENT,
  api_tokens: PRESENT,
  sessions: EMPTIED,
  passkey_challenges: EMPTIED,
  password_resets: EMPTIED,
  audit_log: PRESENT,
  recorded_changes: REPLACED,
  autosaves: REPLACED,
  open_forms: PRESENT,
  draft_links: PRESENT,

  settings: {
    rows: 'merged',
    how: 'The account for donations, the address of notices and the second factor stay. Another account, or address, of the backup is then asked for as in the settings.',
    onSite: [
      `UPDATE settings SET (${GUARDED_COLUMNS.join(', ')}) = (
         SELECT ${GUARDED_COLUMNS.join(', ')} FROM former_settings WHERE id = settings.id)
       WHERE id IN (SELECT id FROM former_settings)`,
      { put: 'NOT EXISTS (SELECT FROM settings)' },
    ],
  },
  account_changes: {
    rows: 'merged',
    how: 'That of the site stays. An empty database gets none: it may have been stopped since.',
    always: ['DELETE FROM account_changes'],
    onSite: [{ put: 'true' }],
  },
  former_notice_addresses: PRESENT,

  blog_posts: REPLACED,
  blog_post_versions: REPLACED,
  projects: REPLACED,
  events: REPLACED,
  public_calls: REPLACED,
  team_members: REPLACED,
  partners: REPLACED,
  pages: REPLACED,
  page_texts: REPLACED,
  edited_pages: REPLACED,
  documents: REPLACED,
  document_files: REPLACED,
  media: REPLACED,
  media_files: REPLACED,
  redirects: REPLACED,
  trash: REPLACED,
  trash_rows: REPLACED,
  saved_replies: REPLACED,

  contact_messages: REPLACED,
  contact_replies: REPLACED,
  donations: {
    rows: 'merged',
    how: 'Who was thanked or reminded is known as before.',
    onSite: [
      `UPDATE donations SET thanked_at = former.thanked_at, reminded_at = former.reminded_at
       FROM former_donations AS former
       WHERE former.id = donations.id AND former.reference = donations.reference`,
      // A pledge that is in the bin now.
      `UPDATE donations SET reminded_at = mails.created_at FROM mails
       WHERE mails.donation_id = donations.id AND mails.kind = 'donation-reminder'
       AND donations.id NOT IN (SELECT id FROM former_donations)`,
    ],
  },
  bank_payments: REPLACED,
  bank_statements: REPLACED,

  newsletter_suppressions: {
    rows: 'merged',
    how: 'Those of both, but of readers who have subscribed again since.',
    onSite: [
      { put: 'true' },
      `DELETE FROM newsletter_suppressions
       WHERE address_hash NOT IN (SELECT address_hash FROM former_newsletter_suppressions)
       AND address_hash IN (
         SELECT ${emailHashSql('email')} FROM former_newsletters
         WHERE is_active AND confirmed_at IS NOT NULL)`,
    ],
  },
  newsletter_imports: REPLACED,
  newsletters: {
    rows: 'merged',
    how: 'What readers have chosen since holds; who unsubscribed or was deleted stays so.',
    onSite: [
      `DELETE FROM newsletters
       WHERE ${emailHashSql('email')} IN (SELECT address_hash FROM former_newsletter_suppressions)
       AND address_key(email) NOT IN (SELECT address_key(email) FROM former_newsletters)`,
      `UPDATE newsletters SET is_active = former.is_active, confirmed_at = former.confirmed_at,
         consent_version = former.consent_version, consent_at = former.consent_at,
         language = former.language, manage_token = former.manage_token
       FROM former_newsletters AS former
       WHERE address_key(former.email) = address_key(newsletters.email)`,
      `UPDATE newsletters SET is_active = false WHERE is_active
       AND ${emailHashSql('email')} IN (SELECT address_hash FROM newsletter_suppressions)`,
    ],
  },
  newsletter_confirmations: {
    rows: 'merged',
    how: 'A link that was used stays used.',
    onSite: [
      `UPDATE newsletter_confirmations SET used_at = former.used_at
       FROM former_newsletter_confirmations AS former
       WHERE former.token_hash = newsletter_confirmations.token_hash`,
    ],
  },
  newsletter_issues: {
    rows: 'merged',
    how: 'Issues that went out stay. What would go out by itself, and should have by now or is no longer planned, is a draft.',
    always: [
      `UPDATE newsletter_issues SET state = 'draft', send_at = NULL
       WHERE state = 'scheduled' AND send_at <= now()`,
      `UPDATE newsletter_issues SET state = 'cancelled'
       WHERE state = 'sending' AND queued_at IS NULL`,
    ],
    onSite: [
      `UPDATE newsletter_issues AS issue SET state = 'draft', send_at = NULL
       WHERE state = 'scheduled' AND NOT EXISTS (
         SELECT FROM former_newsletter_issues AS former WHERE former.id = issue.id
         AND former.state = 'scheduled' AND former.send_at = issue.send_at)`,
      `UPDATE former_newsletter_issues SET project_id = NULL
       WHERE project_id NOT IN (SELECT id FROM projects)`,
      `UPDATE newsletter_issues AS issue SET archive_slug = NULL
       FROM former_newsletter_issues AS former
       WHERE former.archive_slug = issue.archive_slug AND former.id <> issue.id`,
      { put: 'former.started_at IS NOT NULL' },
      `DELETE FROM trash WHERE resource = 'issues'
       AND row_id IN (SELECT id FROM newsletter_issues)`,
    ],
  },
  newsletter_deliveries: {
    rows: 'merged',
    how: 'Those of issues that went out stay.',
    onSite: [
      `DELETE FROM newsletter_deliveries
       WHERE issue_id IN (SELECT id FROM former_newsletter_issues)`,
      `INSERT INTO newsletter_deliveries (issue_id, newsletter_id, mail_id, outcome)
       SELECT issue_id, reader.id, mail_id, outcome
       FROM former_newsletter_deliveries
       LEFT JOIN former_newsletters AS former ON former.id = newsletter_id
       LEFT JOIN newsletters AS reader ON address_key(reader.email) = address_key(former.email)
       WHERE issue_id IN (SELECT id FROM newsletter_issues)`,
    ],
  },
  mails: OUTSIDE,
  refused_addresses: PRESENT,

  /** The ledger repeats those that the backup does not know. */
  erasures: REPLACED,
  retention_runs: REPLACED,

  recent_submissions: EMPTIED,
  rate_limits: OUTSIDE,
  backups: OUTSIDE,
  restores: OUTSIDE,
  health_report: OUTSIDE,
  migrations: OUTSIDE,
  search_words: COUNTED,
  table_counts: COUNTED,
  published_posts: COUNTED,
};

const tablesWhere = (accepts: (rule: RestoreRule) => boolean): string[] =>
  Object.entries(RESTORE_RULES).flatMap(([table, rule]) => (accepts(rule) ? [table] : []));

/** Tables whose rows are in no backup. */
export const OUTSIDE_BACKUPS = tablesWhere(
  (rule) =>
    rule.rows === 'emptied' || rule.rows === 'counted' || (rule.rows === 'kept' && !rule.inBackups),
);
export const EMPTIED_BY_RESTORING = tablesWhere(({ rows }) => rows === 'emptied');
/** Tables of backups whose rows of before a restore needs. */
export const NEEDED_AFTERWARDS = tablesWhere(
  (rule) => rule.rows === 'merged' || (rule.rows === 'kept' && rule.inBackups),
);
