import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { migrateJobs } from '../../jobs/migrate-jobs.js';
import { createDataSource } from '../data-source.js';
import { startEmbeddedPostgres } from '../embedded/embedded-postgres.js';
import type { Log } from '../embedded/processes.js';
import { addMigrations } from '../migrate.js';

/** The folder in `DATA_DIR` of the scratch database. */
const FOLDER = 'scratch';

/**
 * Runs work on an empty database of a PostgreSQL of its own, which is removed afterwards. It needs
 * no privileges on the site's database server, and cannot change anything there.
 * @param dataDir where its files are, in a folder of their own; one at a time
 * @throws DatabaseError when it cannot be started, or while another process uses it
 */
export async function withScratchDatabase<T>(
  dataDir: string,
  log: Log,
  work: (dataSource: DataSource, url: string) => Promise<T>,
): Promise<T> {
  const folder = join(dataDir, FOLDER);
  const server = await startEmbeddedPostgres(folder, log, true);
  try {
    const dataSource = createDataSource(server.url, true);
    await dataSource.initialize();
    try {
      return await work(dataSource, server.url);
    } finally {
      if (dataSource.isInitialized) await dataSource.destroy();
    }
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Migrates an empty or older database up to a schema.
 * @param schema the name of its newest migration; today's by default
 */
export async function migrateTo(
  dataSource: DataSource,
  url: string,
  schema?: string,
): Promise<void> {
  await migrateJobs(url);
  await addMigrations(dataSource);
  const all = dataSource.migrations;
  const last = all.findIndex(({ constructor }) => constructor.name === schema);
  Object.assign(dataSource, { migrations: schema === undefined ? all : all.slice(0, last + 1) });
  await dataSource.runMigrations({ transaction: 'each' });
}
