import type { Logger } from 'pino';
import type { Config } from '../config/config.js';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.js';

export interface Database {
  /** A connection string; it holds a password. */
  url: string;
  /** Stops the embedded database; an outer one is not touched. */
  stop(): Promise<void>;
}

/**
 * The database of DATABASE_URL, or else the embedded one of DATA_DIR, started.
 * @throws DatabaseError with a sentence when it cannot be started
 */
export async function startDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>,
): Promise<Database> {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: () => Promise.resolve() };
  return startEmbeddedPostgres(config.dataDir, log);
}
