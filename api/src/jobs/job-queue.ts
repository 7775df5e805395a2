import type { EntityManager } from 'typeorm';

/** The smaller goes first; what is not told otherwise has 0. */
const PATIENT = 10;

/**
 * When a job is due, the name by which a later one takes its place while it waits, and whether it lets
 * others go first.
 */
export interface JobOptions {
  at?: Date;
  key?: string;
  patient?: boolean;
}

/**
 * Adds a job in the manager's transaction: it is there if and only if what it belongs to is.
 * @param task by which name it was defined on the job runner
 */
export async function addJob(
  manager: EntityManager,
  task: string,
  payload: object,
  { at, key, patient }: JobOptions = {},
): Promise<void> {
  await manager.query(
    `SELECT graphile_worker.add_job($1, payload := $2, run_at := $3, job_key := $4, priority := $5)`,
    [task, JSON.stringify(payload), at ?? null, key ?? null, patient ? PATIENT : 0],
  );
}
