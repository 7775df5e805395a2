import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../../src/database/data-source.js';
import { executeSql } from './execute-sql.js';

interface TestDatabase {
  dataSource: DataSource;
  drop(): Promise<void>;
}

/** A connected data source on a new copy of another database. */
async function copyOf(template: string, isPatient = false): Promise<TestDatabase> {
  const { TEST_SERVER_URL: server, TEST_OWNER_URL: owner } = process.env;
  if (!server || !owner) throw new Error('The test database was not started');
  const onServer = (sql: string): Promise<void> => executeSql(server, sql);
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(owner);
  await onServer(
    `CREATE DATABASE ${name} TEMPLATE ${template} OWNER ${url.username} STRATEGY file_copy`,
  );
  url.pathname = name;
  const dataSource = await createDataSource(url.href, isPatient).initialize();
  return {
    dataSource,
    async drop() {
      if (dataSource.isInitialized) await dataSource.destroy();
      await onServer(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** A connected data source on a new, empty database. */
export const freshDatabase = (): Promise<TestDatabase> => copyOf('template0');

/**
 * The same with all tables, which takes a tenth of the time of running the migrations.
 * @param isPatient whether it waits for a busy database, as commands do
 */
export async function migratedDatabase(isPatient = false): Promise<TestDatabase> {
  const { TEST_TEMPLATE: template } = process.env;
  if (!template) throw new Error('The test database was not started');
  return copyOf(template, isPatient);
}
