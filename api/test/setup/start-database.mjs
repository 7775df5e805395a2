// Brings up one real PostgreSQL for the whole run, with a migrated database that each test file
// copies. Runs what `tsc` built, which `npm test` does first.
import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { readConfig } from '../../dist/config/config.js';
import { createDataSource } from '../../dist/database/data-source.js';
import { migrate } from '../../dist/database/migrate.js';
import { startDatabase } from '../../dist/database/start-database.js';

const TEMPLATE = 'test_template';

// eslint-disable-next-line import-x/no-default-export -- jest calls the default export
export default async function startTestDatabase() {
  // Where jest writes its results; it does not make the folder itself.
  await mkdir(new URL('../../test-results/', import.meta.url), { recursive: true });

  const dataDir = await mkdtemp(join(tmpdir(), 'api-test-'));
  const { TEST_DATABASE_URL: given } = process.env;
  const config = readConfig({ DATA_DIR: dataDir, ...(given && { DATABASE_URL: given }) });
  const database = await startDatabase(config, pino({ level: 'warn' }));

  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS ${TEMPLATE} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${TEMPLATE}`);
  await client.end();

  const url = new URL(database.url);
  url.pathname = `/${TEMPLATE}`;
  const dataSource = createDataSource(url.href);
  await dataSource.initialize();
  await migrate(dataSource);
  await dataSource.destroy();

  process.env.TEST_SERVER_URL = database.url;
  process.env.TEST_TEMPLATE = TEMPLATE;
  globalThis.testDatabase = { dataDir, stop: () => database.stop() };
}
