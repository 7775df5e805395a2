import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';

/** The value of a cookie, or undefined. */
export function readCookie(request: IncomingMessage, name: string): string | undefined {
  return parseCookie(request.headers.cookie ?? '')[name];
}
