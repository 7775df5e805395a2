import type { RequestHandler } from 'express';

/** Characters that no path of the site holds, and that databases and browsers reject. */
// eslint-disable-next-line no-control-regex -- these are what it looks for
const NO_LETTER = /[\0-\x1f\x7f\ufffd]/;

/**
 * Decodes characters that need no percent-encoding (RFC 3986 section 6.2.2.2), except dots, which
 * would become path segments such as `..`.
 */
function plain(encoded: string): string {
  const character = String.fromCharCode(parseInt(encoded.slice(1), 16));
  return /[\w~-]/.test(character) ? character.toLowerCase() : encoded;
}

/**
 * The canonical form of a page's URL, or undefined when the URL is canonical already: single
 * slashes, none at the end, lower case, nothing percent-encoded that need not be, and the query as
 * it was. It begins with exactly one slash, so it never names another host.
 *
 * @param url path and query as they were requested
 */
export function canonicalUrl(url: string): string | undefined {
  if (!/^[/\\]/.test(url)) return undefined;
  const mark = url.indexOf('?');
  const path = mark < 0 ? url : url.slice(0, mark);
  const tidy = path
    .replace(/[/\\]+/g, '/')
    .replace(/(?<=.)\/$/, '')
    .replace(/%[0-9a-f]{2}|[A-Z]+/gi, (part) =>
      part[0] === '%' ? plain(part) : part.toLowerCase(),
    );
  return tidy === path ? undefined : tidy + (mark < 0 ? '' : url.slice(mark));
}

/** Whether a path can be decoded: its percent-encoding is UTF-8 (RFC 3986 section 2.5). */
export function isReadable(url: string): boolean {
  try {
    return !NO_LETTER.test(decodeURIComponent(url.split('?', 1)[0] ?? ''));
  } catch {
    return false;
  }
}

/** Redirects reads of any other spelling to the canonical URL (301), and passes the rest on. */
export function redirectToCanonicalUrl(page: RequestHandler): RequestHandler {
  return (request, response, next) => {
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const tidy = reads && isReadable(request.url) ? canonicalUrl(request.url) : undefined;
    if (tidy === undefined) {
      page(request, response, next);
      return;
    }
    response.writeHead(301, { Location: tidy, 'Cache-Control': 'public, max-age=3600' }).end();
  };
}
