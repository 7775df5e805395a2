import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';

export interface ProcessLock {
  release(): void;
}

/** Another process holds the lock. */
export class LockedError extends Error {
  override name = 'LockedError';

  constructor(readonly pid: number) {
    super(`Process ${pid} holds the lock.`);
  }
}

/**
 * Acquires a lock: a file that names its holder. A lock whose holder has ended is stale, even if
 * the holder was killed or its process id was reused.
 * @throws LockedError while its holder runs
 */
export async function acquireProcessLock(path: string): Promise<ProcessLock> {
  const ownSignature = await signature(process.pid);
  const temporary = `${path}.${process.pid}`;
  await writeFile(temporary, ownSignature, { mode: 0o600 });
  try {
    for (;;) {
      try {
        await link(temporary, path);
        return { release: () => releaseLock(path, ownSignature) };
      } catch (error) {
        if (!isCode(error, 'EEXIST')) throw error;
      }
      const holder = await readFile(path, 'utf8').catch(() => '');
      const pid = Number.parseInt(holder, 10);
      if (holder === ownSignature) throw new LockedError(pid);
      if (pid !== process.pid && isAlive(pid) && (await signature(pid)) === holder) {
        throw new LockedError(pid);
      }
      await removeStale(path, holder);
    }
  } finally {
    await rm(temporary, { force: true });
  }
}

export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return isCode(error, 'EPERM');
  }
}

/** Removes a stale lock, renamed first so that only one of several processes removes it. */
async function removeStale(path: string, content: string): Promise<void> {
  const staleCopy = `${path}.${process.pid}.stale`;
  try {
    await rename(path, staleCopy);
    // Another process may have acquired the lock between the check and the renaming: restore it.
    if ((await readFile(staleCopy, 'utf8')) !== content)
      await link(staleCopy, path).catch(() => undefined);
    await rm(staleCopy, { force: true });
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  }
}

function releaseLock(path: string, ownSignature: string): void {
  try {
    if (readFileSync(path, 'utf8') === ownSignature) rmSync(path);
  } catch (error) {
    if (!isCode(error, 'ENOENT')) throw error;
  }
}

/** A process's id and its start time: together they are unique. */
async function signature(pid: number): Promise<string> {
  return `${pid}\n${(await startTime(pid)) ?? ''}\n`;
}

async function startTime(pid: number): Promise<string | undefined> {
  try {
    if (process.platform === 'linux') {
      const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
      // proc_pid_stat(5), field 22; field 2 may itself contain spaces and parentheses.
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
      return `${boot.trim()} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`;
    }
    if (process.platform === 'win32') return undefined;
    const ps = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]);
    return ps.stdout.trim();
  } catch {
    return undefined;
  }
}

/** A killed process stays in the table as a zombie until its parent waits for it. */
function isZombie(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z');
  } catch {
    return false;
  }
}

function isCode(error: unknown, code: string): boolean {
  return !!error && typeof error === 'object' && 'code' in error && error.code === code;
}
