import { randomBytes } from 'node:crypto';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Binaries } from './binaries.js';
import { clusterFolder, passwordPath, SUPERUSER } from './cluster-folder.js';
import { DatabaseError } from './database-error.js';
import { collectOutput, ended, type Log } from './processes.js';
import { changeOwner, spawnIn, type ProcessUser } from './run-as.js';

/** The character types by platform: pg_trgm uses the system's, not those of ICU. */
const CHARACTER_TYPES: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'C.UTF-8',
  darwin: 'en_US.UTF-8',
};

/**
 * Creates the cluster in a temporary folder that is renamed when it is complete, so that a partial
 * cluster is never used.
 */
export async function createCluster(
  dataDir: string,
  { initdb }: Binaries,
  user: ProcessUser,
  log: Log,
): Promise<void> {
  log.info('Making the database for the first start.');
  const draft = `${clusterFolder(dataDir)}.new`;
  const folder = join(draft, 'data');
  const password = join(draft, 'password');
  await rm(draft, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  await changeOwner(draft, user);

  const child = spawnIn(folder, user, initdb, [
    `--username=${SUPERUSER}`,
    `--pwfile=${user.pathInside(folder)}/../password`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    `--lc-ctype=${CHARACTER_TYPES[process.platform] ?? 'C'}`,
    '--locale-provider=icu',
    '--icu-locale=hr-HR',
    '--no-instructions',
  ]);
  const output = collectOutput(child, log);
  const code = await ended(child);
  if (code !== 0) {
    throw new DatabaseError(
      `The database could not be made: ${output() || `initdb ended with ${code}`}`,
    );
  }
  await rename(password, passwordPath(folder));
  await rename(folder, clusterFolder(dataDir));
  await rm(draft, { recursive: true, force: true });
}
