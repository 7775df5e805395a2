// Keeps visited pages, each with the language it is in, to be read again without a connection.
const PAGES = 'pages-1';
const ASSETS = 'assets-1';
const PICTURES = 'pictures-1';
const OFFLINE = 'offline-1';
/** How many answers each cache holds; the oldest go first. */
const MOST = { [PAGES]: 50, [ASSETS]: 300, [PICTURES]: 100, [OFFLINE]: 4 };
/** Stand in for a page that is not kept, and for the answer to a form. */
const UNKEPT = '/offline';
const UNSENT = '/offline/unsent';
const DAY_MS = 86_400_000;

const NO_PAGE = /^\/(?:api|admin)(?:\/|$)/;
/** Files whose address changes with their content. */
const HASHED = /^\/(?:assets|media)\//;
const FILE = /^\/(?:assets|media|images)\/|^\/\w+\.svg$/;
const FILES_OF_PAGE = /["( ](\/(?:assets|images)\/[^")\s\\?#]+)/g;
/** Pages that are nobody else's business: with a quick exit, or none that a search would show. */
const PRIVATE = /data-keep="never"|<meta name="robots" content="noindex/;
const MODULES = /<script id="late-scripts"[^]*?<\/script><script>[^]*?<\/script>/g;

const anyVariant = { ignoreVary: true };

function keyOf(address, language) {
  const url = new URL(address, location.origin);
  const { searchParams } = url;
  for (const name of [...searchParams.keys()]) {
    if (/^utm_|clid$/.test(name)) searchParams.delete(name);
  }
  searchParams.set('lang', language);
  searchParams.sort();
  url.hash = '';
  return url.href;
}

async function put(name, key, response) {
  const cache = await caches.open(name);
  await cache.delete(key, anyVariant);
  await cache.put(key, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, -MOST[name]).map((old) => cache.delete(old, anyVariant)));
}

const isPage = ({ ok, headers }) =>
  ok &&
  headers.get('content-type')?.startsWith('text/html') &&
  !headers.get('cache-control')?.includes('no-store');

async function keepFiles(html) {
  const paths = [...new Set([...html.matchAll(FILES_OF_PAGE)].map(([, path]) => path))];
  await Promise.allSettled(
    paths.map(async (path) => {
      if (await caches.match(path, anyVariant)) return;
      const response = await fetch(path);
      if (response.ok) await put(HASHED.test(path) ? ASSETS : PICTURES, path, response);
    }),
  );
}

async function keepOfflinePage(path, language) {
  const key = keyOf(path, language);
  const kept = await caches.match(key, { ...anyVariant, cacheName: OFFLINE });
  if (kept && Date.now() - Date.parse(kept.headers.get('date')) < DAY_MS) return;
  // Without credentials, so that the address does not become the visitor's choice of language.
  const response = await fetch(`${path}?lang=${language}`, { credentials: 'omit' });
  if (!isPage(response)) return;
  await keepFiles(await response.clone().text());
  await put(OFFLINE, key, response);
}

async function keep(address, response) {
  const html = await response.clone().text();
  const language = response.headers.get('content-language') ?? 'hr';
  if (!PRIVATE.test(html)) {
    await put(PAGES, keyOf(address, language), response);
    await keepFiles(html);
  }
  for (const path of [UNKEPT, UNSENT]) await keepOfflinePage(path, language);
}

/** Keeps a page the visitor came to without loading its document. */
async function visit(address) {
  const { origin, pathname } = new URL(address);
  if (origin !== location.origin || NO_PAGE.test(pathname)) return;
  const response = await fetch(address);
  if (isPage(response)) await keep(address, response);
}

/** The language asked for, or that of the page kept last; then the other. */
async function languagesFor(address) {
  const last = (await (await caches.open(PAGES)).keys()).at(-1);
  const first = [
    new URL(address).searchParams.get('lang'),
    (await self.cookieStore?.get('language').catch(() => null))?.value,
    last && new URL(last.url).searchParams.get('lang'),
  ].find((language) => language === 'hr' || language === 'en');
  return first === 'en' ? ['en', 'hr'] : ['hr', 'en'];
}

/** What is kept of an address, in the language that another asks for. */
async function find(cacheName, address, asked = address) {
  for (const language of await languagesFor(asked)) {
    const found = await caches.match(keyOf(address, language), { ...anyVariant, cacheName });
    if (found) return found;
  }
}

/** Nothing runs on these: they stand at addresses that are other pages'. */
const unscripted = (html) => html.replace(MODULES, '').replace('<html', '<html data-unscripted');

function changed({ headers }, html) {
  const own = new Headers(headers);
  for (const name of ['content-encoding', 'content-length', 'etag']) own.delete(name);
  return new Response(html, { headers: own });
}

/** List items that lead to the pages kept in a language. */
async function listOfKept(language) {
  const cache = await caches.open(PAGES);
  const items = [];
  for (const { url } of (await cache.keys()).reverse()) {
    const { pathname, search, searchParams } = new URL(url);
    if (searchParams.get('lang') !== language) continue;
    const html = await (await cache.match(url, anyVariant)).text();
    const title = /<title>(.*?)( · [^·]*)?<\/title>/.exec(html)?.[1];
    const query = search.replaceAll('&', '&amp;');
    if (title) items.push(`<li><a href="${pathname}${query}">${title}</a></li>`);
  }
  return items.join('');
}

async function fromMemory(address) {
  const page = await find(PAGES, address);
  if (page) {
    const html = await page.text();
    return changed(page, html.replace('<html', `<html data-kept="${page.headers.get('date')}"`));
  }
  const offline = await find(OFFLINE, UNKEPT, address);
  if (!offline) return Response.error();
  const list = await listOfKept(offline.headers.get('content-language'));
  const html = unscripted(await offline.text());
  return changed(
    offline,
    list ? html.replace(/ hidden=""( data-kept-pages.*?<ul[^>]*>)/, (_, to) => to + list) : html,
  );
}

async function page(event) {
  const { request } = event;
  try {
    const response = (await event.preloadResponse) ?? (await fetch(request));
    if (isPage(response)) event.waitUntil(keep(request.url, response.clone()));
    return response;
  } catch {
    return fromMemory(request.url);
  }
}

/** A form that its page's scripts did not send. */
async function form({ request }) {
  try {
    return await fetch(request);
  } catch {
    const unsent = await find(OFFLINE, UNSENT, request.url);
    return unsent ? changed(unsent, unscripted(await unsent.text())) : Response.error();
  }
}

async function file(event) {
  const { request } = event;
  const hashed = HASHED.test(new URL(request.url).pathname);
  const kept = await caches.match(request, anyVariant);
  if (kept && hashed) return kept;
  try {
    const response = await fetch(request);
    const name = request.url.includes('/assets/') ? ASSETS : PICTURES;
    if (response.status === 200) event.waitUntil(put(name, request.url, response.clone()));
    return response;
  } catch {
    return kept ?? Response.error();
  }
}

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    const old = (await caches.keys()).filter((name) => !(name in MOST));
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.registration.navigationPreload?.enable();
    await self.clients.claim();
  };
  event.waitUntil(tidy());
});

self.addEventListener('message', (event) => event.waitUntil(visit(event.data).catch(() => null)));

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (origin !== location.origin || NO_PAGE.test(pathname)) return;
  if (method === 'POST' && mode === 'navigate') event.respondWith(form(event));
  else if (method !== 'GET') return;
  else if (mode === 'navigate') event.respondWith(page(event));
  else if (FILE.test(pathname)) event.respondWith(file(event));
});
