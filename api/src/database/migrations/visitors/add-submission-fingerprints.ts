import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A hash of the body of a request with an `Idempotency-Key`; visitors' submissions have none. */
export class AddSubmissionFingerprints1700000000037 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE recent_submissions ADD COLUMN fingerprint text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE recent_submissions DROP COLUMN fingerprint');
  }
}
