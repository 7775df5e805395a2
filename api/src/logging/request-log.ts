import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

declare module 'node:http' {
  interface IncomingMessage {
    /** The id under which the request is logged. */
    id?: string;
  }
}

const REQUEST_ID = /^[\w.:-]{8,64}$/;

/** The request id from a proxy's header, if it is well-formed, otherwise a new one. */
function requestId(request: IncomingMessage): string {
  const header = request.headers['x-request-id'];
  return typeof header === 'string' && REQUEST_ID.test(header) ? header : randomUUID();
}

/** How an answer is logged: one that is refused for a while (503) is not a fault of the server. */
function outcomeOf(statusCode: number, err: Error | undefined) {
  if (err === undefined && statusCode < 500) return { level: 'info', message: 'answered' } as const;
  if (err === undefined && statusCode === 503)
    return { level: 'warn', message: 'refused' } as const;
  return { level: 'error', message: 'failed' } as const;
}

/**
 * Logs one line per request when its response is complete or its client is gone, and returns the
 * request's id in X-Request-Id. Query strings, headers and bodies may contain personal data and are
 * not logged.
 */
export function logRequests(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const id = requestId(request);
    request.id = id;
    response.setHeader('X-Request-Id', id);
    const { method, url } = request;
    const start = performance.now();
    let err: Error | undefined;
    response.on('error', (error) => {
      err = error;
    });
    // Emitted once, after `finish` if the response was sent.
    response.once('close', () => {
      const { statusCode } = response;
      const { level, message } = outcomeOf(statusCode, err);
      if (!logger.isLevelEnabled(level)) return;
      const req = { id, method, path: url.replace(/\?.*$/s, '') };
      logger[level](
        {
          req,
          res: { statusCode },
          responseTime: Math.round(performance.now() - start),
          ...(err && { err }),
        },
        message,
      );
    });
    next();
  };
}
