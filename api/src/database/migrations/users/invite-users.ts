import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A user who was invited has no password until the link of the invitation sets one. A link also
 * ends when its user is deactivated.
 */
export class InviteUsers1795937100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE users ALTER password DROP NOT NULL;
      DROP TRIGGER void_mailed_links ON users;
      CREATE TRIGGER void_mailed_links AFTER UPDATE OF password, email, is_active ON users
        FOR EACH ROW WHEN (NEW.password IS DISTINCT FROM OLD.password OR NEW.email <> OLD.email
          OR NOT NEW.is_active)
        EXECUTE FUNCTION void_mailed_links()
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER void_mailed_links ON users;
      CREATE TRIGGER void_mailed_links AFTER UPDATE OF password, email ON users FOR EACH ROW
        WHEN (NEW.password <> OLD.password OR NEW.email <> OLD.email)
        EXECUTE FUNCTION void_mailed_links();
      DELETE FROM users WHERE password IS NULL;
      ALTER TABLE users ALTER password SET NOT NULL
    `);
  }
}
