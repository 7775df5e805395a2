import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { checkWhole } from '../../src/backups/archive-file.js';
import { fileDigest } from '../../src/backups/backup-files.js';
import { load } from '../../src/database/archive/restore-archive.js';
import { urlOf } from '../../src/database/migrate.js';
import { installSeed } from '../../src/database/seed/install-seed.js';
import { migratedDatabase } from '../setup/fresh-database.js';
import { waitFor } from '../setup/wait-for.js';

const PROCESS = fileURLToPath(new URL('../setup/backup-process.mjs', import.meta.url));
/** 20 points as parts of all statements, most of them while the process writes the file. */
const POINTS = [
  ...Array.from({ length: 12 }, (_, index) => (index + 1) / 60),
  ...Array.from({ length: 8 }, (_, index) => 0.3 + index / 10),
];
/** All points: `BACKUP_KILLS=20 npm test -w api -- backups-killed`. */
const COUNT = Number(process.env.BACKUP_KILLS ?? 5);
const KILLS = Array.from(
  { length: COUNT },
  (_, index) => POINTS[Math.floor(((index + 0.5) * POINTS.length) / COUNT)] ?? 0,
);

let dataDir: string;
let folder: string;
let dataSource: DataSource;
let drop: () => Promise<void>;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'backups-killed-'));
  folder = join(dataDir, 'backups');
  ({ dataSource, drop } = await migratedDatabase(true));
  await installSeed(dataSource, { adminUsername: 'admin', adminPassword: undefined });
});
afterAll(async () => {
  await drop();
  await rm(dataDir, { recursive: true });
});

/** Makes a backup; resolves to the number of statements, or to undefined when it was killed. */
async function makeBackup(killAt?: number): Promise<number | undefined> {
  const env = {
    ...process.env,
    DATABASE_URL: urlOf(dataSource),
    DATA_DIR: dataDir,
    BACKUP_DIR: folder,
    ...(killAt !== undefined && { KILL_AT: String(killAt) }),
  };
  try {
    return Number((await promisify(execFile)(process.execPath, [PROCESS], { env })).stdout);
  } catch (error) {
    if (error instanceof Error && 'signal' in error && error.signal === 'SIGKILL') return undefined;
    throw error;
  }
}

const finished = async () =>
  (await readdir(folder)).filter((name) => name.endsWith('.backup')).sort();

/** PostgreSQL ends the connections of a killed process when it next reads from them. */
const lockReleased = () =>
  waitFor(async () => {
    const held: unknown[] = await dataSource.query(
      `SELECT FROM pg_locks WHERE locktype = 'advisory'
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    );
    return held.length === 0;
  }, 'the lock of the killed process');

it(`kills a backup at ${KILLS.length} points, and always has one that can be restored`, async () => {
  const all = await makeBackup();
  const [first = ''] = await finished();
  const digest = await fileDigest(join(folder, first));
  for (const part of KILLS) {
    expect([part, await makeBackup(Math.ceil(part * (all ?? 0)))]).toEqual([part, undefined]);
    await lockReleased();
    // What has its final name is whole, however many were finished.
    for (const name of await finished()) await checkWhole(join(folder, name));
    expect(await fileDigest(join(folder, first))).toBe(digest);
  }

  // The next night nothing is in its way, and nothing is left.
  await makeBackup();
  const states: { state: string; error: string | null }[] = await dataSource.query(
    'SELECT state, error FROM backups ORDER BY id',
  );
  expect(states).toHaveLength(KILLS.length + 2);
  expect(states.at(-1)).toEqual({ state: 'verified', error: null });
  const interrupted = states.filter(({ error }) => error === 'It was interrupted.');
  expect(interrupted.length).toBeGreaterThan((KILLS.length * 3) / 4);
  const names = await readdir(folder);
  expect(names.filter((name) => /part|unverified/.test(name))).toEqual([]);
  expect(await readdir(dataDir)).toEqual(['backups']);

  const restored = await migratedDatabase(true);
  const newest = (await finished()).at(-1) ?? '';
  await restored.dataSource.transaction((manager) => load(manager, join(folder, newest), true));
  const posts = 'SELECT id, title FROM blog_posts ORDER BY id';
  expect(await restored.dataSource.query(posts)).toEqual(await dataSource.query(posts));
  await restored.drop();
}, 900_000);
