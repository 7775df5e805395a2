import type { DataSource } from 'typeorm';
import { migrateJobs } from '../jobs/migrate-jobs.js';
import { withDatabaseLock } from './database-lock.js';

/**
 * Brings the schema, and that of the job queue, up to date. Processes that start together take turns.
 * @returns the names of our migrations that ran
 */
export function migrate(dataSource: DataSource): Promise<string[]> {
  return withDatabaseLock(dataSource, async () => {
    await migrateJobs(urlOf(dataSource));
    const ran = await dataSource.runMigrations({ transaction: 'each' });
    return ran.map(({ name }) => name);
  });
}

function urlOf({ options }: DataSource): string {
  const url = 'url' in options ? options.url : undefined;
  if (typeof url !== 'string') throw new Error('The data source was not made from an address.');
  return url;
}
