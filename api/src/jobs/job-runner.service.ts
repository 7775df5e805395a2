import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Logger, run, type JobHelpers, type LogLevel, type Runner } from 'graphile-worker';
import type { Logger as PinoLogger } from 'pino';
import { withoutPersonalData } from '../logging/describe-error.js';
import { JobPool } from './job-pool.js';

/** Jobs one process does at a time. */
const CONCURRENCY = 2;
/** For the listener, and for each job one to be taken and finished with and one to hold. */
const POOL_SIZE = 2 * CONCURRENCY + 1;
/** How often to look for jobs whose time has come; new ones are announced. */
const POLL_MS = 2_000;
/** Milliseconds after which jobs under way are aborted when the process ends. */
const ABORT_MS = 5_000;
/** Milliseconds after which a runner that does not end is abandoned. */
const ABANDON_MS = 8_000;
const RESTART_MS = 1_000;
/** How long connections may take to be closed. */
const CLOSE_MS = 1_000;

/** What a task gets beside its payload. */
export type JobTools = Pick<JobHelpers, 'withPgClient' | 'abortSignal'>;
export type Task = (payload: unknown, tools: JobTools) => Promise<void>;

const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/** A runner with its connections, until it has ended or was given up. */
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
  private readonly schedule: string[] = [];
  private running: Running | undefined;
  private stopping = new AbortController();
  private restartLoop: Promise<void> = Promise.resolve();

  /** The names of the tasks that are done here. */
  get taskNames(): string[] {
    return [...this.tasks.keys()];
  }

  /**
   * @param when of recurring tasks, a crontab expression in UTC: `17 2 * * *`; options such as
   *   `?fill=1d` catch up on missed times
   */
  define(name: string, task: Task, when?: { crontab: string; options?: string }): void {
    this.tasks.set(name, task);
    if (when) this.schedule.push(`${when.crontab} ${name} ${when.options ?? ''}`.trimEnd());
  }

  /** Starts running jobs, and starts again whenever the runner ends by itself. */
  async start(databaseUrl: string, log: PinoLogger): Promise<void> {
    this.stopping = new AbortController();
    await this.tryToStart(databaseUrl, log);
    this.restartLoop = this.keepRunning(databaseUrl, log);
  }

  /** Takes no more jobs, and waits for those under way, up to a limit. */
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
    const runner = await run({
      pgPool: pool,
      taskList: Object.fromEntries(this.tasks),
      crontab: this.schedule.join('\n'),
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
      void runner.stop().catch(() => undefined);
      void pool.close(ABANDON_MS);
      return;
    }
    const ended = runner.promise.catch(() => undefined);
    // Its promise may never settle: a job that hangs, or a connection that does.
    const overdue = new Promise<void>((resolve) => {
      runner.events.once('pool:gracefulShutdown', () => {
        void wait(ABANDON_MS, undefined, { ref: false }).then(resolve);
      });
    });
    this.running = { runner, pool, ended: Promise.race([ended, overdue]) };
  }

  /** A runner that ends, or should have, is replaced. */
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

  /** Where the database goes away just now, it is tried again in a moment. */
  private async tryToStart(databaseUrl: string, log: PinoLogger): Promise<void> {
    await this.startRunner(databaseUrl, log).catch((error: unknown) =>
      log.warn({ err: error }, 'Jobs are not done at the moment.'),
    );
  }
}
