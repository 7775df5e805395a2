import type { DataSource, QueryRunner } from 'typeorm';
import { BACKUP_LOCK } from '../backups/backup-lock.js';

/** The key of an advisory lock: an arbitrary number that nothing else in the database uses. */
const SCHEMA_LOCK = 7_301_402;

/** Another backup is being made or restored. */
export class BackupLockError extends Error {
  override name = 'BackupLockError';
}

/** Runs work under an advisory lock, so that only one process at a time does so. */
export function withDatabaseLock<T>(dataSource: DataSource, work: () => Promise<T>): Promise<T> {
  return holding(dataSource, SCHEMA_LOCK, work, async (runner) => {
    await runner.query('SET statement_timeout = 0');
    await runner.query('SELECT pg_advisory_lock($1)', [SCHEMA_LOCK]);
    await runner.query('RESET statement_timeout');
  });
}

/**
 * Makes or restores a backup, unless another process does.
 * @throws BackupLockError while another process does
 */
export function withBackupLock<T>(dataSource: DataSource, work: () => Promise<T>): Promise<T> {
  return holding(dataSource, BACKUP_LOCK, work, async (runner) => {
    const [lock]: { taken: boolean }[] = await runner.query(
      'SELECT pg_try_advisory_lock($1) AS taken',
      [BACKUP_LOCK],
    );
    if (!lock?.taken) throw new BackupLockError('Another backup is being made or restored.');
  });
}

/** Holds a lock of one connection during work; `acquire` takes it. */
async function holding<T>(
  dataSource: DataSource,
  key: number,
  work: () => Promise<T>,
  acquire: (runner: QueryRunner) => Promise<void>,
): Promise<T> {
  const runner = dataSource.createQueryRunner();
  try {
    await acquire(runner);
    try {
      return await work();
    } finally {
      await runner.query('SELECT pg_advisory_unlock($1)', [key]);
    }
  } finally {
    await runner.release();
  }
}
