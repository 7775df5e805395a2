import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A column for the donation that a mail is about. A restore empties donations, but not mails. */
export class TellWhichDonationMailsAreAbout1795897598209 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE mails ADD COLUMN donation_id integer;
      CREATE INDEX mails_donation_id_index ON mails (donation_id) WHERE donation_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mails DROP COLUMN donation_id');
  }
}
