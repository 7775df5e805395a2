import { randomUUID } from 'node:crypto';
import { executeSql } from './execute-sql.js';

interface CopiedDatabase {
  url: URL;
  drop(): Promise<void>;
}

/** The name of the migrated database that test files copy. */
export function migratedTemplate(): string {
  const { TEST_TEMPLATE: template } = process.env;
  if (!template) throw new Error('The test database was not started');
  return template;
}

/** Creates a database of the application's role as a copy of another one. */
export async function copyDatabase(template: string): Promise<CopiedDatabase> {
  const { TEST_SERVER_URL: server, TEST_OWNER_URL: owner } = process.env;
  if (!server || !owner) throw new Error('The test database was not started');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = new URL(owner);
  // Copying files takes half the processor time of writing them through the log.
  await executeSql(
    server,
    `CREATE DATABASE ${name} TEMPLATE ${template} OWNER ${url.username} STRATEGY file_copy`,
  );
  url.pathname = `/${name}`;
  return { url, drop: () => executeSql(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}
