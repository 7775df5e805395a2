import { CACHING, NEVER_CACHED } from '../app/delivery/markers';
import { ANY_VARIANT, ASSETS, keyOf, OFFLINE, PAGES, PICTURES, put } from './caches';

/** Stands in for a page that is not cached. */
export const OFFLINE_PAGE = '/offline';
/** Stands in for the answer to a form. */
export const UNSENT_PAGE = '/offline/unsent';

const DAY_MS = 86_400_000;

/** Files whose URL changes with their content. */
export const HASHED = /^\/(?:assets|media)\//;

const FILES_OF_PAGE = /["( ](\/(?:assets|images)\/[^")\s\\?#]+)/g;

/** What pages hold that are nobody else's business: with a quick exit, or hidden from searches. */
const PRIVATE = [`${CACHING}="${NEVER_CACHED}"`, '<meta name="robots" content="noindex'];

/** Whether an answer is a page that was not made for one visitor alone. */
export const isPage = ({ ok, headers }: Response): boolean =>
  ok &&
  headers.get('content-type')?.startsWith('text/html') === true &&
  headers.get('cache-control')?.includes('no-store') !== true;

async function storeFiles(html: string): Promise<void> {
  const paths = new Set([...html.matchAll(FILES_OF_PAGE)].map(([, path = '']) => path));
  await Promise.allSettled(
    [...paths].map(async (path) => {
      if (await caches.match(path, ANY_VARIANT)) return;
      const response = await fetch(path);
      if (response.ok) await put(HASHED.test(path) ? ASSETS : PICTURES, path, response);
    }),
  );
}

async function storeOfflinePage(path: string, language: string): Promise<void> {
  const key = keyOf(path, language);
  const cached = await caches.match(key, { ...ANY_VARIANT, cacheName: OFFLINE });
  if (cached && Date.now() - Date.parse(cached.headers.get('date') ?? '') < DAY_MS) return;
  // Without credentials, so that the URL does not become the visitor's choice of language.
  const response = await fetch(`${path}?lang=${language}`, { credentials: 'omit' });
  if (!isPage(response)) return;
  await storeFiles(await response.clone().text());
  await put(OFFLINE, key, response);
}

/** Stores a page with its files, and the offline pages in its language. */
export async function storePage(url: string, response: Response): Promise<void> {
  const html = await response.clone().text();
  const language = response.headers.get('content-language') ?? 'hr';
  if (!PRIVATE.some((mark) => html.includes(mark))) {
    await put(PAGES, keyOf(url, language), response);
    await storeFiles(html);
  }
  for (const path of [OFFLINE_PAGE, UNSENT_PAGE]) await storeOfflinePage(path, language);
}
