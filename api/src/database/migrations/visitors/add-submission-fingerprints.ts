import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a request with an `Idempotency-Key` said, by a hash; visitors' submissions have none. */
export class AddSubmissionFingerprints1700000000037 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE recent_submissions ADD COLUMN fingerprint text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE recent_submissions DROP COLUMN fingerprint');
  }
}
