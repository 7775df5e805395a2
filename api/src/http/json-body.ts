import type { RequestHandler } from 'express';
import { UnsupportedMediaTypeError } from './domain-errors.js';
import { DETAILS } from './problem-texts.js';

/** Refuses a body that is not JSON, rather than overlooking it. */
export const requireJson: RequestHandler = (request, _response, next) => {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  const hasBody = encoding !== undefined || (length !== undefined && length !== '0');
  if (hasBody && !request.is('application/json')) next(new UnsupportedMediaTypeError(DETAILS[415]));
  else next();
};
