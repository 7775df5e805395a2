import type { DataSource } from 'typeorm';
import { migrateJobs } from '../jobs/migrate-jobs.js';
import { withDatabaseLock } from './database-lock.js';

/**
 * Migrates the schema and that of the job queue. Processes that start at the same time take turns.
 * @returns the names of the application's migrations that ran
 */
export function migrate(dataSource: DataSource): Promise<string[]> {
  return withDatabaseLock(dataSource, async () => {
    await migrateJobs(urlOf(dataSource));
    const migrations = await dataSource.runMigrations({ transaction: 'each' });
    return migrations.map(({ name }) => name);
  });
}

function urlOf({ options }: DataSource): string {
  const url = 'url' in options ? options.url : undefined;
  if (typeof url !== 'string') throw new Error('The data source has no connection string.');
  return url;
}
