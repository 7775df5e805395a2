import type { DataSource, EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import {
  earlierSubmission,
  forgetExpiredSubmissions,
  noteSubmission,
  submissionKey,
} from './recent-submissions.js';

/** What a visitor sent, and for how long the same is taken for a second press of the button. */
export interface Submission {
  /** All by which one sending is told from another; only its hash is kept, for `seconds`. */
  same: readonly unknown[];
  seconds: number;
}

/**
 * Stores what a visitor sent, once however often the same is sent within its time: a double click,
 * a form sent again because no answer came, or several at once. All of it is one transaction.
 *
 * @param entity whose row it becomes
 * @param store makes the row and answers its id; not called when the row is there already
 * @returns the row, which an earlier sending may have made
 */
export async function storeOnce<Row extends ObjectLiteral>(
  dataSource: DataSource,
  entity: EntityTarget<Row>,
  { same, seconds }: Submission,
  store: (manager: EntityManager) => Promise<number>,
): Promise<Row> {
  const { tableName } = dataSource.getMetadata(entity);
  const key = submissionKey([tableName, ...same]);
  await forgetExpiredSubmissions(dataSource);
  return dataSource.transaction(async (manager) => {
    const row = (id: number) =>
      manager.createQueryBuilder(entity, 'row').where('row.id = :id', { id });
    const earlier = await earlierSubmission(manager, key);
    const known = earlier && (await row(earlier.rowId).getOne());
    if (known) return known;
    const rowId = await store(manager);
    await noteSubmission(manager, key, { rowId, fingerprint: null }, seconds);
    return row(rowId).getOneOrFail();
  });
}
