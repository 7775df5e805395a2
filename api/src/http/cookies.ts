import type { IncomingMessage } from 'node:http';

/**
 * The value of a cookie (RFC 6265, section 4.2.1), or undefined. The first of a name counts:
 * browsers send the cookie with the longest path first.
 */
export function readCookie(request: IncomingMessage, name: string): string | undefined {
  for (const pair of request.headers.cookie?.split(';') ?? []) {
    const equals = pair.indexOf('=');
    if (equals > 0 && pair.slice(0, equals).trim() === name) {
      return pair
        .slice(equals + 1)
        .trim()
        .replace(/^"(.*)"$/, '$1');
    }
  }
  return undefined;
}
