import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a person whom the association supported says, and when they consented to publication. */
export class QuoteSupportedPeople1795940300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE settings
        ADD COLUMN testimony text,
        ADD COLUMN testimony_en text,
        ADD COLUMN testimony_consent_date date
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE settings
        DROP COLUMN testimony, DROP COLUMN testimony_en, DROP COLUMN testimony_consent_date
    `);
  }
}
