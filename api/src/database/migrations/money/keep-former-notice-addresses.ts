import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The addresses that were told of changes of the account for donations, and no longer are, for 72
 * hours: the longest time for which such a change waits.
 */
export class KeepFormerNoticeAddresses1700000000126 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE former_notice_addresses (
        address text PRIMARY KEY,
        ends_at timestamptz NOT NULL
      );
      CREATE FUNCTION keep_notice_address() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO former_notice_addresses VALUES (lower(OLD.email), now() + interval '72 hours')
          ON CONFLICT (address) DO UPDATE SET ends_at = excluded.ends_at;
        RETURN NULL;
      END $$;
      CREATE TRIGGER keep_notice_address AFTER UPDATE OF email ON settings FOR EACH ROW
        WHEN (lower(NEW.email) <> lower(OLD.email)) EXECUTE FUNCTION keep_notice_address();
      CREATE TRIGGER keep_notice_address AFTER UPDATE OF email, role, is_active ON users
        FOR EACH ROW WHEN (OLD.role = 'admin' AND OLD.is_active
          AND (lower(NEW.email) <> lower(OLD.email) OR NEW.role <> 'admin' OR NOT NEW.is_active))
        EXECUTE FUNCTION keep_notice_address();
      CREATE TRIGGER keep_notice_address_of_deleted AFTER DELETE ON users FOR EACH ROW
        WHEN (OLD.role = 'admin' AND OLD.is_active) EXECUTE FUNCTION keep_notice_address()
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER keep_notice_address_of_deleted ON users;
      DROP TRIGGER keep_notice_address ON users;
      DROP TRIGGER keep_notice_address ON settings;
      DROP FUNCTION keep_notice_address;
      DROP TABLE former_notice_addresses
    `);
  }
}
