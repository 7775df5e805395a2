import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A link that replaces a forgotten password ends when another password or address is set, and one
 * that removes a second factor when its user gets another address: whoever reads the mails of the
 * former one must not use it any more.
 */
export class VoidMailedLinks1700000000127 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION void_mailed_links() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM password_resets WHERE user_id = NEW.id;
        IF NEW.email <> OLD.email THEN
          DELETE FROM lost_devices WHERE user_id = NEW.id;
        END IF;
        RETURN NULL;
      END $$;
      CREATE TRIGGER void_mailed_links AFTER UPDATE OF password, email ON users FOR EACH ROW
        WHEN (NEW.password <> OLD.password OR NEW.email <> OLD.email)
        EXECUTE FUNCTION void_mailed_links()
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER void_mailed_links ON users;
      DROP FUNCTION void_mailed_links
    `);
  }
}
