/** Visited pages, each with the language it is in. */
export const PAGES = 'pages-1';
/** Files whose URL changes with their content. */
export const ASSETS = 'assets-1';
/** Pictures whose URL stays the same. */
export const PICTURES = 'pictures-1';
/** The pages that are shown without a connection in place of others. */
export const OFFLINE = 'offline-2';

/** The most entries of each cache; the oldest are removed first. */
export const LIMITS: Readonly<Record<string, number>> = {
  [PAGES]: 50,
  [ASSETS]: 300,
  [PICTURES]: 100,
  [OFFLINE]: 4,
};

/** Ignores `Vary`, because the language of a page is in its key. */
export const ANY_VARIANT = { ignoreVary: true };

/** The cache key of a page: its URL with its language and without campaign parameters. */
export function keyOf(pageUrl: string, language: string): string {
  const url = new URL(pageUrl, location.origin);
  const { searchParams } = url;
  for (const name of [...searchParams.keys()]) {
    if (/^utm_|clid$/.test(name)) searchParams.delete(name);
  }
  searchParams.set('lang', language);
  searchParams.sort();
  url.hash = '';
  return url.href;
}

/** Stores an answer as the newest of its cache, within the cache's limit. */
export async function put(name: string, key: string, response: Response): Promise<void> {
  const cache = await caches.open(name);
  await cache.delete(key, ANY_VARIANT);
  await cache.put(key, response);
  const keys = await cache.keys();
  const oldest = keys.slice(0, -(LIMITS[name] ?? 0));
  await Promise.all(oldest.map((old) => cache.delete(old, ANY_VARIANT)));
}

/** Removes caches of earlier versions of the worker. */
export async function removeOldCaches(): Promise<void> {
  const old = (await caches.keys()).filter((name) => !(name in LIMITS));
  await Promise.all(old.map((name) => caches.delete(name)));
}
