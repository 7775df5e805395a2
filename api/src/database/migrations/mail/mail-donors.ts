import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The attachments of a mail until it is sent; when a donor was thanked and reminded. */
export class MailDonors1700000000019 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE mails ADD COLUMN attachments jsonb;
      ALTER TABLE donations
        ADD COLUMN thanked_at timestamptz,
        ADD COLUMN reminded_at timestamptz;
      CREATE INDEX donations_to_remind_index ON donations (donated_at)
        WHERE status = 'pending' AND donor_email IS NOT NULL AND reminded_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX donations_to_remind_index;
      ALTER TABLE donations DROP COLUMN thanked_at, DROP COLUMN reminded_at;
      ALTER TABLE mails DROP COLUMN attachments;
    `);
  }
}
