// The servers that run from one tree: each has a file with its process, its port and its state.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { UpdateError } from './update-error.mjs';

const POLL_MS = 100;
/** A server has a time limit of its own to stop, which is shorter. */
const STOP_LIMIT_MS = 40_000;

const folderOf = (root) => join(root, '.update/servers');
const updaterFile = (root) => join(root, '.update/updater.json');

export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, as another user.
    return error.code === 'EPERM';
  }
}

function writeWhole(file, value) {
  writeFileSync(`${file}.new`, JSON.stringify(value));
  renameSync(`${file}.new`, file);
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Makes this process known as one that runs a server, until it ends. */
export function registerServer(root, { port, host }) {
  const file = join(folderOf(root), `${process.pid}.json`);
  let starts = 0;
  return {
    set(state) {
      if (state === 'running') starts += 1;
      try {
        mkdirSync(folderOf(root), { recursive: true });
        writeWhole(file, { pid: process.pid, port, host, state, starts });
      } catch (error) {
        // A tree that cannot be written to is not updated from here.
        if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
      }
    },
    end: () => rmSync(file, { force: true }),
  };
}

/**
 * @returns {{ pid: number, port: number, host?: string, state: 'running' | 'paused',
 *   starts: number }[]}
 */
export function runningServers(root) {
  if (!existsSync(folderOf(root))) return [];
  return readdirSync(folderOf(root))
    .filter((name) => name.endsWith('.json'))
    .map((name) => readJson(join(folderOf(root), name)))
    .filter((server) => server && isAlive(server.pid));
}

/** Whether a server runs, or else has been stopped or has ended. */
export const isRunning = (root, { pid }) =>
  runningServers(root).some((server) => server.pid === pid && server.state === 'running');

/** Makes this process known as the update, which the servers that it stops wait for. */
export function registerUpdater(root) {
  const other = runningUpdater(root);
  if (other) throw new UpdateError(`Another update is running (process ${other}).`);
  mkdirSync(join(root, '.update'), { recursive: true });
  rmSync(updaterFile(root), { force: true });
  // Fails when another process was faster.
  writeFileSync(updaterFile(root), JSON.stringify({ pid: process.pid }), { flag: 'wx' });
  return () => rmSync(updaterFile(root), { force: true });
}

/** The process of a running update, if there is one. */
export function runningUpdater(root) {
  const pid = readJson(updaterFile(root))?.pid;
  return pid && isAlive(pid) ? pid : undefined;
}

/** Stops the servers, or starts them again. */
export async function toState(root, servers, state) {
  const current = () =>
    runningServers(root).filter(({ pid }) => servers.some((s) => s.pid === pid));
  const startsBefore = new Map(current().map(({ pid, starts }) => [pid, starts]));
  for (const server of current()) {
    if (server.state !== state) process.kill(server.pid, 'SIGUSR2');
  }
  // A server that ends at once may have been started and stopped between two looks.
  const wasStarted = ({ pid, starts }) => state === 'running' && starts > startsBefore.get(pid);
  for (const end = performance.now() + STOP_LIMIT_MS; performance.now() < end;) {
    if (current().every((server) => server.state === state || wasStarted(server))) return;
    await wait(POLL_MS);
  }
  throw new UpdateError(
    state === 'paused' ? 'The site could not be stopped.' : 'The site could not be started.',
  );
}

/** Whether a server answers that it is ready, within a time. */
export async function isReady({ port, host }, limitMs, isOver = () => false) {
  const name = !host || host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const url = `http://${name.includes(':') ? `[${name}]` : name}:${port}/api/health/ready`;
  for (const end = performance.now() + limitMs; performance.now() < end && !isOver();) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) }).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    if (answer?.ok) return true;
    await wait(POLL_MS);
  }
  return false;
}
