import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface PidFile {
  pid: number;
  port: number;
  ready: boolean;
}

/** `postmaster.pid`: line 1 the process, line 4 the port, line 8 its state. */
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
 * Writes our own process id into the file that a killed PostgreSQL left: PostgreSQL, our child,
 * then takes the file for stale, even where the old id belongs to another process or a zombie, and
 * still checks by the shared memory named there that nobody uses the data.
 */
export async function disownPidFile(folder: string): Promise<void> {
  const path = join(folder, 'postmaster.pid');
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text) await writeFile(path, [process.pid, ...text.split('\n').slice(1)].join('\n'));
}
