import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { NextFunction, Request, Response } from 'express';

const ADDRESS = 'x-visitor-address';
const KEY = 'x-visitor-key';

/** A secret of this process, so that nobody else can name a visitor's IP address. */
const key = randomBytes(32).toString('base64url');

/** Headers by which the site's server names the visitor for whom it calls the API. */
export function forVisitor(address: string): Record<string, string> {
  return { [ADDRESS]: address, [KEY]: key };
}

/**
 * Sets the visitor's IP address on a request that the site's server makes for a visitor, so that
 * limits count visitors and not the server. The headers of anybody else are ignored.
 */
export function restoreVisitorIp(request: Request, _response: Response, next: NextFunction): void {
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
