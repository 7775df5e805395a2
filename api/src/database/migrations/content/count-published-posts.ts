import type { MigrationInterface, QueryRunner } from 'typeorm';

const EVENTS = ['insert', 'update', 'delete', 'truncate'] as const;

/** What a statement adds to the counts, by its event. */
const PUBLISHED = `SELECT category, 1 AS added FROM new_rows WHERE is_published`;
const UNPUBLISHED = `SELECT category, -1 AS added FROM old_rows WHERE is_published`;
const ADDED = {
  insert: PUBLISHED,
  update: `${PUBLISHED} UNION ALL ${UNPUBLISHED}`,
  delete: UNPUBLISHED,
  truncate: 'SELECT category, -posts AS added FROM published_posts',
};
const ROWS = {
  insert: 'REFERENCING NEW TABLE AS new_rows',
  update: 'REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows',
  delete: 'REFERENCING OLD TABLE AS old_rows',
  truncate: '',
};

/**
 * Counts the published posts of each category, so that their list knows its length after a change
 * without counting posts one by one. Scheduled posts count as published.
 */
export class CountPublishedPosts1700000000128 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE published_posts (category text PRIMARY KEY, posts bigint NOT NULL);
      INSERT INTO published_posts
        SELECT category, count(*) FROM blog_posts WHERE is_published GROUP BY category;
    `);
    for (const event of EVENTS) {
      await runner.query(`
        CREATE FUNCTION count_published_posts_on_${event}() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO published_posts AS counted
            SELECT category, sum(added) FROM (${ADDED[event]}) AS changes
            GROUP BY category HAVING sum(added) <> 0 ORDER BY category
          ON CONFLICT (category) DO UPDATE SET posts = counted.posts + excluded.posts;
          RETURN NULL;
        END
        $$;
        CREATE TRIGGER count_published_posts_on_${event} AFTER ${event} ON blog_posts ${ROWS[event]}
          FOR EACH STATEMENT EXECUTE FUNCTION count_published_posts_on_${event}();
      `);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const event of EVENTS) {
      await runner.query(`DROP FUNCTION count_published_posts_on_${event} CASCADE`);
    }
    await runner.query('DROP TABLE published_posts');
  }
}
