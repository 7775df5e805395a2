import type { EntityManager } from 'typeorm';

/** Executes SQL: a data source or the manager of a transaction. */
type Database = Pick<EntityManager, 'query'>;

/** What is recorded of an act that changes no audited row, such as an export. */
export interface Act {
  action: string;
  resource: string;
  rowId?: number;
}

/** Adds a line to the audit log, with who acts now. */
export async function recordAct(
  database: Database,
  { action, resource, rowId }: Act,
): Promise<void> {
  await database.query('INSERT INTO audit_log (action, resource, row_id) VALUES ($1, $2, $3)', [
    action,
    resource,
    rowId ?? null,
  ]);
}

/**
 * Counts a failed sign-in in the line of its account and hour. The name that was typed is not
 * stored, as people also type their password there.
 * @param userId the account; undefined where no account has that name
 */
export async function recordFailedSignIn(database: Database, userId?: number): Promise<void> {
  await database.query(
    `INSERT INTO audit_log (actor_kind, actor_id, actor_name, action, resource, row_id)
     VALUES ('visitor', NULL, NULL, 'sign-in-failed', 'users', $1)
     ON CONFLICT (date_trunc('hour', at AT TIME ZONE 'UTC'), coalesce(row_id, 0))
       WHERE action = 'sign-in-failed'
     DO UPDATE SET row_count = audit_log.row_count + 1,
       last_at = greatest(audit_log.last_at, audit_log.at, now())`,
    [userId ?? null],
  );
}

/**
 * Turns recording off until the transaction ends, and records one act instead, such as that the
 * first content was installed.
 */
export async function recordInstead(manager: EntityManager, act: Act): Promise<void> {
  await manager.query(`SET LOCAL app.audit = 'off'`);
  await recordAct(manager, act);
}
