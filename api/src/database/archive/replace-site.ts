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
  /** How the present state is saved. */
  backup: Omit<BackupOptions, 'command'>;
  /** Is told what is done next. */
  onStep(step: RestoreStep): Promise<void>;
  /** Runs in the transaction that replaces the rows, at its end. */
  onReplaced(manager: EntityManager, erased: number): Promise<void>;
}

/**
 * Replaces all rows of the running site by those of an archive, and makes a verified backup of what
 * is there first. From then on until the end nobody can write, so that nothing is lost that
 * somebody was told is stored; who tries to waits, and is refused when a statement takes too long.
 * @throws RestoreError when the archive is damaged, or of a newer version
 * @throws LedgerKeyError when erasures cannot be repeated
 * @throws Error when the backup cannot be made, or while another one is made
 */
export function replaceSite(
  dataSource: DataSource,
  path: string,
  { restore, backup, onStep, onReplaced }: ReplaceOptions,
): Promise<void> {
  return withBackupLock(dataSource, async () => {
    await checkWhole(path);
    await dataSource.transaction((manager) => restore.ledger.complete(manager));
    await withCurrentArchive(path, restore, (archive, erased) =>
      repeatAfterDeadlock(() =>
        dataSource.transaction(async (manager) => {
          await onStep('saving');
          await lockWrites(manager);
          await recordBackup(dataSource, backup);
          await onStep('replacing');
          await load(manager, archive, true);
          await recordAct(manager, { action: 'restored-backup', resource: 'database' });
          await onReplaced(manager, erased);
        }),
      ),
    );
  });
}

/** Others may wait for one of the tables while they have changed another. */
async function repeatAfterDeadlock(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
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
