import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';

/** Logs nothing: errors are thrown. */
const SILENT = new Logger(() => () => undefined);

/** Migrates the job queue's own schema, `graphile_worker`. */
export async function migrateJobs(databaseUrl: string): Promise<void> {
  const pgPool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  // The statement on a lost connection throws its error. Without listeners, the same error would
  // also end the process.
  pgPool.on('error', () => undefined);
  pgPool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await runMigrations({ pgPool, logger: SILENT });
  } finally {
    await pgPool.end();
  }
}
