import pg from 'pg';

/** Executes a statement on a connection of its own. */
export async function executeSql(url: string, sql: string, values?: unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql, values);
  } finally {
    await client.end();
  }
}
