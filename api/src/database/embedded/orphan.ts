import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { canConnect, superuserUrl } from './cluster-folder.js';
import { DatabaseError } from './database-error.js';
import { disownPidFile, readPidFile, type PidFile } from './pid-file.js';
import { isAlive } from './process-lock.js';
import { POLL_MS, STOP_TIMEOUT_MS, type Log } from './processes.js';

/** Ends a PostgreSQL whose parent process was killed. */
export async function endOrphan(folder: string, log: Log): Promise<void> {
  const orphan = await readPidFile(folder);
  if (!orphan) return;
  if (isAlive(orphan.pid) && (await isOwnPostgres(folder, orphan))) {
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
      // It has ended, or belongs to another user: both are detected below.
    }
    for (
      const deadline = performance.now() + STOP_TIMEOUT_MS;
      performance.now() < deadline;
      await delay(POLL_MS)
    ) {
      if (!isAlive(pid)) return;
    }
  }
  throw new DatabaseError(`The database that runs as process ${pid} could not be ended.`);
}

/** Whether the process is this PostgreSQL: after a reboot, another one may have its id. */
async function isOwnPostgres(folder: string, { pid, port }: PidFile): Promise<boolean> {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres';
    } catch {
      return isAlive(pid);
    }
  }
  return canConnect(await superuserUrl(folder, port));
}
