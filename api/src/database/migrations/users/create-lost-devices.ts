import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Requests of users who lost their device, which wait before they remove the second factor. */
export class CreateLostDevices1700000000111 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE lost_devices (
        user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        hash text NOT NULL UNIQUE,
        stop_hash text NOT NULL UNIQUE,
        requested_at timestamptz NOT NULL DEFAULT now(),
        opens_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE lost_devices');
  }
}
