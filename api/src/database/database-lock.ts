import type { DataSource } from 'typeorm';

/** Any number no other user of the database locks on. */
const LOCK = 7_301_402;

/** Runs work while no other process that asks for the same turn does (`pg_advisory_lock`). */
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
