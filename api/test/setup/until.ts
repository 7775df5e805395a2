import { setTimeout as wait } from 'node:timers/promises';

const PATIENCE_MS = 30_000;
const LOOK_AGAIN_MS = 25;

/**
 * What `look` finds, as soon as it finds something.
 * @param every milliseconds between one look and the next
 * @throws Error that names `what` when it never does
 */
export async function until<T>(
  look: () => T | undefined | null | false | Promise<T | undefined | null | false>,
  what: string,
  every = LOOK_AGAIN_MS,
): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const found = await look();
    if (found !== undefined && found !== null && found !== false) return found;
    await wait(every);
  }
  throw new Error(`Waited in vain for ${what}.`);
}
