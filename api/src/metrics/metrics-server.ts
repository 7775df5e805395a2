import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BackupsService } from '../backups/backups.service.js';
import type { Config } from '../config/config.js';
import { listenError } from '../config/listen-error.js';
import { JobHealthService } from '../jobs/job-health.service.js';
import { MailsService } from '../mail/mails.service.js';
import { Metrics, type MetricsSources } from './metrics.js';

/**
 * Serves the metrics at `/metrics` on a port of their own, which visitors do not reach.
 * @throws ConfigError when the port is taken
 */
export async function serveMetrics(
  app: INestApplicationContext,
  { metricsPort, metricsHost }: Pick<Config, 'metricsPort' | 'metricsHost'>,
  { requests, pages }: Pick<MetricsSources, 'requests' | 'pages'>,
): Promise<Server> {
  const metrics = new Metrics({
    requests,
    pages,
    dataSource: app.get(DataSource),
    jobs: app.get(JobHealthService),
    mails: app.get(MailsService),
    backups: app.get(BackupsService),
  });
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(404).end();
      return;
    }
    metrics.read().then(
      (text) => response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  try {
    server.listen(metricsPort, metricsHost);
    await once(server, 'listening');
  } catch (error) {
    throw listenError(error, {
      METRICS_PORT: metricsPort,
      METRICS_HOST: metricsHost,
    });
  }
  return server;
}

/** Closes the server of the metrics with its connections. */
export async function stopMetrics(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
