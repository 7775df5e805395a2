/** Maximum number of rows per statement, which bounds how long others wait for their locks. */
const BATCH = 500;

/**
 * Repeats a statement until it affects fewer rows than its limit.
 * @param step affects at most `limit` rows and returns how many
 * @returns the total number of affected rows
 */
export async function inBatches(step: (limit: number) => Promise<number>): Promise<number> {
  let total = 0;
  for (;;) {
    const affected = await step(BATCH);
    total += affected;
    if (affected < BATCH) return total;
  }
}
