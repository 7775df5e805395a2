import type { IncomingMessage } from 'node:http';
import type { ErrorRequestHandler, Request, RequestHandler } from 'express';
import { InvalidInputError, UnsupportedMediaTypeError } from './domain-errors.js';
import { DETAILS } from './problem-texts.js';

/** Bytes of a JSON body. */
export const JSON_LIMIT = '1mb';

/** Operations that take a file read their bodies themselves, once they know who sends them. */
const UPLOADS =
  /^(?:POST \/api\/media|POST \/api\/bank-payments\/import|PUT \/api\/documents\/\d+\/file)\/?(?:\?|$)/i;

/** Operations whose JSON may hold files read it themselves, too. */
const JSON_WITH_FILES =
  /^(?:POST \/api\/documents|(?:PUT|PATCH) \/api\/documents\/\d+)\/?(?:\?|$)/i;

const pathOf = (request: IncomingMessage & { originalUrl?: string }): string =>
  request.originalUrl ?? request.url ?? '';

const operationOf = (request: IncomingMessage): string => `${request.method} ${pathOf(request)}`;

const isUpload = (request: IncomingMessage): boolean => UPLOADS.test(operationOf(request));

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

/** What the body parser threw; of broken JSON, in words of our own, as the parser's may quote it. */
export function readableBodyError(error: unknown): unknown {
  if (Object(error).type !== 'entity.parse.failed') return error;
  return new InvalidInputError({
    hr: 'Sadržaj zahtjeva nije ispravan JSON.',
    en: 'The body of the request is not valid JSON.',
  });
}

/** Comes right after the body parser. */
export const explainBodyErrors: ErrorRequestHandler = (error, _request, _response, next) => {
  next(readableBodyError(error));
};

/** Whether the body is JSON to be read before it is known who sends it. */
export const isPlainJson = (request: IncomingMessage): boolean =>
  !isUpload(request) &&
  !JSON_WITH_FILES.test(operationOf(request)) &&
  Boolean((request as Request).is('application/json'));
