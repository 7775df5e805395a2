import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The hashes of recent submissions by visitors, so that one sent twice is stored once. */
export class CreateRecentSubmissions1700000000015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE recent_submissions (
        key text PRIMARY KEY,
        row_id integer NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE INDEX recent_submissions_expiry_index ON recent_submissions (expires_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE recent_submissions');
  }
}
