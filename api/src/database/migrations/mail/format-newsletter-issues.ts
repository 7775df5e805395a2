import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The format of the texts of issues: plain, as they have been, or Markdown. */
export class FormatNewsletterIssues1700000000069 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE newsletter_issues ADD COLUMN content_format text NOT NULL DEFAULT 'text'
        CONSTRAINT newsletter_issues_content_format_check
        CHECK (content_format IN ('text', 'markdown'))
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE newsletter_issues DROP COLUMN content_format');
  }
}
