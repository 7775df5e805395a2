import type { DataSource, EntityManager } from 'typeorm';
import { recordAct } from '../../actors/audit-lines.js';
import { checkWhole } from '../../backups/archive-file.js';
import type { RestoreStep } from '../../backups/restore.entity.js';
import { codeOf } from '../../problems/database-unavailable.js';
import { quote } from '../../rows/quote.js';
import { withBackupLock } from '../database-lock.js';
import { withCurrentArchive, type RestoreOptions } from './current-archive.js';
import { load } from './restore-archive.js';
import { recordBackup, type BackupOptions } from './verified-backup.js';
import { tablesInOrder } from './write-archive.js';

const MAX_ATTEMPTS = 5;
/** SQLSTATE of a transaction that was chosen to end a deadlock. */
const DEADLOCK = '40P01';

export interface ReplaceOptions {
  restore: RestoreOptions;
  /** How the present state is saved; undefined if it is not. */
  backup: Omit<BackupOptions, 'command'> | undefined;
  /**
   * Keeps, before the rows are replaced, what a backup must not take back.
   * @returns a function that puts it among the replaced rows
   */
  keep?(manager: EntityManager): Promise<() => Promise<void>>;
  /** Is told what is done next. */
  onStep?(step: RestoreStep): Promise<void>;
  /** Runs in the transaction that replaces the rows, at its end. */
  onReplaced?(manager: EntityManager, erased: number): Promise<void>;
}

export interface ReplacedSite {
  rows: number;
  /** The number of e-mail addresses whose data were erased again. */
  erased: number;
  /** The file with the state before; undefined if it was not saved. */
  saved: string | undefined;
}

/**
 * Replaces all rows of the running site by those of an archive, and makes a verified backup of what
 * is there first, if `backup` says how. From then on until the end nobody can write, so that
 * nothing is lost that somebody was told is stored; who tries to waits, and is refused when a
 * statement takes too long.
 * @throws RestoreError when the archive is damaged, or of a newer version
 * @throws LedgerKeyError when erasures cannot be repeated
 * @throws Error when the backup cannot be made, or while another one is made
 */
export function replaceSite(
  dataSource: DataSource,
  path: string,
  { restore, backup, keep, onStep, onReplaced }: ReplaceOptions,
): Promise<ReplacedSite> {
  return withBackupLock(dataSource, async () => {
    await checkWhole(path);
    await dataSource.transaction((manager) => restore.ledger.complete(manager));
    return withCurrentArchive(path, restore, (archive, erased) =>
      repeatAfterDeadlock(() =>
        dataSource.transaction(async (manager) => {
          await onStep?.('saving');
          await lockWrites(manager);
          const saved = backup && (await recordBackup(dataSource, backup)).path;
          await onStep?.('replacing');
          const putKept = await keep?.(manager);
          const rows = await load(manager, archive, true);
          await putKept?.();
          await recordAct(manager, { action: 'restored-backup', resource: 'database' });
          await onReplaced?.(manager, erased);
          return { rows, erased, saved };
        }),
      ),
    );
  });
}

/** Others may wait for one of the tables while they have changed another. */
async function repeatAfterDeadlock<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || codeOf(error) !== DEADLOCK) throw error;
    }
  }
}

/** Lets others read the tables, but not change them, until the transaction ends. */
async function lockWrites(manager: EntityManager): Promise<void> {
  await manager.query('SET LOCAL statement_timeout = 0');
  await manager.query('SET LOCAL idle_in_transaction_session_timeout = 0');
  const tables = (await tablesInOrder(manager)).map(quote).join(', ');
  await manager.query(`LOCK TABLE ${tables} IN EXCLUSIVE MODE`);
}
