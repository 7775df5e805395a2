import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chown, lchown, readdir, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { Binaries } from './binaries.js';
import { clusterFolder } from './cluster-folder.js';
import { DatabaseError } from './database-error.js';

/** The user "nobody", as which PostgreSQL runs when the site is started by root. */
const NOBODY_UID = 65_534;

/**
 * Runs a program as a user that PostgreSQL accepts: it rejects root and users without a name.
 */
export interface ProcessUser {
  command(program: string, args: string[]): [string, string[]];
  /** The user to run as, who must own the files; by default the current user. */
  owner?: { uid: number; gid: number };
  /** The path of the program's working directory, as it is passed to the program. */
  pathInside(folder: string): string;
}

/** Refers to the folder as the working directory: its parents may be accessible to root only. */
const workingDirectory = (folder: string): string =>
  process.platform === 'linux' ? '/proc/self/cwd' : folder;

const CURRENT_USER: ProcessUser = {
  command: (program, args) => [program, args],
  pathInside: (folder) => folder,
};

/**
 * Maps the current user to "nobody" within the process; files keep their owner
 * (user_namespaces(7)).
 */
const MAPPED_USER: ProcessUser = {
  command: (program, args) => [
    'unshare',
    ['--user', `--map-user=${NOBODY_UID}`, `--map-group=${NOBODY_UID}`, '--', program, ...args],
  ],
  pathInside: workingDirectory,
};

export async function chooseUser(dataDir: string, { postgres }: Binaries): Promise<ProcessUser> {
  if (process.getuid?.() !== 0)
    return hasName() || !canRun(MAPPED_USER, postgres) ? CURRENT_USER : MAPPED_USER;

  const owners = await Promise.all(
    [clusterFolder(dataDir), dataDir, postgres].map((path) => stat(path).catch(() => undefined)),
  );
  const userOf = (owner: { uid: number; gid: number }): ProcessUser => ({
    ...CURRENT_USER,
    owner: { uid: owner.uid, gid: owner.gid },
    pathInside: workingDirectory,
  });
  const [cluster] = owners;
  const others = owners.filter((owner) => owner !== undefined && owner.uid !== 0);
  const candidates = [...others, { uid: NOBODY_UID, gid: NOBODY_UID }].flatMap((owner) =>
    owner ? [userOf(owner)] : [],
  );
  // An existing cluster keeps its owner.
  if (!cluster?.uid) candidates.unshift(MAPPED_USER);
  const user = candidates.find((each) => canRun(each, postgres));
  if (user) return user;
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

function canRun(user: ProcessUser, program: string): boolean {
  const [command, args] = user.command(program, ['--version']);
  return spawnSync(command, args, { ...user.owner, stdio: 'ignore' }).status === 0;
}

export async function changeOwner(path: string, user: ProcessUser): Promise<void> {
  if (!user.owner || (await stat(path)).uid === user.owner.uid) return;
  const { uid, gid } = user.owner;
  await chown(path, uid, gid);
  for (const entry of await readdir(path, { recursive: true })) {
    await lchown(join(path, entry), uid, gid);
  }
}

/** Starts a program in a folder, which is passed to it with `-D`. */
export function spawnIn(
  folder: string,
  user: ProcessUser,
  program: string,
  args: string[],
): ChildProcess {
  const [command, allArgs] = user.command(program, ['-D', user.pathInside(folder), ...args]);
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  return spawn(command, allArgs, {
    ...user.owner,
    cwd: folder,
    env: { ...Object.fromEntries(inherited), LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // In a separate process group, so that Ctrl-C in the terminal does not reach it.
    detached: true,
    windowsHide: true,
  });
}
