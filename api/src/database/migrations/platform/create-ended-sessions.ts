import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The ids of sessions that were ended by signing out, until their tokens expire. */
export class CreateEndedSessions1700000000071 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE ended_sessions (
        id uuid PRIMARY KEY,
        expires_at timestamptz NOT NULL
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE ended_sessions');
  }
}
