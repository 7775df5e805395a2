import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = [
  'effect_of10',
  'effect_of10_en',
  'effect_of20',
  'effect_of20_en',
  'effect_of50',
  'effect_of50_en',
  'effect_of100',
  'effect_of100_en',
  'financial_report_url',
];

/** What each offered amount makes possible, and where the last financial report is. */
export class SayWhatDonationsMakePossible1700000000086 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const added = COLUMNS.map((name) => `ADD COLUMN ${name} text`);
    await runner.query(`ALTER TABLE settings ${added.join(', ')}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    const dropped = COLUMNS.map((name) => `DROP COLUMN ${name}`);
    await runner.query(`ALTER TABLE settings ${dropped.join(', ')}`);
  }
}
