import type { DataSource } from 'typeorm';

/** Has what is put into a table fail at its commit, as when PostgreSQL ends, while `during` runs. */
export async function refuseCommits(
  dataSource: DataSource,
  table: 'contact_messages' | 'donations' | 'newsletters',
  during: () => Promise<unknown>,
): Promise<void> {
  await dataSource.query(`
    CREATE OR REPLACE FUNCTION refuse_commit() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE 'no' USING ERRCODE = '53300'; END $$;
    CREATE CONSTRAINT TRIGGER refuse AFTER INSERT OR UPDATE ON ${table}
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_commit();
  `);
  try {
    await during();
  } finally {
    await dataSource.query(`DROP TRIGGER refuse ON ${table}`);
  }
}
