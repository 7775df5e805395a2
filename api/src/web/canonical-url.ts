import type { RequestHandler } from 'express';
import { reads } from '../http/reads.js';

/** Characters that no path of the site contains, and that databases and browsers reject. */
// eslint-disable-next-line no-control-regex -- the pattern matches control characters
const INVALID_CHARACTERS = /[\0-\x1f\x7f\ufffd]/;

/**
 * Decodes characters that need no percent-encoding (RFC 3986 section 6.2.2.2), except dots, which
 * would become path segments such as `..`.
 */
function decodeUnreserved(encoded: string): string {
  const character = String.fromCharCode(parseInt(encoded.slice(1), 16));
  return /[\w~-]/.test(character) ? character.toLowerCase() : encoded;
}

/**
 * The canonical form of a page's URL, or undefined when the URL is canonical already: single
 * slashes, none at the end, lower case, no unnecessary percent-encoding, and an unchanged query. It
 * begins with exactly one slash, so it never names another host.
 *
 * @param url path and query as requested
 */
export function canonicalUrl(url: string): string | undefined {
  if (!/^[/\\]/.test(url)) return undefined;
  const queryStart = url.indexOf('?');
  const path = queryStart < 0 ? url : url.slice(0, queryStart);
  const canonical = path
    .replace(/[/\\]+/g, '/')
    .replace(/(?<=.)\/$/, '')
    .replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) =>
      part[0] === '%' ? decodeUnreserved(part) : part.toLowerCase(),
    );
  return canonical === path ? undefined : canonical + (queryStart < 0 ? '' : url.slice(queryStart));
}

/** Whether a path can be decoded: its percent-encoding is UTF-8 (RFC 3986 section 2.5). */
export function isReadable(url: string): boolean {
  try {
    return !INVALID_CHARACTERS.test(decodeURIComponent(url.split('?', 1)[0] ?? ''));
  } catch {
    return false;
  }
}

/** Redirects reads of other spellings to the canonical URL (301), and passes the rest to `page`. */
export function redirectToCanonicalUrl(page: RequestHandler): RequestHandler {
  return (request, response, next) => {
    const canonical =
      reads(request) && isReadable(request.url) ? canonicalUrl(request.url) : undefined;
    if (canonical === undefined) {
      page(request, response, next);
      return;
    }
    response.writeHead(301, { Location: canonical, 'Cache-Control': 'public, max-age=3600' }).end();
  };
}
