import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../src/database/data-source.js';

/** A connected data source on an empty database of its own. */
export async function freshDatabase(): Promise<{ dataSource: DataSource; drop(): Promise<void> }> {
  const server = process.env.TEST_SERVER_URL;
  if (!server) throw new Error('The test database was not started');
  const onServer = async (sql: string): Promise<void> => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  };
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`CREATE DATABASE ${name} TEMPLATE template0`);
  const url = new URL(server);
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
