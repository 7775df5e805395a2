import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';
import { AppModule } from './app.module.js';
import { SessionReaderService } from './auth/session-reader.service.js';
import { resolveJwtSecret, type Config } from './config/config.js';
import { listenError } from './config/listen-error.js';
import { configureApp } from './configure-app.js';
import { ContentChanges } from './content/content-changes.js';
import { listenForContentChanges } from './content/content-listener.js';
import { connect } from './database/connect.js';
import { createDataSource } from './database/data-source.js';
import { migrate } from './database/migrate.js';
import { installSeed } from './database/seed/install-seed.js';
import { whenAvailable } from './database/when-available.js';
import { GeneratedDocumentsService } from './documents/generated/generated-documents.service.js';
import { ReadinessService } from './health/readiness.service.js';
import { HealthReportService } from './health-report/health-report.service.js';
import { JobRunnerService } from './jobs/job-runner.service.js';
import { NestLogger } from './logging/logger.js';
import { MailDeliveryService } from './mail/mail-delivery.service.js';
import { RequestCounts } from './metrics/request-counts.js';
import type { PageCache } from './web/cache/page-cache.js';
import { drain } from './web/drain.js';
import { IdleConnections, idleLimits } from './web/idle-connections.js';
import { InternalApi } from './web/internal-api.js';
import { mountWeb } from './web/mount-web.js';
import { productionBuilds } from './web/site-builds.js';
import { limitSlowClients } from './web/slow-clients.js';
import { takeTurns } from './web/visitor-gate.js';

/** How a component is stopped. */
export interface StopOptions {
  /** Stops accepting connections without delay, for a user who waits at the terminal. */
  immediately: boolean;
}

/** The functions that stop the started components, in the order of their start. */
export type StopFunctions = ((options: StopOptions) => Promise<unknown>)[];

export interface ServeOptions {
  config: Config;
  log: Logger;
  databaseUrl: string;
  /** Receives the function that stops each part, in the order of their start. */
  started: StopFunctions;
}

/**
 * Migrates the database, installs the initial content, and starts the API with the site and the
 * panel. Adds to `started` how each part is stopped.
 */
export async function serve({ config, log, databaseUrl, started }: ServeOptions): Promise<void> {
  const api = new InternalApi();
  const options = {
    api,
    publicUrl: config.publicUrl,
    reportError: (error: unknown) => log.error({ err: error }, 'A page met an error.'),
  };
  // Read while the database answers; awaited below, where its error is thrown.
  const builds = config.production ? productionBuilds(options) : undefined;
  builds?.catch(() => undefined);

  const jwtSecret = await resolveJwtSecret(config);
  const dataSource = createDataSource(databaseUrl);
  // The own database was started just now, and a busy machine may take seconds to let in its first
  // client; another one that cannot be reached is reported at once.
  const connected = () => connect(dataSource, config.databaseUrl);
  await (config.databaseUrl === undefined ? whenAvailable(connected) : connected());
  // Nest closes it with the application, once the application exists.
  started.push(async () => dataSource.isInitialized && dataSource.destroy());
  await whenAvailable(() => migrate(dataSource));
  const { adminPassword } = await whenAvailable(() => installSeed(dataSource, config));

  const app = await NestFactory.create<NestExpressApplication>(
    AppModule.forRoot(config, dataSource, jwtSecret),
    { bodyParser: false, logger: new NestLogger(log), abortOnError: false },
  );
  if (builds) app.use(takeTurns(app.get(SessionReaderService)));
  configureApp(app, config, log);

  const server = app.getHttpServer() as Server;
  api.attach(server);
  let pages: PageCache | undefined;
  const web = await builds;
  const requests = new RequestCounts(web?.renderer.patternOf ?? (() => '*'));
  if (config.metricsPort !== undefined) requests.attach(server);
  if (web) {
    pages = mountWeb(app, web, options);
  } else {
    const { mountDevWeb } = await import('./web/dev-web.js');
    const development = await mountDevWeb(app, options);
    started.push(() => development.stop());
  }
  if (config.metricsPort !== undefined) {
    const { serveMetrics, stopMetrics } = await import('./metrics/metrics-server.js');
    const metrics = await serveMetrics(app, config, { requests, pages });
    started.push(() => stopMetrics(metrics));
  }
  limitSlowClients(server, config.publicUrl);
  const connections = new IdleConnections(server, idleLimits(config.trustProxy !== false));
  const listener = await listenForContentChanges(databaseUrl, app.get(ContentChanges), log);
  started.push(() => listener.stop());

  started.push(() => app.close());
  const jobs = app.get(JobRunnerService);
  started.push(async ({ immediately }) => {
    app.get(ReadinessService).shuttingDown = true;
    await Promise.all([drain(server, connections, immediately ? 0 : undefined), jobs.stop()]);
  });
  await listen(app, config);
  printUrls(config, server.address() as AddressInfo, adminPassword);
  await jobs.start(databaseUrl, log);
  // If the database was lost meanwhile, the mails are recovered by a job every minute.
  await app
    .get(MailDeliveryService)
    .recover(0)
    .catch((error: unknown) => log.warn({ err: error }, 'Mails are looked after in a minute.'));
  // Always: the last report may be one of other settings.
  app
    .get(HealthReportService)
    .check()
    .catch((error: unknown) => log.warn({ err: error }, 'The server was not checked yet.'));
  app
    .get(GeneratedDocumentsService)
    .prepare()
    .catch((error: unknown) => log.warn({ err: error }, 'The documents are not drawn yet.'));
}

async function listen(app: NestExpressApplication, { port, host }: Config): Promise<void> {
  try {
    await (host === undefined ? app.listen(port) : app.listen(port, host));
  } catch (error) {
    throw listenError(error, { PORT: port, HOST: host });
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
