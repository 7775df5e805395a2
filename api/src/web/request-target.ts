import type { IncomingMessage, ServerResponse } from 'node:http';

/** Methods that at least one route of the server accepts. */
const ALLOWED_METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

/**
 * The origin form of a request target: without the scheme and host that clients send to proxies
 * (absolute form; RFC 9112, section 3.2.2). The host is ignored.
 */
export function originForm(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/**
 * Answers `OPTIONS *`, a request about the server as a whole (RFC 9110, section 9.3.7).
 * @returns whether the request was answered
 */
export function answerServerOptions(
  { method, url }: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (method !== 'OPTIONS' || url !== '*') return false;
  response.writeHead(204, { Allow: ALLOWED_METHODS }).end();
  return true;
}
