import type { DataSource } from 'typeorm';
import { withDatabaseLock } from './database-lock.js';

/**
 * Brings the schema up to date. Processes that start together take turns.
 * @returns the names of the migrations that ran
 */
export function migrate(dataSource: DataSource): Promise<string[]> {
  return withDatabaseLock(dataSource, async () => {
    const ran = await dataSource.runMigrations({ transaction: 'each' });
    return ran.map(({ name }) => name);
  });
}
