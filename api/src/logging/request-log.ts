import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { describeError } from './describe-error.js';

const REQUEST_ID = /^[\w.:-]{8,64}$/;

/** The request id from a proxy's header, if it is well-formed, otherwise a new one. */
function requestId(request: IncomingMessage): string {
  const header = request.headers['x-request-id'];
  return typeof header === 'string' && REQUEST_ID.test(header) ? header : randomUUID();
}

/**
 * Logs one line per request when its response is complete, and returns the request's id in
 * X-Request-Id. Query strings, headers and bodies may contain personal data and are not logged.
 */
export function logRequests(logger: Logger): RequestHandler {
  return pinoHttp({
    logger,
    genReqId(request, response) {
      const id = requestId(request);
      response.setHeader('X-Request-Id', id);
      return id;
    },
    serializers: {
      err: describeError,
      req: ({ id, method, url }: { id: string; method: string; url: string }) => ({
        id,
        method,
        path: url.replace(/\?.*$/s, ''),
      }),
      res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
    },
    customLogLevel: (_request, response, error) =>
      error || response.statusCode >= 500 ? 'error' : 'info',
    customSuccessMessage: () => 'answered',
    customErrorMessage: () => 'failed',
  });
}
