import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The public archive of issues. Those that were sent before are in it only when an administrator
 * chooses so: their texts were written for subscribers alone.
 */
export class ArchiveNewsletterIssues1700000000068 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE newsletter_issues
        ADD COLUMN in_archive boolean NOT NULL DEFAULT true,
        ADD COLUMN archive_slug text UNIQUE;
      WITH started AS (
        SELECT id, to_char(started_at AT TIME ZONE 'Europe/Zagreb', 'YYYY-MM-DD') AS day,
          row_number() OVER (
            PARTITION BY (started_at AT TIME ZONE 'Europe/Zagreb')::date ORDER BY started_at, id
          ) AS number
        FROM newsletter_issues WHERE started_at IS NOT NULL
      )
      UPDATE newsletter_issues SET in_archive = false,
        archive_slug = day || CASE WHEN number > 1 THEN '-' || number ELSE '' END
      FROM started WHERE started.id = newsletter_issues.id;
      CREATE TRIGGER content_changed
        AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON newsletter_issues
        FOR EACH STATEMENT EXECUTE FUNCTION notify_content_changed();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER content_changed ON newsletter_issues;
      ALTER TABLE newsletter_issues DROP COLUMN in_archive, DROP COLUMN archive_slug;
    `);
  }
}
