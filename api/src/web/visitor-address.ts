import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';

const ADDRESS = 'x-visitor-address';
const KEY = 'x-visitor-key';

/** Known to this process alone, so that nobody else can speak for a visitor. */
const key = randomBytes(32).toString('base64url');

/** Headers by which the site's server says for which visitor it asks the API something. */
export function forVisitor(address: string): Record<string, string> {
  return { [ADDRESS]: address, [KEY]: key };
}

/**
 * Gives a request that the site's server makes for a visitor the visitor's address, so that limits
 * count visitors and not the server. The headers of anybody else are ignored.
 */
export function restoreVisitorAddress(
  request: Request,
  _response: Response,
  next: NextFunction,
): void {
  const [given, address] = [request.get(KEY), request.get(ADDRESS)];
  if (given !== undefined && address !== undefined && isKey(given)) {
    Object.defineProperty(request, 'ip', { value: address });
  }
  next();
}

function isKey(given: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(key)];
  return a.length === b.length && timingSafeEqual(a, b);
}
