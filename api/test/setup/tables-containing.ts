import type { DataSource } from 'typeorm';

/**
 * The tables of the application and of the job queue that contain a text in any column, so that a
 * column that an erasure omits is found.
 */
export async function tablesContaining(dataSource: DataSource, text: string): Promise<string[]> {
  const tables: { name: string }[] = await dataSource.query(
    `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
     WHERE schemaname IN ('public', 'graphile_worker') ORDER BY 1`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows: unknown[] = await dataSource.query(
      `SELECT 1 FROM ${name} AS t WHERE position(lower($1) IN lower(t::text)) > 0 LIMIT 1`,
      [text],
    );
    if (rows.length > 0) found.push(name.replace(/^(?:public|graphile_worker)\./, ''));
  }
  return found;
}
