import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A separate state for mails that were written to files because no mail server is configured: they
 * reached no recipient. Earlier mails retain their state, since it is not known where they went.
 */
export class TellWrittenMailsApart1700000000041 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE mails
        DROP CONSTRAINT mails_state_check,
        DROP CONSTRAINT mails_check,
        ADD CONSTRAINT mails_state_check
          CHECK (state IN ('queued', 'sending', 'sent', 'written', 'failed', 'uncertain')),
        ADD CONSTRAINT mails_check CHECK (state IN ('sent', 'written') OR text IS NOT NULL);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE mails SET state = 'sent' WHERE state = 'written';
      UPDATE newsletter_deliveries SET outcome = 'sent' WHERE outcome = 'written';
      ALTER TABLE mails
        DROP CONSTRAINT mails_state_check,
        DROP CONSTRAINT mails_check,
        ADD CONSTRAINT mails_state_check
          CHECK (state IN ('queued', 'sending', 'sent', 'failed', 'uncertain')),
        ADD CONSTRAINT mails_check CHECK (state IN ('sent') OR text IS NOT NULL);
    `);
  }
}
