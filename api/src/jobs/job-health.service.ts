import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JobRunnerService } from './job-runner.service.js';

/** Seconds after which a due job that no process has taken is overdue. */
const LATE_S = 180;
/** Jobs count as running if a process took one within this many seconds. */
const ACTIVE_S = 300;

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
}
