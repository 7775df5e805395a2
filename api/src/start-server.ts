import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';
import { AppModule } from './app.module.js';
import { ConfigError, readConfig, resolveJwtSecret, type Config } from './config/config.js';
import { configureApp } from './configure-app.js';
import { createDataSource } from './database/data-source.js';
import { DatabaseError } from './database/embedded-postgres.js';
import { migrate } from './database/migrate.js';
import { installSeed } from './database/seed/install-seed.js';
import { startDatabase } from './database/start-database.js';
import { GeneratedDocuments } from './documents/generated/generated-documents.js';
import { JobRunner } from './jobs/job-runner.js';
import { createLogger, NestLogger } from './logging/logger.js';
import { MailDelivery } from './mail/mail-delivery.service.js';
import { ContentChanges } from './web/content-changes.js';
import { listenForContentChanges } from './web/content-listener.js';
import { drainOnClose } from './web/drain.js';
import { mountWeb } from './web/mount-web.js';
import { productionBuilds } from './web/site-builds.js';
import { limitSlowClients } from './web/slow-clients.js';

/** What has been started, each with the way to stop it, in the order it was started. */
type Started = (() => Promise<unknown>)[];

/**
 * Starts everything: database, migrations, first content, API, site and panel; stops it all on
 * SIGTERM or SIGINT. A mistake in the environment ends the process with one sentence each, status 1.
 */
export async function startServer(env: NodeJS.ProcessEnv): Promise<void> {
  const started: Started = [];
  const stopAll = async (): Promise<void> => {
    for (let stop = started.pop(); stop; stop = started.pop()) await stop();
  };
  try {
    const config = readConfig(env);
    const log = createLogger(config);
    stopOnSignals(log, stopAll);
    await start(config, log, started);
  } catch (error) {
    process.stderr.write(`${whyNot(error)}\n`);
    await stopAll().catch(() => undefined);
    process.exit(1);
  }
}

/** Why the server did not start: a sentence for each mistake of its environment, else the stack. */
function whyNot(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DatabaseError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

async function start(config: Config, log: Logger, started: Started): Promise<void> {
  const jwtSecret = await resolveJwtSecret(config);
  const database = await startDatabase(config, log);
  started.push(() => database.stop());

  const dataSource = createDataSource(database.url);
  await dataSource.initialize();
  // Nest closes it with the application, once there is one.
  started.push(async () => dataSource.isInitialized && dataSource.destroy());
  await migrate(dataSource);
  const { adminPassword } = await installSeed(dataSource, config);

  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.forRoot(config, dataSource, jwtSecret),
    { bodyParser: false, logger: new NestLogger(log), abortOnError: false },
  );
  configureApp(app, config, log);

  const server = app.getHttpServer() as Server;
  const options = {
    apiBase: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
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

  const drain = drainOnClose(server);
  started.push(() => drain(() => app.close()));
  await listen(app, config);
  announce(config, server.address() as AddressInfo, adminPassword);
  const jobs = app.get(JobRunner);
  started.push(() => jobs.stop());
  await jobs.start(database.url, log);
  await app.get(MailDelivery).recover(0);
  app
    .get(GeneratedDocuments)
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

/** For the person at the terminal; the logs are for machines. */
function announce(config: Config, { port }: AddressInfo, adminPassword: string | undefined): void {
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

function stopOnSignals(log: Logger, stopAll: () => Promise<void>): void {
  let stopping = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'Stopping.');
    stopAll().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'Stopping failed.');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
