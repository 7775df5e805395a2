import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts of attempts, with the columns that `rate-limiter-flexible` requires. */
export class CreateRateLimits1700000000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Earlier versions created the table when they started.
    await runner.query(`
      CREATE TABLE IF NOT EXISTS rate_limits (
        key varchar(255) PRIMARY KEY,
        points integer NOT NULL DEFAULT 0,
        expire bigint
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE rate_limits');
  }
}
