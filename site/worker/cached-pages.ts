import { CACHED_AT, CACHED_PAGES, UNSCRIPTED } from '../app/delivery/markers';
import { ANY_VARIANT, keyOf, OFFLINE, PAGES } from './caches';
import { OFFLINE_PAGE, UNSENT_PAGE } from './store-pages';

declare const self: ServiceWorkerGlobalScope;

/** The languages in order of preference: of the URL, of the cookie, of the page stored last. */
async function languagesFor(url: string): Promise<string[]> {
  const last = (await (await caches.open(PAGES)).keys()).at(-1);
  // Undefined in some browsers.
  const cookies: CookieStore | undefined = self.cookieStore;
  const first = [
    new URL(url).searchParams.get('lang'),
    (await cookies?.get('language').catch(() => null))?.value,
    last && new URL(last.url).searchParams.get('lang'),
  ].find((language) => language === 'hr' || language === 'en');
  return first === 'en' ? ['en', 'hr'] : ['hr', 'en'];
}

/** The cached page of a URL, in the preferred language for the requested URL. */
async function find(
  cacheName: string,
  url: string,
  requestedUrl = url,
): Promise<Response | undefined> {
  for (const language of await languagesFor(requestedUrl)) {
    const found = await caches.match(keyOf(url, language), { ...ANY_VARIANT, cacheName });
    if (found) return found;
  }
  return undefined;
}

/** Adds an attribute to the root element of a page; React renders `<html` once, in lower case. */
const withAttribute = (html: string, attribute: string): string =>
  html.replace('<html', `<html ${attribute}`);

function copyWith({ headers }: Response, html: string): Response {
  const own = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'etag']) own.delete(name);
  return new Response(html, { headers: own });
}

/** The title of a page. React renders `<title>` without attributes and with `<` escaped. */
const TITLE = /<title>(.*?)( · [^·]*)?<\/title>/;

/** The section of the offline page, in the order in which React renders its attributes. */
const SECTION = new RegExp(` hidden=""( ${CACHED_PAGES}.*?<ul[^>]*>)`);

/**
 * List items with links to the pages that are cached in a language, newest first. Service workers
 * have no HTML parser, so titles are read by a regular expression; they are inserted as HTML again
 * and stay escaped.
 */
async function listOfPages(language: string | null): Promise<string> {
  const cache = await caches.open(PAGES);
  const items: string[] = [];
  for (const { url } of [...(await cache.keys())].reverse()) {
    const { pathname, search, searchParams } = new URL(url);
    if (searchParams.get('lang') !== language) continue;
    const html = (await (await cache.match(url, ANY_VARIANT))?.text()) ?? '';
    const title = TITLE.exec(html)?.[1];
    const query = search.replaceAll('&', '&amp;');
    if (title) items.push(`<li><a href="${pathname}${query}">${title}</a></li>`);
  }
  return items.join('');
}

/** Shows the section of the offline page that lists the cached pages. */
function withList(html: string, list: string): string {
  return list === '' ? html : html.replace(SECTION, (_, opening: string) => opening + list);
}

/** The cached page of a URL, else the offline page. */
export async function cachedPage(url: string): Promise<Response> {
  const page = await find(PAGES, url);
  if (page) {
    const sentAt = page.headers.get('date') ?? '';
    return copyWith(page, withAttribute(await page.text(), `${CACHED_AT}="${sentAt}"`));
  }
  const offline = await find(OFFLINE, OFFLINE_PAGE, url);
  if (!offline) return Response.error();
  const list = await listOfPages(offline.headers.get('content-language'));
  return copyWith(offline, withList(withAttribute(await offline.text(), UNSCRIPTED), list));
}

/** The page that answers a form that could not be sent. */
export async function unsentPage(url: string): Promise<Response> {
  const unsent = await find(OFFLINE, UNSENT_PAGE, url);
  return unsent
    ? copyWith(unsent, withAttribute(await unsent.text(), UNSCRIPTED))
    : Response.error();
}
