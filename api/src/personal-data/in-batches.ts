/** Rows that one statement deletes or changes, so that nobody waits long for their locks. */
const BATCH = 500;

/**
 * Repeats a statement until it finds less than it may take.
 * @param step takes at most so many rows, and answers how many it took
 * @returns how many were taken in all
 */
export async function inBatches(step: (limit: number) => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const taken = await step(BATCH);
    total += taken;
    if (taken < BATCH) return total;
  }
}
