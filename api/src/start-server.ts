import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import { checkBackupRecipient, ConfigError, readConfig, type Config } from './config/config.js';
import { DatabaseError } from './database/embedded/database-error.js';
import { startDatabase } from './database/start-database.js';
import { createLogger } from './logging/logger.js';
import type { StopFunctions, StopOptions } from './serve.js';

/** Milliseconds that one component may take to stop before the next one is stopped. */
const STOP_LIMIT_MS = 16_000;
/** Milliseconds after which the process exits, even if components have not stopped. */
const HARD_LIMIT_MS = 25_000;

/**
 * Starts the database, runs migrations, installs the initial content, and starts the API with the
 * site and the panel. Stops all of them on SIGTERM or SIGINT. When the environment is invalid,
 * prints one sentence for each mistake and exits with status 1.
 */
export async function startServer(env: NodeJS.ProcessEnv): Promise<void> {
  const started: StopFunctions = [];
  try {
    const config = readConfig(env);
    await checkBackupRecipient(config);
    const log = createLogger(config);
    stopOnSignals(log, started);
    await start(config, log, started);
  } catch (error) {
    process.stderr.write(`${startupMessage(error)}\n`);
    await stopAll(started, { immediately: true });
    process.exit(1);
  }
}

/** Loads the application while the database starts, which takes about as long. */
async function start(config: Config, log: Logger, started: StopFunctions): Promise<void> {
  const [{ serve }, database] = await Promise.all([
    import('./serve.js'),
    startDatabase(config, log).then((database) => {
      started.push(() => database.stop());
      return database;
    }),
  ]);
  await serve({ config, log, databaseUrl: database.url, started });
}

/** Stops all components, the last started first. */
async function stopAll(started: StopFunctions, options: StopOptions, log?: Logger): Promise<void> {
  for (let stop = started.pop(); stop; stop = started.pop()) {
    try {
      const timeout = wait(STOP_LIMIT_MS, 'late' as const, { ref: false });
      if ((await Promise.race([stop(options), timeout])) === 'late')
        log?.warn('A part did not stop.');
    } catch (error) {
      log?.error({ err: error }, 'A part did not stop.');
    }
  }
}

/** The message for an error at startup: with the stack, unless the error is meant for users. */
function startupMessage(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DatabaseError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/**
 * Stops the process on a signal or an uncaught exception. The exception is logged like all others,
 * because Node would print it with all its properties, which may contain personal data.
 */
function stopOnSignals(log: Logger, started: StopFunctions): void {
  let stopping = false;
  const stop = (status: number, options: StopOptions): void => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => {
      log.error('Stopping took too long.');
      process.exit(1);
    }, HARD_LIMIT_MS).unref();
    void stopAll(started, options, log).then(() => process.exit(status));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      log.info({ signal }, 'Stopping.');
      stop(0, { immediately: signal === 'SIGINT' });
    });
  }
  // The process that started this one has ended.
  process.once('disconnect', () => stop(0, { immediately: false }));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'An error was not caught; stopping.');
    stop(1, { immediately: true });
  });
}
