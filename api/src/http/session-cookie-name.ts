import type { IncomingMessage } from 'node:http';

const UNSECURED_NAME = 'session';
/** Browsers accept it over https only, for the whole of this host, and from this host alone. */
const HOST_NAME = '__Host-session';
const ANY_NAME = /(?:^|;)\s*(?:__Host-)?session\s*=/;

/** The cookie that holds a session's token where the site is visited at `publicUrl`. */
export function sessionCookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? HOST_NAME : UNSECURED_NAME;
}

/** Whether a request carries a session's cookie, of either name and whatever it holds. */
export function carriesSession({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers.cookie !== undefined && ANY_NAME.test(headers.cookie);
}
