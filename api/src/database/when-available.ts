import { setTimeout as wait } from 'node:timers/promises';
import { isDatabaseUnavailable } from '../problems/database-unavailable.js';

/** Milliseconds for which work is repeated. */
const LIMIT_MS = 60_000;
const PAUSE_MS = 500;

/**
 * Runs work that may be repeated, again and again while the database is unavailable: a busy machine
 * may take seconds to answer while the process starts.
 * @throws what the work throws, for any other reason or after a minute
 */
export async function whenAvailable<T>(work: () => Promise<T>, limit = LIMIT_MS): Promise<T> {
  for (const end = performance.now() + limit; ; await wait(PAUSE_MS)) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || performance.now() > end) throw error;
    }
  }
}
