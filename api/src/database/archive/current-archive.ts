import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../embedded/processes.js';
import { migrationNames } from '../migrations.js';
import { load, readHeader, RestoreError } from './restore-archive.js';
import { migrateTo, withScratchDatabase } from './scratch-database.js';
import { backup } from './write-archive.js';

/** The end of a migration's name, by which migrations are sorted. */
const TIMESTAMP = /\d{13}$/;
const timestamp = (schema: string): number => Number(TIMESTAMP.exec(schema)?.[0] ?? 0);

/**
 * Runs work on an archive of today's schema. An archive of an earlier schema is restored into a
 * scratch database of its schema, migrated there, and written to a temporary archive.
 * @param dataDir for the files of the scratch database and the temporary archive
 * @throws RestoreError for an archive of a later or unknown schema, or a damaged one
 */
export async function withCurrentArchive<T>(
  path: string,
  dataDir: string,
  log: Log,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const { schema, version } = await readHeader(path);
  const schemas = migrationNames().sort((one, other) => timestamp(one) - timestamp(other));
  if (schema === schemas.at(-1)) return work(path);
  if (!schemas.includes(schema)) {
    const needed = version === undefined ? 'a later version' : `version ${version} or later`;
    throw new RestoreError(
      `${path} was made by another version of the site (its schema is ${schema}): install ${needed} of the site, and restore it with that.`,
    );
  }
  const folder = await mkdtemp(join(dataDir, 'restore-'));
  try {
    const current = join(folder, 'current.backup');
    await withScratchDatabase(dataDir, log, async (scratch, url) => {
      await migrateTo(scratch, url, schema);
      // Migrations may have added rows, which the archive has, too.
      await scratch.transaction((manager) => load(manager, path, true));
      await migrateTo(scratch, url);
      await backup(scratch, current);
    });
    return await work(current);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
