import { setTimeout as wait } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { Logger, run, type JobHelpers, type LogLevel, type Runner } from 'graphile-worker';
import type pg from 'pg';
import type { Logger as PinoLogger } from 'pino';
import { createJobPool } from './job-pool.js';

/** Jobs one process does at a time. */
const CONCURRENCY = 2;
/** For the listener, and for each job one to be taken and finished with and one to hold. */
const POOL_SIZE = 2 * CONCURRENCY + 1;
/** How often to look for jobs whose time has come; new ones are announced. */
const POLL_MS = 2_000;
/** After so long, what is still under way when the process ends is told to give up. */
const PATIENCE_MS = 5_000;
const RESTART_MS = 5_000;
/**
 * How jobs are noted as done, or not: gathered for no time at all. Otherwise the worker waits for none
 * of these notes, and one that a lost connection prevents would end the process.
 */
const NOTED = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

/** What a task is given beside its payload. */
export type JobTools = Pick<JobHelpers, 'withPgClient' | 'abortSignal'>;
export type Task = (payload: unknown, tools: JobTools) => Promise<void>;

const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const;

/**
 * Does the jobs of the queue in PostgreSQL (graphile-worker), which all processes share: each job is
 * done by one of them. Features define their tasks when the application starts.
 */
@Injectable()
export class JobRunner {
  private readonly tasks = new Map<string, Task>();
  private readonly schedule: string[] = [];
  private runner: Runner | undefined;
  private pool: pg.Pool | undefined;
  private stopping = new AbortController();
  private lasting: Promise<void> = Promise.resolve();

  /**
   * @param when for tasks that come back, as a crontab says it, in UTC: `17 2 * * *`; options such as
   * `?fill=1d` follow, by which a time that was slept through is made up for
   */
  define(name: string, task: Task, when?: { crontab: string; options?: string }): void {
    this.tasks.set(name, task);
    if (when) this.schedule.push(`${when.crontab} ${name} ${when.options ?? ''}`.trimEnd());
  }

  /** Begins to do jobs, and begins anew whenever the database was away for long. */
  async start(databaseUrl: string, log: PinoLogger): Promise<void> {
    this.stopping = new AbortController();
    await this.begin(databaseUrl, log);
    this.lasting = this.goOn(databaseUrl, log);
  }

  /** Takes no more jobs, and waits for those under way. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.runner?.stop().catch(() => undefined);
    await this.lasting;
    await this.pool?.end();
    this.pool = undefined;
  }

  private async begin(databaseUrl: string, log: PinoLogger): Promise<void> {
    this.pool ??= createJobPool(databaseUrl, POOL_SIZE);
    this.runner = await run({
      preset: { worker: NOTED },
      pgPool: this.pool,
      taskList: Object.fromEntries(this.tasks),
      crontab: this.schedule.join('\n'),
      concurrency: CONCURRENCY,
      pollInterval: POLL_MS,
      gracefulShutdownAbortTimeout: PATIENCE_MS,
      noHandleSignals: true,
      logger: new Logger(
        () => (level: `${LogLevel}`, message: string) =>
          log[LEVELS[level]]({ jobs: true }, message),
      ),
    });
  }

  /** The runner gives up after a number of errors in a row; then another takes its place. */
  private async goOn(databaseUrl: string, log: PinoLogger): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await this.runner?.promise.catch(() => undefined);
      await wait(RESTART_MS, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      await this.begin(databaseUrl, log).catch((error: unknown) =>
        log.warn({ err: error }, 'Jobs are not done at the moment.'),
      );
    }
  }
}
