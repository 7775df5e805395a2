import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataSource } from 'typeorm';
import { newerError, readHeader } from '../../backups/archive-file.js';
import type { ArchiveSigner } from '../../backups/archive-signer.js';
import type { ErasureLedger, LedgerEntry } from '../../personal-data/erasure-ledger.js';
import type { Log } from '../embedded/processes.js';
import { migrationNames } from '../migrations.js';
import { load } from './restore-archive.js';
import { migrateTo, withScratchDatabase } from './scratch-database.js';
import { backup } from './write-archive.js';

/** The end of a migration's name, by which migrations are sorted. */
const TIMESTAMP = /\d{13}$/;
const timestamp = (schema: string): number => Number(TIMESTAMP.exec(schema)?.[0] ?? 0);

/** An archive, and by whose key it is signed, if it is one of this installation. */
export interface CheckedArchive {
  path: string;
  signer: ArchiveSigner | undefined;
}

export interface RestoreOptions {
  /** For the files of the scratch database and a temporary archive. */
  dataDir: string;
  log: Log;
  /** Of this installation. */
  signer: ArchiveSigner;
  /** The erasures of the site, some of which an archive may not know. */
  ledger: ErasureLedger;
  /**
   * Erases again on a database with the archive's rows.
   * @returns the number of e-mail addresses of which something was erased
   */
  repeatErasures(url: string, entries: readonly LedgerEntry[]): Promise<number>;
}

/**
 * Runs work on an archive of today's schema without the data that were erased since it was made. An
 * archive of an earlier schema, or from before an erasure, is restored into a scratch database of
 * its schema, migrated there, and written to a temporary archive. So the data that were erased are
 * never in the site's database.
 * @param work gets the archive, the number of addresses that were erased from it, and a function
 *   that says whether others were erased since
 * @throws RestoreError for an archive of a later or unknown schema, or a damaged one
 * @throws LedgerKeyError when erasures cannot be repeated
 */
export async function withCurrentArchive<T>(
  { path, signer }: CheckedArchive,
  options: Omit<RestoreOptions, 'signer'>,
  work: (archive: CheckedArchive, erased: number, isOutdated: () => Promise<boolean>) => Promise<T>,
): Promise<T> {
  const header = await readHeader(path);
  const { schema, createdAt } = header;
  const schemas = migrationNames().sort((one, other) => timestamp(one) - timestamp(other));
  if (!schemas.includes(schema)) throw newerError(path, header);
  const entries = await options.ledger.since(createdAt);
  const isOutdated = async () => (await options.ledger.since(createdAt)).length > entries.length;
  if (schema === schemas.at(-1) && entries.length === 0) {
    return work({ path, signer }, 0, isOutdated);
  }
  const { dataDir, log } = options;
  const folder = await mkdtemp(join(dataDir, 'restore-'));
  try {
    const current = join(folder, 'current.backup');
    const erased = await withScratchDatabase(dataDir, log, async (scratch, url) => {
      await loadAndMigrate(scratch, url, { path, signer, schema });
      const count = entries.length > 0 ? await options.repeatErasures(url, entries) : 0;
      await backup(scratch, current);
      return count;
    });
    return await work({ path: current, signer: undefined }, erased, isOutdated);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function loadAndMigrate(
  scratch: DataSource,
  url: string,
  { path, signer, schema }: CheckedArchive & { schema: string },
): Promise<void> {
  await migrateTo(scratch, url, schema);
  // Migrations may have added rows, which the archive has, too.
  await scratch.transaction((manager) => load(manager, path, true, signer));
  await migrateTo(scratch, url);
}
