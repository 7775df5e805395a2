import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The tables whose rows several administrators may edit concurrently. */
const EDITED = [
  'projects',
  'blog_posts',
  'events',
  'team_members',
  'partners',
  'documents',
  'settings',
];

/**
 * A version that increases with every change of a row, for optimistic locking. A trigger increases
 * it, so that changes in SQL count too.
 */
export class AddRowVersions1700000000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION count_version() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.version := OLD.version + 1;
        RETURN NEW;
      END
      $$;
    `);
    for (const table of EDITED) {
      await runner.query(`
        ALTER TABLE ${table} ADD COLUMN version integer NOT NULL DEFAULT 1;
        CREATE TRIGGER count_version BEFORE UPDATE ON ${table}
        FOR EACH ROW EXECUTE FUNCTION count_version();
      `);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of EDITED) {
      await runner.query(`
        DROP TRIGGER count_version ON ${table};
        ALTER TABLE ${table} DROP COLUMN version;
      `);
    }
    await runner.query('DROP FUNCTION count_version');
  }
}
