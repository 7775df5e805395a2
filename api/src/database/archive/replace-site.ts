import { validate } from 'class-validator';
import type { DataSource, EntityManager } from 'typeorm';
import { recordAct } from '../../actors/audit-lines.js';
import { checkWhole, RestoreError } from '../../backups/archive-file.js';
import type { RestoreStep } from '../../backups/restore.entity.js';
import { codeOf } from '../../problems/database-unavailable.js';
import { quote } from '../../rows/quote.js';
import { Settings, SETTINGS_ID } from '../../settings/settings.entity.js';
import { withBackupLock } from '../database-lock.js';
import { withCurrentArchive, type CheckedArchive, type RestoreOptions } from './current-archive.js';
import { correctRestored, keepFormerRows, keepGivenNumbers } from './merge-rows.js';
import { load } from './restore-archive.js';
import { recordBackup, type BackupOptions } from './verified-backup.js';
import { tablesInOrder } from './write-archive.js';

const MAX_ATTEMPTS = 5;
/** SQLSTATE of a transaction that was chosen to end a deadlock. */
const DEADLOCK = '40P01';
const RESTORED = { action: 'restored-backup', resource: 'database' };
/** Fields of the settings whose wrong values would misdirect donations or notices. */
const GUARDED = new Set(['iban', 'bankRecipient', 'accountChangeHours', 'email']);

/** Guards the account for donations while rows are restored. */
export interface AccountGuard {
  /** Brings a change into force whose time has come. */
  applyDue(): Promise<void>;
  /** Asks for what differs in restored settings like a change of the settings. */
  requestRestored(manager: EntityManager, restored: Settings): Promise<void>;
}

export interface ReplaceOptions {
  restore: RestoreOptions;
  /** How the present state is saved; undefined if it is not. */
  backup: Omit<BackupOptions, 'command'> | undefined;
  account: AccountGuard;
  /** Whether archives of other installations, and of early versions, are refused. */
  ownOnly?: boolean;
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
  /** Whether the archive is one of this installation, unchanged since it was made. */
  isOwn: boolean;
}

/**
 * Replaces all rows of the running site by those of an archive, as the rules say, and makes a
 * verified backup of what is there first, if `backup` says how. From then on until the end nobody
 * can write, so that nothing is lost that somebody was told is stored; who tries to waits, and is
 * refused when a statement takes too long.
 * @throws RestoreError when the archive is damaged, of a newer version, or of another installation
 * @throws LedgerKeyError when erasures cannot be repeated
 * @throws Error when the backup cannot be made, or while another one is made
 */
export function replaceSite(
  dataSource: DataSource,
  path: string,
  { restore, backup, account, ownOnly, onStep, onReplaced }: ReplaceOptions,
): Promise<ReplacedSite> {
  return withBackupLock(dataSource, async () => {
    const signer = await checkWhole(path, restore.signer);
    if (ownOnly && !signer) {
      throw new RestoreError(`${path} is no backup of this installation.`, 'foreign');
    }
    const given = await restore.ledger.given();
    const completeLedger = () =>
      dataSource.transaction((manager) => restore.ledger.complete(manager));
    await completeLedger();
    await account.applyDue();
    for (;;) {
      await onStep?.('preparing');
      const replaced = await withCurrentArchive(
        { path, signer },
        restore,
        (archive, erased, isOutdated) =>
          repeatAfterDeadlock(() =>
            dataSource.transaction(async (manager) => {
              await onStep?.('saving');
              await lockWrites(manager);
              await completeLedger();
              // Somebody was erased while the archive was prepared, which is done again.
              if (await isOutdated()) return undefined;
              const saved = backup && (await recordBackup(dataSource, backup)).path;
              await onStep?.('replacing');
              const mergeFormer = await keepFormerRows(manager);
              const rows = await restoreRows(manager, archive, { given, force: true });
              const restored = await manager.findOneBy(Settings, { id: SETTINGS_ID });
              await mergeFormer();
              await manager.query(`SET LOCAL app.audit = 'on'`);
              if (restored) await account.requestRestored(manager, restored);
              await recordAct(manager, RESTORED);
              await onReplaced?.(manager, erased);
              return { rows, erased, saved, isOwn: signer !== undefined };
            }),
          ),
      );
      if (replaced) return replaced;
    }
  });
}

/**
 * Restores an archive into an empty database.
 * @throws RestoreError when the archive is damaged, or of a newer version, or when there are rows
 * @throws LedgerKeyError when erasures cannot be repeated
 */
export async function restoreEmpty(
  dataSource: DataSource,
  path: string,
  restore: RestoreOptions,
): Promise<ReplacedSite> {
  const signer = await checkWhole(path, restore.signer);
  const given = await restore.ledger.given();
  return withCurrentArchive({ path, signer }, restore, (archive, erased) =>
    dataSource.transaction(async (manager) => {
      const rows = await restoreRows(manager, archive, { given, force: false });
      await recordAct(manager, RESTORED);
      return { rows, erased, saved: undefined, isOwn: signer !== undefined };
    }),
  );
}

async function restoreRows(
  manager: EntityManager,
  { path, signer }: CheckedArchive,
  { given, force }: { given: ReadonlyMap<string, number>; force: boolean },
): Promise<number> {
  const skipGiven = await keepGivenNumbers(manager, given);
  const rows = await load(manager, path, force, signer);
  await skipGiven();
  await checkRestoredSettings(manager);
  await correctRestored(manager);
  return rows;
}

/** @throws RestoreError when the account, or the address of notices, breaks a rule of its field */
async function checkRestoredSettings(manager: EntityManager): Promise<void> {
  const settings = await manager.findOneBy(Settings, { id: SETTINGS_ID });
  const errors = settings ? await validate(settings) : [];
  const wrong = errors.map(({ property }) => property).filter((name) => GUARDED.has(name));
  if (wrong.length > 0) {
    throw new RestoreError(
      `The settings of the backup are not valid (${wrong.join(', ')}): nothing was restored.`,
      'invalid',
    );
  }
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
