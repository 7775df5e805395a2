import type { IncomingMessage } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { json, type Request, type RequestHandler, type Response } from 'express';
import { fieldsOf } from 'shared/is-record';
import {
  InvalidInputError,
  TooLargeError,
  UnsupportedMediaTypeError,
  type DomainError,
} from '../../problems/domain-errors.js';
import { DETAILS } from '../../problems/problem-texts.js';
import { isTooComplex } from './body-shape.js';
import { bodyReadings } from './takes-json.js';

/** Whether a request has a body, of any content type. */
export function hasBody({ headers }: IncomingMessage): boolean {
  const { 'content-length': length, 'transfer-encoding': encoding } = headers;
  return encoding !== undefined || (length !== undefined && length !== '0');
}

/**
 * Parses JSON bodies before the guards run, up to the size that each operation accepts, and rejects
 * other content types instead of ignoring them. Leaves the body unread for operations that read it
 * themselves. Mount it under /api.
 */
export function jsonBodies(app: NestExpressApplication): RequestHandler {
  const readings = bodyReadings(app);
  return (request, response, next) => {
    const reading = readings(request.method, request.baseUrl + request.path);
    const ownReader = 'ownReader' in reading ? reading.ownReader : undefined;
    if (ownReader === 'file' || !hasBody(request)) next();
    else if (!request.is('application/json')) next(new UnsupportedMediaTypeError(DETAILS[415]));
    else if ('ownReader' in reading) next();
    else readJson(request, response, reading.maxBytes).then(() => next(), next);
  };
}

/** A body that is rejected before it is parsed, with the reason. */
class RejectedBodyError extends Error {
  constructor(readonly reason: DomainError) {
    super(reason.message);
  }
}

/** Checks a body before it is parsed. */
function inspect(_request: unknown, _response: unknown, bytes: Buffer, charset: string): void {
  // RFC 8259, section 8.1: JSON is UTF-8. The check below reads no other encoding correctly.
  if (charset !== 'utf-8') throw new RejectedBodyError(new UnsupportedMediaTypeError(DETAILS[415]));
  if (isTooComplex(bytes)) {
    throw new RejectedBodyError(
      new InvalidInputError({
        hr: 'Zahtjev ima previše polja ili su ugniježđena preduboko.',
        en: 'The request has too many fields, or they are nested too deeply.',
      }),
    );
  }
}

const readers = new Map<number, RequestHandler>();

function readerOf(maxBytes: number): RequestHandler {
  const reader = readers.get(maxBytes) ?? json({ limit: maxBytes, verify: inspect });
  readers.set(maxBytes, reader);
  return reader;
}

/**
 * Reads a JSON object into the request's body.
 *
 * @throws InvalidInputError when the JSON is invalid, an array or too complex
 * @throws TooLargeError when it is larger than `maxBytes`
 */
export async function readJson(
  request: Request,
  response: Response,
  maxBytes: number,
): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    readerOf(maxBytes)(request, response, (error?: unknown) => {
      if (error === undefined) resolve();
      else reject(bodyError(error, maxBytes));
    });
  });
  if (Array.isArray(request.body)) throw new InvalidInputError(DETAILS[400]);
}

/** Replaces the message of a body parser's error, which may quote the body. */
function bodyError(error: unknown, maxBytes: number): Error {
  if (error instanceof RejectedBodyError) return error.reason;
  const { type } = fieldsOf(error);
  if (type === 'entity.parse.failed') {
    return new InvalidInputError({
      hr: 'Sadržaj zahtjeva nije ispravan JSON.',
      en: 'The body of the request is not valid JSON.',
    });
  }
  if (type === 'entity.too.large') {
    const limit = formatSize(maxBytes);
    return new TooLargeError({
      hr: `Zahtjev smije imati najviše ${limit}.`,
      en: `The request may be at most ${limit}.`,
    });
  }
  return error instanceof Error ? error : new Error(String(error));
}

function formatSize(bytes: number): string {
  const kilobytes = Math.floor(bytes / 1024);
  return kilobytes < 1024 ? `${kilobytes} kB` : `${Math.floor(kilobytes / 1024)} MB`;
}
