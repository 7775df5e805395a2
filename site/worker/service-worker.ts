import { cachedPage, unsentPage } from './cached-pages';
import { ANY_VARIANT, ASSETS, PICTURES, put, removeOldCaches } from './caches';
import { HASHED, isPage, storePage } from './store-pages';

declare const self: ServiceWorkerGlobalScope;

const NO_PAGE = /^\/(?:api|admin)(?:\/|$)/;
const FILE = /^\/(?:assets|media|images)\/|^\/\w+\.svg$/;

/** Stores a page that the visitor came to without loading its document. */
async function visit(url: string): Promise<void> {
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin || NO_PAGE.test(pathname)) return;
  const response = await fetch(url);
  if (isPage(response)) await storePage(url, response);
}

async function answerPage(event: FetchEvent): Promise<Response> {
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

/** A form that its page's scripts did not send. */
async function answerForm({ request }: FetchEvent): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    return unsentPage(request.url);
  }
}

async function answerFile(event: FetchEvent): Promise<Response> {
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

async function takeOver(): Promise<void> {
  await removeOldCaches();
  // Absent in some browsers.
  const preload: NavigationPreloadManager | undefined = self.registration.navigationPreload;
  await preload?.enable();
  await self.clients.claim();
}

function answer(event: FetchEvent): void {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin || NO_PAGE.test(pathname)) return;
  if (method === 'POST' && mode === 'navigate') event.respondWith(answerForm(event));
  else if (method !== 'GET') return;
  else if (mode === 'navigate') event.respondWith(answerPage(event));
  else if (FILE.test(pathname)) event.respondWith(answerFile(event));
}

/** Caches visited pages, each with the language it is in, to be read without a connection. */
export function run(): void {
  self.addEventListener('install', () => void self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
  self.addEventListener('message', (event) => {
    event.waitUntil(visit(String(event.data)).catch(() => undefined));
  });
  self.addEventListener('fetch', answer);
}
