import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { embeddedRole, prepareApplicationRole } from '../application-role.js';
import { findBinaries, type Binaries } from './binaries.js';
import {
  canConnect,
  checkVersion,
  clusterFolder,
  connectionUrl,
  superuserPassword,
  superuserUrl,
} from './cluster-folder.js';
import { createCluster } from './create-cluster.js';
import { DatabaseError, messageOf } from './database-error.js';
import { endOrphan } from './orphan.js';
import { disownPidFile, readPidFile } from './pid-file.js';
import { acquireProcessLock, isAlive, LockedError, type ProcessLock } from './process-lock.js';
import {
  collectOutput,
  ended,
  POLL_MS,
  signal,
  STOP_TIMEOUT_MS,
  terminate,
  type Log,
} from './processes.js';
import { chooseUser, changeOwner, spawnIn, type ProcessUser } from './run-as.js';

const START_TIMEOUT_MS = 60_000;
/** Milliseconds between attempts to start it again after it has ended unexpectedly. */
const RELAUNCH_PAUSE_MS = 1_000;

const PORT_TAKEN = /Address already in use/i;
/** A process that was killed while it started PostgreSQL again has left one that is starting. */
const LOCKED = /lock file .* already exists/i;
/** Why PostgreSQL does not start now, but soon; workers of a killed one have not ended yet. */
const TEMPORARY = [
  PORT_TAKEN,
  LOCKED,
  /lock file .* is empty/i,
  /shared memory block .* still in use/i,
];

/** Settings of a server whose data need not survive: it does not wait for the disk. */
const DISPOSABLE = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

export interface EmbeddedPostgres {
  url: string;
  stop(): Promise<void>;
}

/**
 * Starts the bundled PostgreSQL on a free port of the loopback interface, with its files in
 * `dataDir/postgres`, which is created at the first start. It ignores Ctrl-C in the terminal, so
 * that requests can complete; `stop` ends it. An orphan left by a killed process is ended first.
 * @param dataDir an absolute path
 * @param isDisposable whether it begins empty, and its data need not survive
 * @throws DatabaseError when it cannot start, or when another process uses `dataDir`
 */
export async function startEmbeddedPostgres(
  dataDir: string,
  log: Log,
  isDisposable = false,
): Promise<EmbeddedPostgres> {
  const binaries = findBinaries();
  await makeDataDir(dataDir);
  const lock = await lockDataDir(dataDir);
  try {
    const folder = clusterFolder(dataDir);
    const user = await chooseUser(dataDir, binaries);
    if (existsSync(folder)) await endOrphan(folder, log);
    if (isDisposable) await rm(folder, { recursive: true, force: true });
    if (!existsSync(folder)) await createCluster(dataDir, binaries, user, log);
    await changeOwner(folder, user);
    await checkVersion(folder);
    const extra = isDisposable ? DISPOSABLE : {};
    return await superviseCluster(folder, { binaries, user, lock, log, extra });
  } catch (error) {
    lock.release();
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(`The database in ${dataDir} could not be started: ${messageOf(error)}`);
  }
}

/**
 * The connection string of the running site's database in `dataDir`, for the command line tools.
 * @returns undefined when it is not running
 */
export async function findRunningPostgres(dataDir: string): Promise<string | undefined> {
  const folder = clusterFolder(dataDir);
  const running = await readPidFile(folder);
  if (!running?.ready || !isAlive(running.pid)) return undefined;
  const url = await connectionUrl(folder, running.port);
  return (await canConnect(url)) ? url : undefined;
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

interface Cluster {
  binaries: Binaries;
  user: ProcessUser;
  lock: ProcessLock;
  log: Log;
  /** Settings besides those of every server. */
  extra: Record<string, string>;
}

async function superviseCluster(
  folder: string,
  { binaries: { postgres }, user, lock, log, extra }: Cluster,
): Promise<EmbeddedPostgres> {
  let port = await freePort();
  let child = await launch(true);
  let stopping = false;
  const killAtExit = (): void => void signal(child, 'SIGINT');
  process.on('exit', killAtExit);
  restartOnExit();
  try {
    const role = embeddedRole(await superuserPassword(folder));
    await prepareApplicationRole(await superuserUrl(folder, port), role);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url: await connectionUrl(folder, port), stop };

  /** @param canMove whether another port may be chosen, as nobody knows this one yet */
  async function launch(canMove = false): Promise<ChildProcess> {
    for (const deadline = performance.now() + STOP_TIMEOUT_MS; ; await delay(5 * POLL_MS)) {
      await disownPidFile(folder);
      const started = spawnIn(folder, user, postgres, settings(port, extra));
      const output = collectOutput(started, log);
      if (await untilReady(folder, started)) return started;
      await terminate(started);
      const said = output();
      if (!TEMPORARY.some((failure) => failure.test(said)) || performance.now() > deadline) {
        throw new DatabaseError(`The database did not start: ${said || 'it said nothing.'}`);
      }
      if (canMove && PORT_TAKEN.test(said)) port = await freePort();
      if (LOCKED.test(said)) await endOrphan(folder, log);
    }
  }

  /** PostgreSQL itself recovers from crashes of its workers, but not of its main process. */
  function restartOnExit(): void {
    child.once('exit', () => {
      if (stopping) return;
      log.error('The database ended unexpectedly; starting it again.');
      void relaunch();
    });
  }

  /** Tries until it succeeds: on a full disk, for example, it starts once there is space. */
  async function relaunch(): Promise<void> {
    while (!stopping) {
      try {
        child = await launch();
        if (stopping) await terminate(child);
        else restartOnExit();
        return;
      } catch (error) {
        log.error({ err: error }, 'The database could not be started again; trying once more.');
        await delay(RELAUNCH_PAUSE_MS);
      }
    }
  }

  async function stop(): Promise<void> {
    if (stopping) return;
    stopping = true;
    await terminate(child);
    process.off('exit', killAtExit);
    lock.release();
  }
}

function settings(port: number, extra: Record<string, string>): string[] {
  const values = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 50,
    log_min_messages: 'warning',
    // Leaves out the details of errors, which contain values of rows.
    log_error_verbosity: 'terse',
    timezone: 'UTC',
    // After a crash, one call instead of one for each file.
    ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
    ...extra,
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

async function untilReady(folder: string, child: ChildProcess): Promise<boolean> {
  const end = ended(child).then(() => true);
  for (const deadline = performance.now() + START_TIMEOUT_MS; performance.now() < deadline;) {
    const running = await readPidFile(folder);
    if (running?.pid === child.pid && running?.ready) return true;
    if (await Promise.race([end, delay(POLL_MS, false)])) return false;
  }
  return false;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address();
      server.close(() => {
        if (bound && typeof bound === 'object') resolve(bound.port);
        else reject(new DatabaseError('No free port was found for the database.'));
      });
    });
  });
}
