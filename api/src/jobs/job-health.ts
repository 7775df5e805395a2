import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JobRunner } from './job-runner.js';

/** A job that nobody took up so long after its time is late, in seconds. */
const LATE_S = 180;
/** Whoever took one up in the last so many seconds is still at work. */
const AT_WORK_S = 300;

/** Knows whether jobs are being done. */
@Injectable()
export class JobHealth {
  constructor(
    private readonly dataSource: DataSource,
    private readonly runner: JobRunner,
  ) {}

  /**
   * Since when jobs stand still: when the oldest job was due that waits although no process is doing
   * any. A long queue that gets shorter does not stand still.
   * @returns null while jobs are done
   */
  async standingStillSince(): Promise<Date | null> {
    const [row]: { since: Date | null }[] = await this.dataSource.query(
      `SELECT min(run_at) AS since FROM graphile_worker.jobs
       WHERE locked_at IS NULL AND attempts < max_attempts AND task_identifier = ANY($1)
         AND run_at < now() - make_interval(secs => $2)
         AND NOT EXISTS (
           SELECT FROM graphile_worker.jobs
           WHERE locked_at > now() - make_interval(secs => $3))`,
      [this.runner.taskNames, LATE_S, AT_WORK_S],
    );
    return row?.since ?? null;
  }
}
