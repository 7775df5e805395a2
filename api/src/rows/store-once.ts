import type { DataSource, EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import {
  earlierSubmission,
  deleteExpiredSubmissions,
  recordSubmission,
  submissionKey,
} from './recent-submissions.js';

/** A visitor's submission, and the time in which the same content counts as a repeat. */
export interface Submission {
  /**
   * Everything that distinguishes one submission from another; only its hash is stored, for
   * `seconds`.
   */
  identity: readonly unknown[];
  seconds: number;
}

/**
 * Stores a visitor's submission once, even if the same content is sent repeatedly within its time:
 * by a double click, by a form sent again because the response was lost, or concurrently. Runs in
 * one transaction.
 *
 * @param entity of the row
 * @param store creates the row and returns its id; not called when the row exists already
 * @returns the row, which an earlier submission may have created
 */
export async function storeOnce<Row extends ObjectLiteral>(
  dataSource: DataSource,
  entity: EntityTarget<Row>,
  { identity, seconds }: Submission,
  store: (manager: EntityManager) => Promise<number>,
): Promise<Row> {
  const { tableName } = dataSource.getMetadata(entity);
  const key = submissionKey([tableName, ...identity]);
  await deleteExpiredSubmissions(dataSource);
  return dataSource.transaction(async (manager) => {
    const row = (id: number) =>
      manager.createQueryBuilder(entity, 'row').where('row.id = :id', { id });
    const earlier = await earlierSubmission(manager, key);
    const known = earlier && (await row(earlier.rowId).getOne());
    if (known) return known;
    const rowId = await store(manager);
    await recordSubmission(manager, key, { rowId, fingerprint: null }, seconds);
    return row(rowId).getOneOrFail();
  });
}
