import { statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';

const MEMORY = '/dev/shm';

/**
 * Whether this many bytes of memory are free for files. Containers often have only a few megabytes.
 * @param {number} bytes
 */
export function hasMemoryFor(bytes) {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, freemem()) > bytes;
  } catch {
    return false;
  }
}

/**
 * The folder for temporary files of a test run: in memory where there is enough. Databases are
 * created and dropped there in two thirds of the time, as tables are many small files.
 */
export const temporaryFolder = () => (hasMemoryFor(4_000_000_000) ? MEMORY : tmpdir());
