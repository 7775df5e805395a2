import type { DataSource } from 'typeorm';

/** The advisory lock's key: an arbitrary number that nothing else in the database uses. */
const LOCK = 7_301_402;

/** Runs work under an advisory lock, so that only one process at a time does so. */
export async function withDatabaseLock<T>(
  dataSource: DataSource,
  work: () => Promise<T>,
): Promise<T> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('SET statement_timeout = 0');
    await runner.query('SELECT pg_advisory_lock($1)', [LOCK]);
    try {
      return await work();
    } finally {
      await runner.query('SELECT pg_advisory_unlock($1)', [LOCK]);
      await runner.query('RESET statement_timeout');
    }
  } finally {
    await runner.release();
  }
}
