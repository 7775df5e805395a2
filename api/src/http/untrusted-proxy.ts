import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { Config } from '../config/config.js';

/** Whether a request seems to come through a proxy although no proxy is trusted. */
export function cameThroughUntrustedProxy(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { trustProxy }: Pick<Config, 'trustProxy'>,
): boolean {
  return !trustProxy && headers['x-forwarded-for'] !== undefined;
}

/** Logs a warning once: behind such a proxy all visitors share one IP address and its limits. */
export function warnAboutUntrustedProxy(config: Config, logger: Logger): RequestHandler {
  let warned = false;
  return (request, _response, next) => {
    if (!warned && cameThroughUntrustedProxy(request, config)) {
      warned = true;
      logger.warn(
        'A request came with X-Forwarded-For, but TRUST_PROXY is off. If a proxy stands in front of the site, set TRUST_PROXY to the number of proxies (mostly 1): until then all visitors count as one against the limits.',
      );
    }
    next();
  };
}
