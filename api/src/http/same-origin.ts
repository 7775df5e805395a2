import type { Request } from 'express';

/**
 * Whether a request comes from the site's own pages, as its browser says: `Sec-Fetch-Site`, else
 * `Origin`.
 * @param ownOrigin of the public URL; the host that the request names is the site's own, too
 * @returns undefined when the request does not say
 */
export function isSameOrigin(request: Request, ownOrigin: string): boolean | undefined {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site === 'same-origin') return true;
  if (origin !== undefined) {
    return origin === ownOrigin || (URL.canParse(origin) && new URL(origin).host === request.host);
  }
  return site === undefined || site === 'none' ? undefined : false;
}
