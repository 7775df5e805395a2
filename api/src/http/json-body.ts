import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler } from 'express';
import { UnsupportedMediaTypeError } from './domain-errors.js';
import { DETAILS } from './problem-texts.js';

/** Bytes of a JSON body. */
export const JSON_LIMIT = '1mb';

/** Operations that take a file read their bodies themselves, once they know who sends them. */
const UPLOADS = /^(?:POST \/api\/media|PUT \/api\/documents\/\d+\/file)\/?(?:\?|$)/i;

const pathOf = (request: IncomingMessage & { originalUrl?: string }): string =>
  request.originalUrl ?? request.url ?? '';

const isUpload = (request: IncomingMessage): boolean =>
  UPLOADS.test(`${request.method} ${pathOf(request)}`);

/** Whether a request comes with a body, of whatever kind. */
export function hasBody({ headers }: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = headers;
  return encoding !== undefined || (length !== undefined && length !== '0');
}

/** Refuses a body that is not JSON, rather than overlooking it. */
export const requireJson: RequestHandler = (request, _response, next) => {
  if (hasBody(request) && !request.is('application/json') && !isUpload(request)) {
    next(new UnsupportedMediaTypeError(DETAILS[415]));
  } else {
    next();
  }
};

/** Whether the body is JSON to be read before it is known who sends it. */
export const isPlainJson = (request: IncomingMessage): boolean =>
  !isUpload(request) && Boolean((request as Request).is('application/json'));
