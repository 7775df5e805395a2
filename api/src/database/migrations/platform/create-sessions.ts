import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The sessions of users, each of which lasts while its row is there. The tokens of earlier sessions
 * have none, so everybody signs in once more.
 */
export class CreateSessions1700000000101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sessions (
        id uuid PRIMARY KEY,
        user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
        version integer NOT NULL,
        browser text,
        network text,
        began_at timestamptz NOT NULL,
        seen_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL
      )
    `);
    await runner.query('CREATE INDEX sessions_user_id ON sessions (user_id)');
    await runner.query('DROP TABLE ended_sessions');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE ended_sessions (
        id uuid PRIMARY KEY,
        expires_at timestamptz NOT NULL
      )
    `);
    await runner.query('DROP TABLE sessions');
  }
}
