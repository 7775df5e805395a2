import { CACHING, NEVER_CACHED } from '../app/delivery/markers';
import { ANY_VARIANT, ASSETS, keyOf, OFFLINE, PAGES, PICTURES, put } from './caches';

/** Shown instead of a page that is not cached. */
export const OFFLINE_PAGE = '/offline';
/** Shown instead of the answer to a form. */
export const UNSENT_PAGE = '/offline/unsent';

const DAY_MS = 86_400_000;

/** Files whose URL changes with their content. */
export const HASHED = /^\/(?:assets|media)\//;

/**
 * URLs of files in the HTML of a page: in attributes, `srcset`, `url()` of inlined style sheets and
 * JSON. Text that only looks like one costs a request that fails.
 */
const FILES_OF_PAGE = /["( ](\/(?:assets|images)\/[^")\s\\?#]+)/g;

/** Parts of the HTML of private pages: those with a quick exit, and those hidden from searches. */
const PRIVATE_MARKERS = [`${CACHING}="${NEVER_CACHED}"`, '<meta name="robots" content="noindex'];

/** Whether a response is a page that may be stored. */
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
  // Without credentials, so that the response does not change the visitor's language cookie.
  const response = await fetch(`${path}?lang=${language}`, { credentials: 'omit' });
  if (!isPage(response)) return;
  await storeFiles(await response.clone().text());
  await put(OFFLINE, key, response);
}

/** Stores a page with its files, and the offline pages in its language. */
export async function storePage(url: string, response: Response): Promise<void> {
  const html = await response.clone().text();
  const language = response.headers.get('content-language') ?? 'hr';
  if (!PRIVATE_MARKERS.some((marker) => html.includes(marker))) {
    await put(PAGES, keyOf(url, language), response);
    await storeFiles(html);
  }
  for (const path of [OFFLINE_PAGE, UNSENT_PAGE]) await storeOfflinePage(path, language);
}
