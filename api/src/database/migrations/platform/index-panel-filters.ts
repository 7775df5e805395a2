import type { MigrationInterface, QueryRunner } from 'typeorm';

const changed = (column: string) => `coalesce(${column}, '-infinity')`;
const [CROATIAN, ENGLISH] = [changed('text_changed_at'), changed('text_en_changed_at')];

/** The conditions of filters that mostly no row or few rows match, as the filters write them. */
const INDEXES = [
  ['blog_posts_draft_index', 'blog_posts (publish_date DESC, id DESC)', 'NOT is_published'],
  ['events_draft_index', 'events (event_date DESC, id DESC)', 'NOT is_published'],
  [
    'blog_posts_outdated_index',
    'blog_posts (publish_date DESC, id DESC)',
    `${CROATIAN} <> ${ENGLISH} AND ${changed('texts_agreed_at')} < greatest(${CROATIAN}, ${ENGLISH})`,
  ],
  [
    'blog_posts_untranslated_index',
    'blog_posts (publish_date DESC, id DESC)',
    `(title = '') <> (title_en = '') OR content = content_en OR (content = '') <> (content_en = '')`,
  ],
  [
    'events_untranslated_index',
    'events (event_date DESC, id DESC)',
    `(title = '') <> (title_en = '') OR description = description_en
      OR (description = '') <> (description_en = '')`,
  ],
  ['donations_pending_index', 'donations (donated_at DESC, id DESC)', `status = 'pending'`],
];

/** Indexes the rows that the dashboard counts, so that it need not read whole tables. */
export class IndexPanelFilters1700000000095 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const [name, columns, condition] of INDEXES) {
      await runner.query(`CREATE INDEX ${name} ON ${columns} WHERE ${condition}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of INDEXES) await runner.query(`DROP INDEX ${name}`);
  }
}
