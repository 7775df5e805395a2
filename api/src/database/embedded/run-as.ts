import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chown, lchown, readdir, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { Binaries } from './binaries.js';
import { clusterFolder } from './cluster-folder.js';
import { DatabaseError } from './database-error.js';

/** The ordinary user ("nobody") that PostgreSQL runs as where it is started by root. */
const NOBODY = 65_534;

/**
 * How to run a program as a user that PostgreSQL accepts: it refuses root and users without a name.
 */
export interface Way {
  command(program: string, args: string[]): [string, string[]];
  /** The user to run as, who must own the files; the present user when absent. */
  owner?: { uid: number; gid: number };
  /** The folder as it is passed to the program, which is started in that folder. */
  asSeenInside(folder: string): string;
}

/** Names the folder as the working directory: its parents may be accessible to root only. */
const throughCwd = (folder: string): string =>
  process.platform === 'linux' ? '/proc/self/cwd' : folder;

const PLAIN: Way = {
  command: (program, args) => [program, args],
  asSeenInside: (folder) => folder,
};

/** We are called "nobody" inside, while files stay ours outside (user_namespaces(7)). */
const MAPPED: Way = {
  command: (program, args) => [
    'unshare',
    ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--', program, ...args],
  ],
  asSeenInside: throughCwd,
};

export async function chooseWay(dataDir: string, { postgres }: Binaries): Promise<Way> {
  if (process.getuid?.() !== 0) return hasName() || !canRun(MAPPED, postgres) ? PLAIN : MAPPED;

  const owners = await Promise.all(
    [clusterFolder(dataDir), dataDir, postgres].map((path) => stat(path).catch(() => undefined)),
  );
  const become = (owner: { uid: number; gid: number }): Way => ({
    ...PLAIN,
    owner: { uid: owner.uid, gid: owner.gid },
    asSeenInside: throughCwd,
  });
  const [cluster] = owners;
  const others = owners.filter((owner) => owner !== undefined && owner.uid !== 0);
  const ways = [...others, { uid: NOBODY, gid: NOBODY }].flatMap((owner) =>
    owner ? [become(owner)] : [],
  );
  // The owner of existing data stays the same.
  if (!cluster?.uid) ways.unshift(MAPPED);
  const way = ways.find((each) => canRun(each, postgres));
  if (way) return way;
  throw new DatabaseError(
    `PostgreSQL refuses to run as root, and no other user may run ${postgres}: start the site as an ordinary user, or set DATABASE_URL.`,
  );
}

function hasName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}

function canRun(way: Way, program: string): boolean {
  const [command, args] = way.command(program, ['--version']);
  return spawnSync(command, args, { ...way.owner, stdio: 'ignore' }).status === 0;
}

export async function handOver(path: string, way: Way): Promise<void> {
  if (!way.owner || (await stat(path)).uid === way.owner.uid) return;
  const { uid, gid } = way.owner;
  await chown(path, uid, gid);
  for (const entry of await readdir(path, { recursive: true })) {
    await lchown(join(path, entry), uid, gid);
  }
}

/** Starts a program in a folder, which it gets as the value of `-D`. */
export function spawnIn(folder: string, way: Way, program: string, args: string[]): ChildProcess {
  const [command, allArgs] = way.command(program, ['-D', way.asSeenInside(folder), ...args]);
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  return spawn(command, allArgs, {
    ...way.owner,
    cwd: folder,
    env: { ...Object.fromEntries(inherited), LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own: Ctrl-C in the terminal must not reach it.
    detached: true,
    windowsHide: true,
  });
}
