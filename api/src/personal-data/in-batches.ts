/** Rows that one statement deletes or changes, so that nobody waits long for their locks. */
const BATCH = 500;

/**
 * Repeats a statement until it affects fewer rows than its limit.
 * @param step affects at most so many rows, and answers how many it affected
 * @returns how many rows were affected in all
 */
export async function inBatches(step: (limit: number) => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const taken = await step(BATCH);
    total += taken;
    if (taken < BATCH) return total;
  }
}
