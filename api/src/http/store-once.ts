import { createHash } from 'node:crypto';
import type { DataSource, EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';

/** Our own kind among PostgreSQL's advisory locks of two numbers. */
const SUBMISSION_LOCK = 1;

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
  const key = createHash('sha256')
    .update(JSON.stringify([tableName, ...same]))
    .digest('base64url');
  await forgetExpired(dataSource);
  return dataSource.transaction(async (manager) => {
    const row = (id: number) =>
      manager.createQueryBuilder(entity, 'row').where('row.id = :id', { id });
    // Those that send the same at the same time go through one after the other.
    await manager.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [SUBMISSION_LOCK, key]);
    const [earlier]: { rowId: number }[] = await manager.query(
      'SELECT row_id AS "rowId" FROM recent_submissions WHERE key = $1 AND expires_at > now()',
      [key],
    );
    const known = earlier && (await row(earlier.rowId).getOne());
    if (known) return known;
    const id = await store(manager);
    await manager.query(
      `INSERT INTO recent_submissions (key, row_id, expires_at)
       VALUES ($1, $2, now() + make_interval(secs => $3))
       ON CONFLICT (key) DO UPDATE SET row_id = excluded.row_id, expires_at = excluded.expires_at`,
      [key, id, seconds],
    );
    return row(id).getOneOrFail();
  });
}

/** By itself, not in the transaction: two that delete each other's keys would wait for ever. */
async function forgetExpired(dataSource: DataSource): Promise<void> {
  await dataSource.query('DELETE FROM recent_submissions WHERE expires_at <= now()');
}
