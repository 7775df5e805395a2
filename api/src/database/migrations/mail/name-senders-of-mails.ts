import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The name of the sender, where a mail is in another language than the configured name. */
export class NameSendersOfMails1700000000087 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mails ADD COLUMN sender_name text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mails DROP COLUMN sender_name');
  }
}
