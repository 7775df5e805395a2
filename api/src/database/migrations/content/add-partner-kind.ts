import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The kind of a partner, partner or funder, and its English name. */
export class AddPartnerKind1700000000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE partners
        ADD COLUMN kind text NOT NULL DEFAULT 'partner' CHECK (kind IN ('partner', 'funder')),
        ADD COLUMN name_en text
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE partners DROP COLUMN kind, DROP COLUMN name_en');
  }
}
