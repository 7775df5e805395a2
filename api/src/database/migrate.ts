import type { DataSource } from 'typeorm';
import { migrateJobs } from '../jobs/migrate-jobs.js';
import { withDatabaseLock } from './database-lock.js';
import { loadMigrations, migrationNames } from './migrations.js';

/**
 * Migrates the schema and that of the job queue. Processes that start at the same time take turns.
 * @returns the names of the application's migrations that ran
 */
export function migrate(dataSource: DataSource): Promise<string[]> {
  return withDatabaseLock(dataSource, async () => {
    await migrateJobs(urlOf(dataSource));
    if (!(await hasPendingMigrations(dataSource))) return [];
    await addMigrations(dataSource);
    const migrations = await dataSource.runMigrations({ transaction: 'each' });
    return migrations.map(({ name }) => name);
  });
}

/**
 * Takes the schema back to that of a former version, by the newest migrations first.
 * @param known the names of the migrations that the former version has
 * @returns the names of the migrations that were reverted
 */
export function migrateBack(dataSource: DataSource, known: readonly string[]): Promise<string[]> {
  return withDatabaseLock(dataSource, async () => {
    await addMigrations(dataSource);
    const reverted: string[] = [];
    for (;;) {
      const [last]: { name: string }[] = await dataSource.query(
        'SELECT name FROM migrations ORDER BY id DESC LIMIT 1',
      );
      if (!last || known.includes(last.name)) return reverted;
      await dataSource.undoLastMigration({ transaction: 'each' });
      reverted.push(last.name);
    }
  });
}

/** Loads the migrations and adds them to a data source, which runs and reverts them. */
export async function addMigrations(dataSource: DataSource): Promise<void> {
  const migrations = await loadMigrations();
  Object.assign(dataSource, { migrations: migrations.map((Each) => new Each()) });
}

/** Whether the schema is older than that of this version, or missing. */
export async function hasPendingMigrations(dataSource: DataSource): Promise<boolean> {
  const [{ known }]: [{ known: boolean }] = await dataSource.query(
    `SELECT to_regclass('migrations') IS NOT NULL AS known`,
  );
  if (!known) return true;
  const rows: { name: string }[] = await dataSource.query('SELECT name FROM migrations');
  const applied = new Set(rows.map(({ name }) => name));
  return migrationNames().some((name) => !applied.has(name));
}

export function urlOf({ options }: DataSource): string {
  const url = 'url' in options ? options.url : undefined;
  if (typeof url !== 'string') throw new Error('The data source has no connection string.');
  return url;
}
