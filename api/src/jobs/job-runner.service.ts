import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Logger, run, type JobHelpers, type LogLevel, type Runner } from 'graphile-worker';
import type { Logger as PinoLogger } from 'pino';
import { withoutPersonalData } from '../logging/describe-error.js';
import { watchClock } from './clock-watch.js';
import { JobPool } from './job-pool.js';

/** Concurrent jobs per process. */
const CONCURRENCY = 2;
/** One connection for the listener; per job, one for the job itself and one for its state. */
const POOL_SIZE = 2 * CONCURRENCY + 1;
/** Interval between checks for scheduled jobs; other jobs are announced when they are added. */
const POLL_MS = 2_000;
/** Milliseconds after which running jobs are aborted when the process shuts down. */
const ABORT_MS = 5_000;
/** Milliseconds after which a runner that does not stop is abandoned. */
const ABANDON_MS = 8_000;
const RESTART_MS = 1_000;
/** Milliseconds that closing the connections may take. */
const CLOSE_MS = 1_000;

/** What a task receives besides its payload. */
export type JobTools = Pick<JobHelpers, 'withPgClient' | 'abortSignal'>;
export type Task = (payload: unknown, tools: JobTools) => Promise<void>;

const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** A runner with its connections, until it has stopped or was abandoned. */
interface Running {
  runner: Runner;
  pool: JobPool;
  ended: Promise<unknown>;
}

/**
 * Runs the jobs of the queue in PostgreSQL (graphile-worker), which all processes share: each job
 * is run by one of them. Features define their tasks when the application starts.
 */
@Injectable()
export class JobRunnerService {
  private readonly tasks = new Map<string, Task>();
  private readonly crontab: string[] = [];
  private running: Running | undefined;
  private stopping = new AbortController();
  private restartLoop: Promise<void> = Promise.resolve();

  /** The names of the defined tasks. */
  get taskNames(): string[] {
    return [...this.tasks.keys()];
  }

  /**
   * @param schedule of recurring tasks, a crontab expression in UTC: `17 2 * * *`; options such as
   *   `?fill=1d` catch up on missed runs
   */
  define(name: string, task: Task, schedule?: { crontab: string; options?: string }): void {
    this.tasks.set(name, task);
    if (schedule) {
      this.crontab.push(`${schedule.crontab} ${name} ${schedule.options ?? ''}`.trimEnd());
    }
  }

  /** Starts running jobs, and restarts the runner whenever it stops unexpectedly. */
  async start(databaseUrl: string, log: PinoLogger): Promise<void> {
    this.stopping = new AbortController();
    await this.tryToStart(databaseUrl, log);
    this.restartLoop = this.keepRunning(databaseUrl, log);
  }

  /** Stops taking jobs, and waits for running ones up to a limit. */
  async stop(): Promise<void> {
    this.stopping.abort();
    const { running } = this;
    this.running = undefined;
    const ended = running?.runner.stop().catch(() => undefined);
    await Promise.race([
      Promise.all([ended, this.restartLoop]),
      wait(ABANDON_MS, undefined, { ref: false }),
    ]);
    await running?.pool.close(CLOSE_MS);
  }

  private async startRunner(databaseUrl: string, log: PinoLogger): Promise<void> {
    const pool = new JobPool(databaseUrl, POOL_SIZE);
    await forgetFutureRuns(pool);
    const clock = watchClock();
    const runner = await run({
      pgPool: pool,
      taskList: Object.fromEntries(this.tasks),
      crontab: this.crontab.join('\n'),
      concurrency: CONCURRENCY,
      pollInterval: POLL_MS,
      gracefulShutdownAbortTimeout: ABORT_MS,
      noHandleSignals: true,
      logger: new Logger(
        () => (level: `${LogLevel}`, message: string) =>
          log[LEVELS[level]]({ jobs: true }, withoutPersonalData(message)),
      ),
    });
    if (this.stopping.signal.aborted) {
      clock.end();
      void runner.stop().catch(() => undefined);
      void pool.close(ABANDON_MS);
      return;
    }
    const ended = runner.promise.catch(() => undefined).finally(clock.end);
    // It would schedule the jobs of all the time that the clock has skipped, minute by minute.
    void clock.stepped.then(() => {
      log.warn({ jobs: true }, 'The clock was set.');
      return runner.stop().catch(() => undefined);
    });
    // The runner's promise may never settle, when a job or a connection hangs.
    const overdue = new Promise<void>((resolve) => {
      runner.events.once('pool:gracefulShutdown', () => {
        void wait(ABANDON_MS, undefined, { ref: false }).then(resolve);
      });
    });
    this.running = { runner, pool, ended: Promise.race([ended, overdue]) };
  }

  /** Replaces a runner that stopped or is overdue. */
  private async keepRunning(databaseUrl: string, log: PinoLogger): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const { running } = this;
      await running?.ended;
      if (signal.aborted) return;
      log.warn({ jobs: true }, 'Jobs were interrupted; they begin anew.');
      void running?.runner.stop().catch(() => undefined);
      void running?.pool.close(ABANDON_MS);
      this.running = undefined;
      await wait(RESTART_MS, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      await this.tryToStart(databaseUrl, log);
    }
  }

  /** Starts a runner. Where that fails because the database is lost, the caller tries again. */
  private async tryToStart(databaseUrl: string, log: PinoLogger): Promise<void> {
    await this.startRunner(databaseUrl, log).catch((error: unknown) =>
      log.warn({ err: error }, 'Jobs are not done at the moment.'),
    );
  }
}

/**
 * Forgets runs of recurring jobs that lie in the future, because the clock was wrong at the time:
 * they would not run again before that day.
 */
async function forgetFutureRuns(pool: JobPool): Promise<void> {
  await pool.query(`
    UPDATE graphile_worker._private_known_crontabs
    SET last_execution = now(), known_since = least(known_since, now())
    WHERE last_execution > now() + interval '1 minute'`);
}
