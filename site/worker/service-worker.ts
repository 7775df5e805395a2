import { cachedPage, unsentPage } from './cached-pages';
import { ANY_VARIANT, ASSETS, PICTURES, put, removeOldCaches } from './caches';
import { HASHED, isPage, storePage } from './store-pages';

declare const self: ServiceWorkerGlobalScope;

const NOT_A_PAGE = /^\/(?:api|admin)(?:\/|$)/;
const FILE = /^\/(?:assets|media|images)\/|^\/\w+\.svg$/;

/** Stores a page that was opened by a navigation within the site, without its document. */
async function cacheVisited(url: string): Promise<void> {
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin || NOT_A_PAGE.test(pathname)) return;
  const response = await fetch(url);
  if (isPage(response)) await storePage(url, response);
}

async function respondWithPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  try {
    const preloaded: Response | undefined = await event.preloadResponse;
    const response = preloaded ?? (await fetch(request));
    if (isPage(response)) event.waitUntil(storePage(request.url, response.clone()));
    return response;
  } catch {
    return cachedPage(request.url);
  }
}

/** Answers a form that was sent without scripts. */
async function respondToForm({ request }: FetchEvent): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return unsentPage(request.url);
  }
}

async function respondWithFile(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const hashed = HASHED.test(new URL(request.url).pathname);
  const cached = await caches.match(request, ANY_VARIANT);
  if (cached && hashed) return cached;
  try {
    const response = await fetch(request);
    const name = request.url.includes('/assets/') ? ASSETS : PICTURES;
    if (response.status === 200) event.waitUntil(put(name, request.url, response.clone()));
    return response;
  } catch {
    return cached ?? Response.error();
  }
}

async function activate(): Promise<void> {
  await removeOldCaches();
  // Undefined in some browsers.
  const preload: NavigationPreloadManager | undefined = self.registration.navigationPreload;
  await preload?.enable();
  await self.clients.claim();
}

function respond(event: FetchEvent): void {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin || NOT_A_PAGE.test(pathname)) return;
  if (method === 'POST' && mode === 'navigate') event.respondWith(respondToForm(event));
  else if (method !== 'GET') return;
  else if (mode === 'navigate') event.respondWith(respondWithPage(event));
  else if (FILE.test(pathname)) event.respondWith(respondWithFile(event));
}

/** Caches visited pages, by URL and language, so that they can be read without a connection. */
export function run(): void {
  self.addEventListener('install', () => void self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(activate()));
  self.addEventListener('message', (event) => {
    event.waitUntil(cacheVisited(String(event.data)).catch(() => undefined));
  });
  self.addEventListener('fetch', respond);
}
