import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Issues whose rest was given up, and mails that belong to one mailing. */
export class CancelNewsletterIssues1700000000065 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE newsletter_issues
        DROP CONSTRAINT newsletter_issues_state_check,
        DROP CONSTRAINT newsletter_issues_check,
        ADD CONSTRAINT newsletter_issues_state_check
          CHECK (state IN ('draft', 'scheduled', 'sending', 'paused', 'cancelled')),
        ADD CONSTRAINT newsletter_issues_check
          CHECK ((state IN ('sending', 'paused', 'cancelled'))
            = (content IS NOT NULL AND started_at IS NOT NULL));

      ALTER TABLE mails ADD COLUMN mailing text;
      UPDATE mails SET mailing = 'issue-' || issue_id
        FROM newsletter_deliveries WHERE mail_id = mails.id;
      CREATE INDEX mails_mailing_index ON mails (mailing, id) WHERE mailing IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE mails DROP COLUMN mailing;
      UPDATE newsletter_issues SET state = 'paused' WHERE state = 'cancelled';
      ALTER TABLE newsletter_issues
        DROP CONSTRAINT newsletter_issues_state_check,
        DROP CONSTRAINT newsletter_issues_check,
        ADD CONSTRAINT newsletter_issues_state_check
          CHECK (state IN ('draft', 'scheduled', 'sending', 'paused')),
        ADD CONSTRAINT newsletter_issues_check
          CHECK ((state IN ('sending', 'paused'))
            = (content IS NOT NULL AND started_at IS NOT NULL));
    `);
  }
}
