import { CACHED_AT, CACHED_PAGES, UNSCRIPTED } from '../app/delivery/markers';
import { ANY_VARIANT, keyOf, OFFLINE, PAGES } from './caches';
import { OFFLINE_PAGE, UNSENT_PAGE } from './store-pages';

declare const self: ServiceWorkerGlobalScope;

/** The language asked for, or that of the page stored last; then the other. */
async function languagesFor(url: string): Promise<string[]> {
  const last = (await (await caches.open(PAGES)).keys()).at(-1);
  // Absent in some browsers.
  const cookies: CookieStore | undefined = self.cookieStore;
  const first = [
    new URL(url).searchParams.get('lang'),
    (await cookies?.get('language').catch(() => null))?.value,
    last && new URL(last.url).searchParams.get('lang'),
  ].find((language) => language === 'hr' || language === 'en');
  return first === 'en' ? ['en', 'hr'] : ['hr', 'en'];
}

/** What is cached of a URL, in the language that the URL asked for means. */
async function find(cacheName: string, url: string, asked = url): Promise<Response | undefined> {
  for (const language of await languagesFor(asked)) {
    const found = await caches.match(keyOf(url, language), { ...ANY_VARIANT, cacheName });
    if (found) return found;
  }
  return undefined;
}

/** The page with an attribute on its root element. */
const marked = (html: string, attribute: string): string =>
  html.replace('<html', `<html ${attribute}`);

function changed({ headers }: Response, html: string): Response {
  const own = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'etag']) own.delete(name);
  return new Response(html, { headers: own });
}

/** List items that lead to the pages cached in a language, the newest first. */
async function listOfPages(language: string | null): Promise<string> {
  const cache = await caches.open(PAGES);
  const items: string[] = [];
  for (const { url } of [...(await cache.keys())].reverse()) {
    const { pathname, search, searchParams } = new URL(url);
    if (searchParams.get('lang') !== language) continue;
    const html = (await (await cache.match(url, ANY_VARIANT))?.text()) ?? '';
    const title = /<title>(.*?)( · [^·]*)?<\/title>/.exec(html)?.[1];
    const query = search.replaceAll('&', '&amp;');
    if (title) items.push(`<li><a href="${pathname}${query}">${title}</a></li>`);
  }
  return items.join('');
}

/** Shows the section of the offline page that lists the cached pages. */
function withList(html: string, list: string): string {
  const section = new RegExp(` hidden=""( ${CACHED_PAGES}.*?<ul[^>]*>)`);
  return list === '' ? html : html.replace(section, (_, opening: string) => opening + list);
}

/** A page as it was visited, else the offline page, which stands at URLs that are other pages'. */
export async function cachedPage(url: string): Promise<Response> {
  const page = await find(PAGES, url);
  if (page) {
    const sentAt = page.headers.get('date') ?? '';
    return changed(page, marked(await page.text(), `${CACHED_AT}="${sentAt}"`));
  }
  const offline = await find(OFFLINE, OFFLINE_PAGE, url);
  if (!offline) return Response.error();
  const list = await listOfPages(offline.headers.get('content-language'));
  return changed(offline, withList(marked(await offline.text(), UNSCRIPTED), list));
}

/** Says that a form was not sent. */
export async function unsentPage(url: string): Promise<Response> {
  const unsent = await find(OFFLINE, UNSENT_PAGE, url);
  return unsent ? changed(unsent, marked(await unsent.text(), UNSCRIPTED)) : Response.error();
}
