import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JobRunnerService } from './job-runner.service.js';

/** Seconds after which a due job that no process has taken is overdue. */
const LATE_S = 180;
/** Jobs count as running if a process took one within this many seconds. */
const ACTIVE_S = 300;
/** Days for which failed jobs are counted; their rows stay. */
const FAILED_DAYS = 7;

/** The jobs of the queue, and for how many seconds the oldest one has been due. */
export interface JobCounts {
  /** Due and not taken by a process yet. */
  waiting: number;
  /** To be run later. */
  scheduled: number;
  running: number;
  /** No longer retried. */
  failed: number;
  oldestSeconds: number;
}

/** Checks whether jobs are being run. */
@Injectable()
export class JobHealthService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly runner: JobRunnerService,
  ) {}

  /**
   * The time since which jobs are stalled: the due time of the oldest waiting job while no process
   * runs jobs. A long queue that is being worked off is not stalled.
   * @returns null while jobs are run
   */
  async stalledSince(): Promise<Date | null> {
    const [row]: { since: Date | null }[] = await this.dataSource.query(
      `SELECT min(run_at) AS since FROM graphile_worker.jobs
       WHERE locked_at IS NULL AND attempts < max_attempts AND task_identifier = ANY($1)
         AND run_at < now() - make_interval(secs => $2)
         AND NOT EXISTS (
           SELECT FROM graphile_worker.jobs
           WHERE locked_at > now() - make_interval(secs => $3))`,
      [this.runner.taskNames, LATE_S, ACTIVE_S],
    );
    return row?.since ?? null;
  }

  async counts(): Promise<JobCounts> {
    const [counts]: [JobCounts] = await this.dataSource.query(`
      SELECT count(*) FILTER (WHERE waits AND run_at <= now())::integer AS waiting,
        count(*) FILTER (WHERE waits AND run_at > now())::integer AS scheduled,
        count(*) FILTER (WHERE locked_at IS NOT NULL)::integer AS running,
        count(*) FILTER (WHERE attempts >= max_attempts AND locked_at IS NULL)::integer AS failed,
        coalesce(extract(epoch FROM now() - min(run_at) FILTER (WHERE waits AND run_at <= now())), 0)
          ::float8 AS "oldestSeconds"
      FROM (
        SELECT run_at, locked_at, attempts, max_attempts,
          locked_at IS NULL AND attempts < max_attempts AS waits
        FROM graphile_worker.jobs
      ) jobs`);
    return counts;
  }

  /** The number of jobs of the last days that are no longer retried. */
  async failedLately(): Promise<number> {
    const [{ failed }]: [{ failed: number }] = await this.dataSource.query(
      `SELECT count(*)::integer AS failed FROM graphile_worker.jobs
       WHERE locked_at IS NULL AND attempts >= max_attempts
         AND updated_at > now() - make_interval(days => $1)`,
      [FAILED_DAYS],
    );
    return failed;
  }
}
