// Starts one PostgreSQL server for the whole run, with a migrated database that each test file
// copies. It runs the build, which `npm test` makes first.
import { mkdir, mkdtemp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { temporaryFolder } from '../../../testing/memory-folder.mjs';
import { readConfig } from '../../dist/config/config.js';
import { createDataSource } from '../../dist/database/data-source.js';
import { migrate } from '../../dist/database/migrate.js';
import { startDatabase } from '../../dist/database/start-database.js';

const TEMPLATE = 'test_template';

// eslint-disable-next-line import-x/no-default-export -- jest calls the default export
export default async function startTestDatabase() {
  // jest writes its results there and does not create the folder.
  await mkdir(new URL('../../test-results/', import.meta.url), { recursive: true });

  // The workers and what they start use it, too.
  process.env.TMPDIR = temporaryFolder();
  const dataDir = await mkdtemp(join(process.env.TMPDIR, 'api-test-'));
  const { TEST_DATABASE_URL: given } = process.env;
  const config = readConfig({ DATA_DIR: dataDir, ...(given && { DATABASE_URL: given }) });
  const database = await startDatabase(config, pino({ level: 'warn' }));

  // The superuser creates and drops databases; the application owns them and is no superuser.
  const server = new URL(database.url);
  const owner = server.username;
  if (!given) {
    server.username = 'postgres';
    server.password = (await readFile(join(dataDir, 'postgres/site.password'), 'utf8')).trim();
  }
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  if (!given) {
    // The data of the tests need not survive a crash: databases are created and dropped faster.
    for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
      await client.query(`ALTER SYSTEM SET ${setting} = off`);
    }
    await client.query('SELECT pg_reload_conf()');
  }
  await client.query(`DROP DATABASE IF EXISTS ${TEMPLATE} WITH (FORCE)`);
  await client.query(`CREATE DATABASE ${TEMPLATE} OWNER ${owner}`);
  await client.end();

  const url = new URL(database.url);
  url.pathname = `/${TEMPLATE}`;
  const dataSource = createDataSource(url.href);
  await dataSource.initialize();
  await migrate(dataSource);
  await dataSource.destroy();

  process.env.TEST_SERVER_URL = server.href;
  process.env.TEST_OWNER_URL = database.url;
  process.env.TEST_TEMPLATE = TEMPLATE;
  globalThis.testDatabase = { dataDir, stop: () => database.stop() };
}
