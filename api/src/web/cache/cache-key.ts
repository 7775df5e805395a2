import type { IncomingMessage } from 'node:http';
import { carriesSession } from '../../http/cookies.js';
import type { ApiRoutes } from '../../http/operations.js';
import { reads } from '../../http/reads.js';

/** Whether a path belongs to something other than the site's pages. */
export const isNoPage = (path: string, { isAtRoot }: Pick<ApiRoutes, 'isAtRoot'>): boolean =>
  /^\/(?:api|admin|media|documents|og)(?:\/|$)/.test(path) || isAtRoot(path);

/** Responses to longer URLs are not cached. */
const MAX_URL_LENGTH = 512;

/** What the key of a request depends on. */
export type KeyedRequest = Pick<IncomingMessage, 'method' | 'url' | 'headers'>;

export interface CacheKeyOptions {
  /** Query parameters that change a page's HTML; all others are left out of its key. */
  pageParameters: ReadonlySet<string>;
  /** Whether a page is for a single visitor, and therefore never cached. */
  isPersonal: (path: string) => boolean;
  /** The paths that belong to the API, and those of them that are cached. */
  routes: ApiRoutes;
}

/**
 * The cache key of a request, or undefined when its response must not be cached: the request is not
 * a read, or it carries credentials in a header, a cookie or its URL.
 */
export function cacheKey(
  request: KeyedRequest,
  { pageParameters, isPersonal, routes }: CacheKeyOptions,
): string | undefined {
  if (!reads(request)) return undefined;
  const { url = '/', headers } = request;
  if (headers.authorization !== undefined || url.length > MAX_URL_LENGTH) return undefined;
  if (carriesSession(request)) return undefined;

  const queryStart = url.indexOf('?');
  const path = queryStart < 0 ? url : url.slice(0, queryStart);
  const query = queryStart < 0 ? '' : url.slice(queryStart + 1);
  if (routes.isCached(path)) return `api ${path}?${query}`;
  if (routes.isAtRoot(path)) return `api ${path}?lang=${feedLanguage(query)}`;
  if (isNoPage(path, routes) || isPersonal(path)) return undefined;
  const language = cookieLanguage(headers.cookie);
  return `page ${language} ${path}?${relevantQuery(query, pageParameters)}`;
}

/** Whether a cache key contains query parameters. */
export const hasQuery = (key: string): boolean => !key.endsWith('?');

/** The parameters of a query that change a page's HTML, sorted by their names. */
export function relevantQuery(query: string, parameters: ReadonlySet<string>): string {
  if (query === '') return '';
  const relevant = [...new URLSearchParams(query)].filter(([name]) => parameters.has(name));
  // A stable sort, so that the values of a repeated parameter stay in order.
  relevant.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return new URLSearchParams(relevant).toString();
}

/** The language of a feed: its parameter `lang` if given once, otherwise Croatian. */
export function feedLanguage(query: string): 'hr' | 'en' {
  const languages = new URLSearchParams(query).getAll('lang');
  return languages.length === 1 && languages[0] === 'en' ? 'en' : 'hr';
}

/** The language in the visitor's cookie: Croatian unless it is English. */
export function cookieLanguage(header: string | undefined): 'hr' | 'en' {
  return header !== undefined && /(?:^|;\s*)language=en(?:;|\s|$)/.test(header) ? 'en' : 'hr';
}
