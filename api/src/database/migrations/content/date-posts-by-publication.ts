import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Marks posts whose date is to be set when they are first published. Of the posts there are, these
 * are drafts that were never published as far as the history says, and that still have the date of
 * the moment they were added: nobody chose it. The triggers rest, as nobody has changed the posts.
 */
export class DatePostsByPublication1700000000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE blog_posts ADD COLUMN publish_date_pending boolean NOT NULL DEFAULT false;
      ALTER TABLE blog_posts DISABLE TRIGGER USER;
      UPDATE blog_posts AS post SET publish_date_pending = true
      WHERE NOT is_published
        AND date_trunc('milliseconds', publish_date) = date_trunc('milliseconds', created_at)
        AND NOT EXISTS (
          SELECT FROM blog_post_versions
          WHERE post_id = post.id AND (fields ->> 'isPublished')::boolean
        );
      ALTER TABLE blog_posts ENABLE TRIGGER USER;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE blog_posts DROP COLUMN publish_date_pending');
  }
}
