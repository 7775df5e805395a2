import { chown, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface PidFile {
  pid: number;
  port: number;
  ready: boolean;
}

/** Reads `postmaster.pid`: line 1 is the process id, line 4 the port, line 8 the state. */
export async function readPidFile(folder: string): Promise<PidFile | undefined> {
  const text = await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => undefined);
  const lines = text?.split('\n');
  if (!lines?.[0]) return undefined;
  return {
    pid: Number(lines[0]),
    port: Number(lines[3] ?? 0),
    ready: lines[7]?.trim() === 'ready',
  };
}

/**
 * Writes this process's id into the file that a killed PostgreSQL left. PostgreSQL, a child of this
 * process, then treats the file as stale, even where another process or a zombie has the old id. It
 * still checks by the shared memory named in the file that no other process uses the data. An empty
 * file, with which PostgreSQL would never start again, is deleted.
 */
export async function disownPidFile(folder: string): Promise<void> {
  const path = join(folder, 'postmaster.pid');
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) return;
  if (text === '') {
    await rm(path, { force: true });
    return;
  }
  // Replaced as a whole: a process that is killed while it writes a file leaves it empty.
  const owner = await stat(path).catch(() => undefined);
  if (!owner) return;
  const next = `${path}.next`;
  await writeFile(next, [process.pid, ...text.split('\n').slice(1)].join('\n'), {
    mode: owner.mode,
  });
  await chown(next, owner.uid, owner.gid);
  await rename(next, path);
}
