/**
 * Columns that are not personal data although their names suggest it: published data of the
 * association, and hashes that cannot be reversed.
 */
export const NOT_PERSONAL: Record<string, readonly string[]> = {
  // Of the association; the token is a hash.
  account_changes: ['iban', 'bank_recipient', 'stop_token'],
  // Published by the association.
  blog_posts: ['author', 'author_position'],
  blog_post_versions: ['saved_by'],
  document_files: ['text'],
  // Names of files of the bank, and of administrators.
  bank_statements: ['file_name', 'imported_by'],
  documents: ['name', 'name_en'],
  // Of the association as sender.
  mails: ['sender_name'],
  media: ['name', 'hash'],
  newsletter_issues: ['text', 'text_en'],
  page_texts: ['key', 'text'],
  partners: ['name', 'name_en'],
  projects: ['note', 'note_en'],
  public_calls: ['contact_email', 'contact_phone', 'subject', 'subject_en'],
  saved_replies: ['name', 'text', 'text_en'],
  settings: [
    'name',
    'name_en',
    'email',
    'phone',
    'phone_hours',
    'phone_hours_en',
    'street',
    'iban',
    'coastal_street',
    'coastal_street_en',
    'bank_recipient',
  ],
  // Names of programs, and hashes.
  api_tokens: ['name', 'prefix', 'hash'],
  // Random values, and public keys.
  passkeys: ['public_key'],
  // Encrypted.
  second_factors: ['secret'],
  draft_links: ['key'],
  // Hashes of submissions and networks, stored for at most two days.
  recent_submissions: ['key', 'fingerprint'],
  passkey_challenges: ['hash'],
  password_resets: ['hash'],
  rate_limits: ['key'],
  migrations: ['name'],
};
