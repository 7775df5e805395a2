import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Marks posts whose publication date is set when they are first published. Of the existing posts,
 * these are drafts that were never published according to their versions and whose date is still
 * that of their creation, so that no administrator chose it. Triggers are disabled meanwhile, since
 * this is not an edit of the posts.
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
