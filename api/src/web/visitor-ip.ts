import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { NextFunction, Request, Response } from 'express';

const IP_HEADER = 'x-visitor-address';
const KEY_HEADER = 'x-visitor-key';

/** A secret of this process, so that no client can set a visitor's IP address. */
const key = randomBytes(32).toString('base64url');

/** Headers by which the site's server passes a visitor's IP address to the API. */
export function visitorHeaders(ip: string): Record<string, string> {
  return { [IP_HEADER]: ip, [KEY_HEADER]: key };
}

/**
 * Sets the visitor's IP address on a request that the site's server sends for a visitor, so that
 * limits count visitors and not the server. The headers of other clients are ignored.
 */
export function restoreVisitorIp(request: Request, _response: Response, next: NextFunction): void {
  const ip = request.get(IP_HEADER);
  if (ip !== undefined && isSentByThisServer(request)) {
    Object.defineProperty(request, 'ip', { value: ip });
  }
  next();
}

/** Whether the site's server sends a request for a visitor, when it renders a page. */
export function isSentByThisServer({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const sent = headers[KEY_HEADER];
  if (typeof sent !== 'string') return false;
  const [a, b] = [Buffer.from(sent), Buffer.from(key)];
  return a.length === b.length && timingSafeEqual(a, b);
}
