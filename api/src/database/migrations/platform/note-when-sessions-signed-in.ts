import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the user of a session last entered the password; of earlier sessions, when they began. */
export class NoteWhenSessionsSignedIn1700000000102 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE sessions ADD authenticated_at timestamptz NOT NULL DEFAULT now()',
    );
    await runner.query('UPDATE sessions SET authenticated_at = began_at');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions DROP authenticated_at');
  }
}
