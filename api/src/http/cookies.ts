import type { IncomingMessage } from 'node:http';
import { parseCookie } from 'cookie';

const UNSECURED_NAME = 'session';
/** Browsers accept the prefix `__Host-` over HTTPS only, for all paths of exactly this host. */
const HOST_NAME = '__Host-session';
const ANY_NAME = /(?:^|;)\s*(?:__Host-)?session\s*=/;

/** The value of a cookie, or undefined. */
export function readCookie(
  request: Pick<IncomingMessage, 'headers'>,
  name: string,
): string | undefined {
  return parseCookie(request.headers.cookie ?? '')[name];
}

/** The name of the session token's cookie for a site at `publicUrl`. */
export function sessionCookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? HOST_NAME : UNSECURED_NAME;
}

/** Whether a request carries neither a token nor a session cookie, valid or not. */
export const isAnonymous = (request: Pick<IncomingMessage, 'headers'>): boolean =>
  request.headers.authorization === undefined && !carriesSession(request);

/** Whether a request carries a session cookie of either name, valid or not. */
export function carriesSession({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers.cookie !== undefined && ANY_NAME.test(headers.cookie);
}

/** A `Cookie` header without session cookies; undefined where no other is left. */
export function withoutSession(header: string): string | undefined {
  const others = header.split(';').filter((cookie) => !ANY_NAME.test(cookie));
  return others.join(';') || undefined;
}
