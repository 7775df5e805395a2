import { setTimeout as delay } from 'node:timers/promises';

const TIMEOUT_MS = 30_000;
const INTERVAL_MS = 25;

/**
 * Repeats a check until it returns a value.
 * @param description what is waited for, for the error
 * @param intervalMs between one check and the next
 * @param timeoutMs until the check counts as failed
 * @throws Error when the check returns nothing for too long
 */
export async function waitFor<T>(
  check: () => T | undefined | null | false | Promise<T | undefined | null | false>,
  description: string,
  intervalMs = INTERVAL_MS,
  timeoutMs = TIMEOUT_MS,
): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    const found = await check();
    if (found !== undefined && found !== null && found !== false) return found;
    await delay(intervalMs);
  }
  throw new Error(`Timed out waiting for ${description}.`);
}
