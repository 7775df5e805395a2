/**
 * Columns whose names look personal and are not: data that the site publishes about itself, numbers
 * without a person, and hashes that cannot be reversed.
 */
export const NOT_PERSONAL: Record<string, readonly string[]> = {
  // Written by the association, and published by it.
  blog_posts: ['author', 'author_position'],
  blog_post_versions: ['saved_by'],
  documents: ['name', 'name_en'],
  media: ['name', 'hash'],
  newsletter_issues: ['text', 'text_en'],
  partners: ['name', 'name_en'],
  projects: ['note', 'note_en'],
  settings: [
    'name',
    'name_en',
    'email',
    'phone',
    'street',
    'iban',
    'coastal_street',
    'coastal_street_en',
    'bank_recipient',
  ],
  // Of a submission, for two days at most; of a network, for two days at most.
  recent_submissions: ['key', 'fingerprint'],
  rate_limits: ['key'],
  migrations: ['name'],
};
