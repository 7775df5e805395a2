/** Maximum number of rows per statement, which bounds how long others wait for their locks. */
const BATCH = 500;

/** Runs a statement; answers its rows and how many it affected. */
interface Database {
  query(sql: string, parameters: unknown[]): Promise<[rows: unknown[], affected: number]>;
}

interface Batches {
  table: string;
  /** SQL condition of the rows; `$1` is the retention period. */
  condition: string;
  /** The retention period, in the unit that the condition uses. */
  period: number;
}

/**
 * Deletes the rows of a table that fulfil a condition, a batch at a time.
 * @returns how many
 */
export function deleteInBatches(database: Database, batches: Batches): Promise<number> {
  return inBatches(database, `DELETE FROM ${batches.table}`, batches);
}

/**
 * Updates the rows of a table that fulfil a condition, a batch at a time.
 * @param changes the SQL after `SET`; updated rows must not fulfil the condition any longer
 * @returns how many
 */
export function updateInBatches(
  database: Database,
  changes: string,
  batches: Batches,
): Promise<number> {
  return inBatches(database, `UPDATE ${batches.table} SET ${changes}`, batches);
}

async function inBatches(
  database: Database,
  statement: string,
  { table, condition, period }: Batches,
): Promise<number> {
  let total = 0;
  for (;;) {
    const [, affected] = await database.query(
      `${statement} WHERE id IN (
         SELECT id FROM ${table} WHERE ${condition} LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)`,
      [period],
    );
    total += affected;
    if (affected < BATCH) return total;
  }
}
