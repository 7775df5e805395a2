import { exec } from 'node:child_process';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { DataSource } from 'typeorm';
import type { ArchiveSigner } from '../../backups/archive-signer.js';
import {
  backupName,
  fileDigest,
  namesToKeep,
  removeOldUploads,
  removeUnfinished,
  verifiedNames,
} from '../../backups/backup-files.js';
import { encryptFile } from '../../backups/encrypted-files.js';
import type { ErasureLedger } from '../../personal-data/erasure-ledger.js';
import { withBackupLock } from '../database-lock.js';
import type { Log } from '../embedded/processes.js';
import { load } from './restore-archive.js';
import { migrateTo, withScratchDatabase } from './scratch-database.js';
import { backup } from './write-archive.js';

const COMMAND_TIMEOUT_MS = 6 * 3_600_000;
/** Lines about backups are kept as long as the oldest monthly file, and a little longer. */
const KEPT_LINES = '400 days';

export interface BackupOptions {
  /** Where the files are. */
  folder: string;
  /** For the files of the scratch database. */
  dataDir: string;
  /** For whom the files are encrypted, in the form of age; undefined where they are not. */
  recipient: string | undefined;
  /** Of this installation. */
  signer: ArchiveSigner;
  /** The list of erasures, which is stored beside the files. */
  ledger: ErasureLedger;
  /**
   * A shell command for a verified backup, whose path it receives as BACKUP_FILE, and that of the
   * ledger as BACKUP_LEDGER.
   */
  command: string | undefined;
  /** Whether it was asked for in the panel, and is kept apart from those of every night. */
  isManual?: boolean;
  log: Log;
  /** Reads the restored rows as the site does; throws where that is not possible. */
  read(restored: DataSource): Promise<void>;
}

export interface RecordedBackup {
  /** Of its line in the table `backups`. */
  id: number | undefined;
  path: string;
  rows: number;
}

export interface VerifiedBackup extends RecordedBackup {
  /** Why the command failed, if it did. */
  commandError: string | undefined;
}

/**
 * Writes a backup, restores it into a scratch database and reads it there. Only after that it is
 * encrypted, if there is a recipient, and gets its final name in the folder. Then compares the kept
 * files with their digests, removes those that are not kept any longer, and runs the command. Each
 * step is recorded in the table `backups`.
 * @throws Error when the backup could not be made or verified, or while another one is made
 */
export function makeVerifiedBackup(
  dataSource: DataSource,
  options: BackupOptions,
): Promise<VerifiedBackup> {
  return withBackupLock(dataSource, async () => {
    const made = await recordBackup(dataSource, options);
    await removeOld(dataSource, options.folder);
    await removeOldUploads(options.folder);
    const { command, ledger } = options;
    const env = { BACKUP_FILE: made.path, BACKUP_LEDGER: ledger.path };
    const commandError = command && (await run(command, env));
    if (commandError) {
      await dataSource.query('UPDATE backups SET command_error = $2 WHERE id = $1', [
        made.id,
        commandError,
      ]);
    }
    return { ...made, commandError };
  });
}

/**
 * Writes and verifies a backup, and compares the kept files with their digests. The caller holds
 * the backup lock.
 * @throws Error see `makeVerifiedBackup`
 */
export async function recordBackup(
  dataSource: DataSource,
  options: Omit<BackupOptions, 'command'>,
): Promise<RecordedBackup> {
  const { folder, ledger } = options;
  // A backup that was interrupted is no longer being made.
  await dataSource.query(
    `UPDATE backups SET state = 'failed', error = 'It was interrupted.' WHERE state = 'started'`,
  );
  await dataSource.query(`DELETE FROM backups WHERE started_at < now() - interval '${KEPT_LINES}'`);
  const [line]: { id: number }[] = await dataSource.query(
    'INSERT INTO backups DEFAULT VALUES RETURNING id',
  );
  const id = line?.id;
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await removeUnfinished(folder);
    await dataSource.transaction((manager) => ledger.complete(manager));
    const { path, rows, name } = await writeVerified(dataSource, options);
    await dataSource.query(
      `UPDATE backups SET state = 'verified', verified_at = now(), file = $2, bytes = $3, rows = $4,
         sha256 = $5 WHERE id = $1`,
      [id, name, (await stat(path)).size, rows, await fileDigest(path)],
    );
    await compareKept(dataSource, folder);
    return { id, path, rows };
  } catch (error) {
    await dataSource.query(
      `UPDATE backups SET state = 'failed', error = $2 WHERE id = $1 AND state = 'started'`,
      [id, messageOf(error)],
    );
    throw error;
  }
}

async function writeVerified(dataSource: DataSource, options: Omit<BackupOptions, 'command'>) {
  const { folder, dataDir, recipient, signer, isManual } = options;
  const name = backupName(new Date(), { isEncrypted: recipient !== undefined, isManual });
  const path = join(folder, name);
  if (recipient === undefined) {
    const unverified = `${path}.unverified`;
    const rows = await backup(dataSource, unverified, signer);
    await verifyArchive(unverified, options);
    await rename(unverified, path);
    return { name, path, rows };
  }
  // The folder of the backups may be where nobody else should read them.
  const unencrypted = join(dataDir, 'unencrypted-backup');
  await rm(unencrypted, { recursive: true, force: true });
  await mkdir(unencrypted, { mode: 0o700 });
  try {
    const unverified = join(unencrypted, 'site.backup');
    const rows = await backup(dataSource, unverified, signer);
    await verifyArchive(unverified, options);
    await encryptFile(unverified, path, recipient);
    return { name, path, rows };
  } finally {
    await rm(unencrypted, { recursive: true, force: true });
  }
}

/**
 * Restores an archive into a scratch database, compares its rows with the digests of the snapshot,
 * and reads them as the site does.
 * @throws Error when it is damaged or incomplete, or the site cannot read it
 */
export async function verifyArchive(
  path: string,
  { dataDir, log, read }: Pick<BackupOptions, 'dataDir' | 'log' | 'read'>,
): Promise<void> {
  await withScratchDatabase(dataDir, log, async (scratch, url) => {
    await migrateTo(scratch, url);
    await scratch.transaction((manager) => load(manager, path, true));
    await read(scratch);
  });
}

/** Finds files that were damaged on the disk, or removed by somebody. */
async function compareKept(dataSource: DataSource, folder: string): Promise<void> {
  const kept: { id: number; file: string; sha256: string }[] = await dataSource.query(
    `SELECT id, file, sha256 FROM backups WHERE state IN ('verified', 'damaged')`,
  );
  for (const { id, file, sha256 } of kept) {
    const digest = await fileDigest(join(folder, file)).catch(() => undefined);
    const state = digest === undefined ? 'missing' : digest === sha256 ? 'verified' : 'damaged';
    await dataSource.query('UPDATE backups SET state = $2 WHERE id = $1 AND state <> $2', [
      id,
      state,
    ]);
  }
}

/** A damaged file counts as none, so that an older one is kept in its place. */
async function removeOld(dataSource: DataSource, folder: string): Promise<void> {
  const damaged: { file: string }[] = await dataSource.query(
    `SELECT file FROM backups WHERE state = 'damaged'`,
  );
  const unusable = new Set(damaged.map(({ file }) => file));
  const names = (await verifiedNames(folder)).filter((name) => !unusable.has(name));
  const keep = namesToKeep(names, Date.now());
  for (const name of names) {
    if (keep.has(name)) continue;
    await rm(join(folder, name), { force: true });
    await dataSource.query(`UPDATE backups SET state = 'removed' WHERE file = $1`, [name]);
  }
}

/** @returns why the command failed, if it did */
async function run(command: string, env: NodeJS.ProcessEnv): Promise<string | undefined> {
  try {
    await promisify(exec)(command, {
      env: { ...process.env, ...env },
      timeout: COMMAND_TIMEOUT_MS,
    });
    return undefined;
  } catch (error) {
    return messageOf(error);
  }
}

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 2_000);
