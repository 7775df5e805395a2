import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = ['contact_messages', 'newsletters', 'donations', 'bank_payments'];

const ON_CHANGE = [
  ['insert', 'REFERENCING NEW TABLE AS new_rows'],
  ['update', ''],
  ['delete', 'REFERENCING OLD TABLE AS old_rows'],
  ['truncate', ''],
];

/**
 * Counts the rows of tables that visitors and statements fill, and the statements that changed
 * them, so that the panel reads totals without counting rows one by one.
 *
 * A table's counts are sums over its slots. A writer takes a slot that no other transaction has
 * changed, so that writers neither wait for one another nor can be deadlocked.
 */
export class CountRows1700000000094 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE table_counts (
        source text NOT NULL,
        slot integer NOT NULL,
        row_count bigint NOT NULL,
        change_count bigint NOT NULL,
        PRIMARY KEY (source, slot)
      ) WITH (fillfactor = 50);

      CREATE FUNCTION count_rows() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        added bigint := 0;
      BEGIN
        IF TG_OP = 'TRUNCATE' THEN
          UPDATE table_counts SET row_count = 0, change_count = change_count + 1
          WHERE source = TG_TABLE_NAME;
          RETURN NULL;
        ELSIF TG_OP = 'INSERT' THEN
          SELECT count(*) INTO added FROM new_rows;
        ELSIF TG_OP = 'DELETE' THEN
          SELECT -count(*) INTO added FROM old_rows;
        END IF;
        UPDATE table_counts SET row_count = row_count + added, change_count = change_count + 1
        WHERE source = TG_TABLE_NAME AND slot = (
          SELECT slot FROM table_counts WHERE source = TG_TABLE_NAME
          ORDER BY slot LIMIT 1 FOR UPDATE SKIP LOCKED
        );
        IF NOT FOUND THEN
          INSERT INTO table_counts VALUES (TG_TABLE_NAME, pg_backend_pid(), added, 1)
          ON CONFLICT (source, slot) DO UPDATE SET
            row_count = table_counts.row_count + excluded.row_count,
            change_count = table_counts.change_count + 1;
        END IF;
        RETURN NULL;
      END
      $$;
    `);
    for (const table of TABLES) {
      await runner.query(`
        INSERT INTO table_counts SELECT '${table}', 0, count(*), 0 FROM ${table};
      `);
      for (const [event, rows] of ON_CHANGE) {
        await runner.query(`
          CREATE TRIGGER count_rows_on_${event} AFTER ${event} ON ${table} ${rows}
            FOR EACH STATEMENT EXECUTE FUNCTION count_rows();
        `);
      }
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) {
      for (const [event] of ON_CHANGE) {
        await runner.query(`DROP TRIGGER count_rows_on_${event} ON ${table}`);
      }
    }
    await runner.query('DROP FUNCTION count_rows; DROP TABLE table_counts');
  }
}
