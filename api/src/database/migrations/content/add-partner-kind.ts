import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tells funders from partners, and gives both a name in English. */
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
