import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';
import { AppModule } from './app.module.js';
import { ConfigError, readConfig, resolveJwtSecret, type Config } from './config/config.js';
import { configureApp } from './configure-app.js';
import { ContentChanges } from './content/content-changes.js';
import { listenForContentChanges } from './content/content-listener.js';
import { createDataSource } from './database/data-source.js';
import { DatabaseError } from './database/embedded/database-error.js';
import { migrate } from './database/migrate.js';
import { installSeed } from './database/seed/install-seed.js';
import { startDatabase } from './database/start-database.js';
import { GeneratedDocumentsService } from './documents/generated/generated-documents.service.js';
import { ReadinessService } from './health/readiness.service.js';
import { JobRunnerService } from './jobs/job-runner.service.js';
import { createLogger, NestLogger } from './logging/logger.js';
import { MailDeliveryService } from './mail/mail-delivery.service.js';
import { drain, listenOnLoopback } from './web/drain.js';
import { mountWeb } from './web/mount-web.js';
import { productionBuilds } from './web/site-builds.js';
import { limitSlowClients } from './web/slow-clients.js';

/** Milliseconds that one component may take to stop before the next one is stopped. */
const STOP_LIMIT_MS = 16_000;
/** Milliseconds after which the process exits, even if components have not stopped. */
const HARD_LIMIT_MS = 25_000;

/** How a component is stopped. */
interface StopOptions {
  /** Stops accepting connections without delay, for a user who waits at the terminal. */
  immediately: boolean;
}

/** The functions that stop the started components, in the order of their start. */
type StopFunctions = ((options: StopOptions) => Promise<unknown>)[];

/**
 * Starts the database, runs migrations, installs the initial content, and starts the API with the
 * site and the panel. Stops all of them on SIGTERM or SIGINT. When the environment is invalid,
 * prints one sentence for each mistake and exits with status 1.
 */
export async function startServer(env: NodeJS.ProcessEnv): Promise<void> {
  const started: StopFunctions = [];
  try {
    const config = readConfig(env);
    const log = createLogger(config);
    stopOnSignals(log, started);
    await start(config, log, started);
  } catch (error) {
    process.stderr.write(`${startupMessage(error)}\n`);
    await stopAll(started, { immediately: true });
    process.exit(1);
  }
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

async function start(config: Config, log: Logger, started: StopFunctions): Promise<void> {
  const jwtSecret = await resolveJwtSecret(config);
  const database = await startDatabase(config, log);
  started.push(() => database.stop());

  const dataSource = createDataSource(database.url);
  await dataSource.initialize();
  // Nest closes it with the application, once the application exists.
  started.push(async () => dataSource.isInitialized && dataSource.destroy());
  await migrate(dataSource);
  const { adminPassword } = await installSeed(dataSource, config);

  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.forRoot(config, dataSource, jwtSecret),
    { bodyParser: false, logger: new NestLogger(log), abortOnError: false },
  );
  configureApp(app, config, log);

  const server = app.getHttpServer() as Server;
  const loopback = await listenOnLoopback(server);
  started.push(() => loopback.close());
  const options = {
    apiBase: () => loopback.origin,
    publicUrl: config.publicUrl,
    reportError: (error: unknown) => log.error({ err: error }, 'A page met an error.'),
  };
  if (config.production) {
    mountWeb(app, await productionBuilds(options), options);
  } else {
    const { mountDevWeb } = await import('./web/dev-web.js');
    const development = await mountDevWeb(app, options);
    started.push(() => development.stop());
  }
  limitSlowClients(server, config.publicUrl);
  const listener = await listenForContentChanges(database.url, app.get(ContentChanges), log);
  started.push(() => listener.stop());

  started.push(() => app.close());
  const jobs = app.get(JobRunnerService);
  started.push(async ({ immediately }) => {
    app.get(ReadinessService).shuttingDown = true;
    await Promise.all([drain(server, immediately ? 0 : undefined), jobs.stop()]);
  });
  await listen(app, config);
  printUrls(config, server.address() as AddressInfo, adminPassword);
  await jobs.start(database.url, log);
  // If the database was lost meanwhile, the mails are recovered by a job every minute.
  await app
    .get(MailDeliveryService)
    .recover(0)
    .catch((error: unknown) => log.warn({ err: error }, 'Mails are looked after in a minute.'));
  app
    .get(GeneratedDocumentsService)
    .prepare()
    .catch((error: unknown) => log.warn({ err: error }, 'The documents are not drawn yet.'));
}

async function listen(app: NestExpressApplication, { port, host }: Config): Promise<void> {
  try {
    await (host === undefined ? app.listen(port) : app.listen(port, host));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') {
      throw new ConfigError([`PORT ${port} is taken by another program; name a free one.`]);
    }
    if (code === 'EACCES') throw new ConfigError([`PORT ${port} may not be used by this user.`]);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new ConfigError([`HOST ${host ?? ''} is no address of this machine.`]);
    }
    throw error;
  }
}

/** Prints the URLs and a generated password for the user at the terminal. */
function printUrls(config: Config, { port }: AddressInfo, adminPassword: string | undefined): void {
  const base = config.port === 0 ? `http://localhost:${port}` : config.publicUrl;
  const lines = [
    '',
    `  Site   ${base}/`,
    `  Panel  ${base}/admin`,
    `  API    ${base}/api/docs`,
    ...(adminPassword === undefined
      ? []
      : [
          '',
          `  Administrator: ${config.adminUsername}`,
          `  Password:      ${adminPassword}`,
          '  Shown this once; `npm run admin:password` sets another.',
        ]),
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
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
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'An error was not caught; stopping.');
    stop(1, { immediately: true });
  });
}
