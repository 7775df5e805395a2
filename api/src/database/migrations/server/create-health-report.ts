import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the checks of the server found last: one row. */
export class CreateHealthReport1700000000112 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE health_report (
        id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
        checked_at timestamptz NOT NULL,
        findings jsonb NOT NULL,
        mailed_week date
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE health_report');
  }
}
