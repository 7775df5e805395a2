import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A lost device is no longer removed by a mailed link. Mails with such links, which do nothing any
 * more, go with the requests.
 */
export class DropLostDevices1795937000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION void_mailed_links() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM password_resets WHERE user_id = NEW.id;
        RETURN NULL;
      END $$;
      DROP TABLE lost_devices;
      DELETE FROM mails WHERE kind IN ('lost-device', 'lost-device-notice')
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE lost_devices (
        user_id integer PRIMARY KEY REFERENCES users ON DELETE CASCADE,
        hash text NOT NULL UNIQUE,
        stop_hash text NOT NULL UNIQUE,
        requested_at timestamptz NOT NULL DEFAULT now(),
        opens_at timestamptz NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE OR REPLACE FUNCTION void_mailed_links() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM password_resets WHERE user_id = NEW.id;
        IF NEW.email <> OLD.email THEN
          DELETE FROM lost_devices WHERE user_id = NEW.id;
        END IF;
        RETURN NULL;
      END $$
    `);
  }
}
