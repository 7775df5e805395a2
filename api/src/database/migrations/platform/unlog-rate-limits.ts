import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Counts of requests need not survive a crash of the database. As each request of a visitor is
 * counted by a transaction of its own, logging them made every form wait once more for the disk.
 */
export class UnlogRateLimits1700000000096 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rate_limits SET UNLOGGED');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rate_limits SET LOGGED');
  }
}
