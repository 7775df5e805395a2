import { pino } from 'pino';
import type { DataSource } from 'typeorm';
import { readConfig, type Config } from '../config/config.js';
import { connect } from '../database/connect.js';
import { createDataSource } from '../database/data-source.js';
import { findRunningPostgres } from '../database/embedded/embedded-postgres.js';
import { hasPendingMigrations } from '../database/migrate.js';
import { startDatabase } from '../database/start-database.js';

/** The exit code of a process that SIGTERM ended. */
const TERMINATED = 143;

/**
 * Runs a command on the database of the running site, or starts the database for it. Prints the
 * message of an error to stderr and sets the exit code 1.
 */
export async function withDatabase(
  work: (dataSource: DataSource, config: Config) => Promise<void>,
): Promise<void> {
  // Ends with the handlers of `exit`, which end the servers of databases.
  process.once('SIGTERM', () => process.exit(TERMINATED));
  try {
    const config = readConfig(process.env);
    const running = config.databaseUrl ?? (await findRunningPostgres(config.dataDir));
    const database = await startDatabase(
      { ...config, databaseUrl: running },
      pino({ level: 'silent' }),
    );
    const dataSource = createDataSource(database.url, true);
    try {
      await connect(dataSource, config.databaseUrl);
      await work(dataSource, config);
    } finally {
      if (dataSource.isInitialized) await dataSource.destroy();
      await database.stop();
    }
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

/** @throws Error where the database has not the schema of this version */
export async function requireCurrentSchema(dataSource: DataSource): Promise<void> {
  if (await hasPendingMigrations(dataSource)) {
    throw new Error('The database is not up to date: run npm run migrate first.');
  }
}

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function fail(text: string): void {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
