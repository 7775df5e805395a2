import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { JobRunnerService } from './job-runner.service.js';

/** Seconds after which a due job that no process has taken is late. */
const LATE_S = 180;
/** A process that took a job in the last so many seconds is at work. */
const ACTIVE_S = 300;

/** Knows whether jobs are being done. */
@Injectable()
export class JobHealthService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly runner: JobRunnerService,
  ) {}

  /**
   * Since when jobs are halted: the due time of the oldest waiting job while no process is at work.
   * A long queue that gets shorter is not halted.
   * @returns null while jobs are done
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
