import { fieldsOf } from 'shared/is-record';
import type { EntityManager } from 'typeorm';

/** Jobs with smaller numbers run first; the default is 0. */
const LOW_PRIORITY = 10;

/**
 * When a job is due, the key under which a later job replaces a waiting one, its priority, and how
 * often it is tried at most.
 */
export interface JobOptions {
  at?: Date;
  key?: string;
  lowPriority?: boolean;
  attempts?: number;
}

/**
 * Adds a job in the manager's transaction, so that it is committed together with its row.
 * @param task the name under which it was defined on the job runner
 */
export async function addJob(
  manager: EntityManager,
  task: string,
  payload: object,
  { at, key, lowPriority, attempts }: JobOptions = {},
): Promise<void> {
  await manager.query(
    `SELECT graphile_worker.add_job($1, payload := $2, run_at := $3, job_key := $4, priority := $5,
       max_attempts := $6)`,
    [
      task,
      JSON.stringify(payload),
      at ?? null,
      key ?? null,
      lowPriority ? LOW_PRIORITY : 0,
      attempts ?? null,
    ],
  );
}

/**
 * The id of the row that a job is about.
 * @throws TypeError when its payload has none
 */
export function rowIdOf(payload: unknown): number {
  const { id } = fieldsOf(payload);
  if (typeof id !== 'number') throw new TypeError('The payload of the job names no row');
  return id;
}
