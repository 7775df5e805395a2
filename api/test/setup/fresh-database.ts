import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../src/database/data-source.js';

/** A connected data source on a new, empty database. */
export async function freshDatabase(): Promise<{ dataSource: DataSource; drop(): Promise<void> }> {
  const { TEST_SERVER_URL: server, TEST_OWNER_URL: owner } = process.env;
  if (!server || !owner) throw new Error('The test database was not started');
  const onServer = async (sql: string): Promise<void> => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(owner);
  await onServer(`CREATE DATABASE ${name} TEMPLATE template0 OWNER ${url.username}`);
  url.pathname = name;
  const dataSource = await createDataSource(url.href).initialize();
  return {
    dataSource,
    async drop() {
      if (dataSource.isInitialized) await dataSource.destroy();
      await onServer(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}
