import type { Logger } from 'pino';
import type { Config } from '../config/config.js';
import { startEmbeddedPostgres } from './embedded/embedded-postgres.js';

export interface Database {
  /** The connection string, which contains the password. */
  url: string;
  /** Stops the embedded database; does nothing for an external one. */
  stop(): Promise<void>;
}

/**
 * Returns the external database of DATABASE_URL, or else starts the embedded one in DATA_DIR.
 * @throws DatabaseError when it cannot be started
 */
export async function startDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>,
): Promise<Database> {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: () => Promise.resolve() };
  return startEmbeddedPostgres(config.dataDir, log);
}
