import { pino } from 'pino';
import type { DataSource } from 'typeorm';
import { readConfig, type Config } from '../config/config.js';
import { createDataSource } from '../database/data-source.js';
import { findRunningPostgres } from '../database/embedded/embedded-postgres.js';
import { startDatabase } from '../database/start-database.js';

/**
 * Runs a command against the database of the running site, or, where none runs, against one started
 * for it. Errors are printed as a sentence to stderr, with exit code 1.
 */
export async function withDatabase(
  work: (dataSource: DataSource, config: Config) => Promise<void>,
): Promise<void> {
  try {
    const config = readConfig(process.env);
    const running = config.databaseUrl ?? (await findRunningPostgres(config.dataDir));
    const database = await startDatabase(
      { ...config, databaseUrl: running },
      pino({ level: 'silent' }),
    );
    const dataSource = createDataSource(database.url);
    try {
      await dataSource.initialize();
      await work(dataSource, config);
    } finally {
      if (dataSource.isInitialized) await dataSource.destroy();
      await database.stop();
    }
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function fail(text: string): void {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}
