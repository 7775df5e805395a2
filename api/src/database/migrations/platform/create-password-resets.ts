import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The links by which users who forgot their password set another one: the last one of each. */
export class CreatePasswordResets1700000000108 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE password_resets (
        user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        hash text NOT NULL UNIQUE,
        expires_at timestamptz NOT NULL
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE password_resets');
  }
}
