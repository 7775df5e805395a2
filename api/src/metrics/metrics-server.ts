import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { isIPv4 } from 'node:net';
import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { METRICS_SCOPE } from '../access/token-scopes.js';
import { ApiTokenReaderService } from '../auth/api-tokens/api-token-reader.service.js';
import { BackupsService } from '../backups/backups.service.js';
import type { Config } from '../config/config.js';
import { listenError } from '../config/listen-error.js';
import { reads } from '../http/reads.js';
import { JobHealthService } from '../jobs/job-health.service.js';
import { MailsService } from '../mail/mails.service.js';
import { Metrics, type MetricsSources } from './metrics.js';

/** Whether only programs of this machine reach a host. */
const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIPv4(host) && host.startsWith('127.'));

/** The status that refuses a request without an API token for metrics; undefined with one. */
async function refusalOf(
  { headers }: IncomingMessage,
  tokens: ApiTokenReaderService,
): Promise<401 | 403 | undefined> {
  const [, token] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? [];
  const bearer = token === undefined ? undefined : await tokens.bearerOf(token);
  if (!bearer) return 401;
  return bearer.lacksFactor || !bearer.scopes.includes(METRICS_SCOPE) ? 403 : undefined;
}

/**
 * Serves the metrics at `/metrics` on a port of their own, which visitors do not reach. Where other
 * machines reach it, a request needs an API token with the scope of metrics; while the database is
 * away, it is answered 503 there.
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
  const tokens = isLoopback(metricsHost) ? undefined : app.get(ApiTokenReaderService);
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || !reads(request)) {
      response.writeHead(404).end();
      return;
    }
    const answer = async () => {
      const refusal = tokens && (await refusalOf(request, tokens));
      if (refusal !== undefined) {
        const headers = refusal === 401 ? { 'WWW-Authenticate': 'Bearer' } : {};
        response.writeHead(refusal, headers).end();
        return;
      }
      const text = await metrics.read();
      response.writeHead(200, { 'Content-Type': metrics.contentType }).end(text);
    };
    answer().catch(() => response.writeHead(503).end());
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
