import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';

/** The first of the two numbers in the keys of these advisory locks. */
const SUBMISSION_LOCK = 1;

/** The row that a submission created, and a fingerprint of its content where that matters. */
export interface Submitted {
  rowId: number;
  /** A hash of the content; null where the content is part of the key. */
  fingerprint: string | null;
}

/** The hash by which a submission is looked up, from which its content cannot be recovered. */
export function submissionKey(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/**
 * The earlier submission under a key. The key stays locked until the manager's transaction ends, so
 * submissions under one key run one after another.
 */
export async function earlierSubmission(
  manager: EntityManager,
  key: string,
): Promise<Submitted | undefined> {
  await manager.query('SELECT pg_advisory_xact_lock($1, hashtext($2))', [SUBMISSION_LOCK, key]);
  const [earlier]: Submitted[] = await manager.query(
    `SELECT row_id AS "rowId", fingerprint FROM recent_submissions
     WHERE key = $1 AND expires_at > now()`,
    [key],
  );
  return earlier;
}

/** Records the row of a submission, in the transaction that created it. */
export async function recordSubmission(
  manager: EntityManager,
  key: string,
  { rowId, fingerprint }: Submitted,
  seconds: number,
): Promise<void> {
  await manager.query(
    `INSERT INTO recent_submissions (key, row_id, fingerprint, expires_at)
     VALUES ($1, $2, $3, now() + make_interval(secs => $4))
     ON CONFLICT (key) DO UPDATE SET row_id = excluded.row_id,
       fingerprint = excluded.fingerprint, expires_at = excluded.expires_at`,
    [key, rowId, fingerprint, seconds],
  );
}

/** Call it outside a transaction: two that delete each other's keys would deadlock. */
export async function deleteExpiredSubmissions(
  database: Pick<EntityManager, 'query'>,
): Promise<void> {
  await database.query('DELETE FROM recent_submissions WHERE expires_at <= now()');
}
