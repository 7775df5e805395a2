import type { DataSource } from 'typeorm';

/** Makes transactions that write to a table fail at their commit while a function runs. */
export async function refuseCommits(
  dataSource: DataSource,
  table: 'contact_messages' | 'donations' | 'newsletters',
  run: () => Promise<unknown>,
): Promise<void> {
  await dataSource.query(`
    CREATE OR REPLACE FUNCTION refuse_commit() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN RAISE 'no' USING ERRCODE = '53300'; END $$;
    CREATE CONSTRAINT TRIGGER refuse AFTER INSERT OR UPDATE ON ${table}
      DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_commit();
  `);
  try {
    await run();
  } finally {
    await dataSource.query(`DROP TRIGGER refuse ON ${table}`);
  }
}
