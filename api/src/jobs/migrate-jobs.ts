import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';

/** Logs nothing: errors are thrown. */
const SILENT = new Logger(() => () => undefined);

/** Brings the job queue's own schema, `graphile_worker`, up to date. */
export async function migrateJobs(databaseUrl: string): Promise<void> {
  const pgPool = new pg.Pool({ connectionString: databaseUrl, max: 1 });
  // The error of a lost connection is thrown by what needed it; without listeners it would end
  // the process, too.
  pgPool.on('error', () => undefined);
  pgPool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await runMigrations({ pgPool, logger: SILENT });
  } finally {
    await pgPool.end();
  }
}
