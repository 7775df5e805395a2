import type { IncomingMessage, ServerResponse } from 'node:http';

/** Methods that some route of the server accepts. */
const ALLOWED_METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

/**
 * A request target without the scheme and host that clients may write before its path, as they do to
 * proxies (RFC 9112, section 3.2.2). Which host it names makes no difference.
 */
export function originForm(target: string): string {
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '');
  return path.startsWith('/') ? path : `/${path}`;
}

/**
 * Answers `OPTIONS *`, which asks about the server as a whole (RFC 9110, section 9.3.7).
 * @returns whether it was that
 */
export function answerServerOptions(
  { method, url }: IncomingMessage,
  response: ServerResponse,
): boolean {
  if (method !== 'OPTIONS' || url !== '*') return false;
  response.writeHead(204, { Allow: ALLOWED_METHODS }).end();
  return true;
}
