import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long a computation holds the event loop at once. */
const SLICE_MS = 10;

/** The items of a long computation, between which the event loop serves other requests. */
export async function* inTurns<T>(items: Iterable<T>): AsyncGenerator<T> {
  let start = performance.now();
  for (const item of items) {
    if (performance.now() - start > SLICE_MS) {
      await nextTurn();
      start = performance.now();
    }
    yield item;
  }
}
