import { Logger, runMigrations } from 'graphile-worker';
import { createJobPool } from './job-pool.js';

/** Says nothing: what goes wrong is thrown. */
const SILENT = new Logger(() => () => undefined);

/** Brings the job queue's own schema, `graphile_worker`, up to date. */
export async function migrateJobs(databaseUrl: string): Promise<void> {
  const pgPool = createJobPool(databaseUrl, 1);
  try {
    await runMigrations({ pgPool, logger: SILENT });
  } finally {
    await pgPool.end();
  }
}
