import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { expect, test } from '../../../testing/fixtures';

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  html: string;
}

/** Sends a request with its target exactly as written, which browsers would normalize. */
function send(
  baseURL: string | undefined,
  target: string,
  { method = 'GET', headers = {}, body = '' }: RequestOptions = {},
): Promise<Answer> {
  const { hostname, port } = new URL(baseURL ?? '');
  return new Promise((resolve, reject) => {
    const length = body === '' ? {} : { 'Content-Length': Buffer.byteLength(body) };
    httpRequest(
      { hostname, port, path: target, method, headers: { ...headers, ...length } },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('end', () => {
          const html = Buffer.concat(chunks).toString('utf8');
          resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, html });
        });
      },
    )
      .on('error', reject)
      .end(body);
  });
}

const titleOf = ({ html }: Answer): string => /<title>([^<]*) – /.exec(html)?.[1] ?? '';

const FORMS = [
  '/contact',
  '/donate',
  '/newsletter',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/newsletter/preferences',
];

const URL_ENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=x';
const PART = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAna';
const NO_FORM = 'Ovo nije ispunjen obrazac';

for (const { what, type, body, origin, status, title } of [
  { what: 'that is no form', type: 'text/plain', body: 'a=1', status: 415, title: NO_FORM },
  { what: 'in JSON', type: 'application/json', body: '{}', status: 415, title: NO_FORM },
  {
    what: 'without a boundary',
    type: 'multipart/form-data',
    body: PART,
    status: 415,
    title: NO_FORM,
  },
  { what: 'that is cut off', type: MULTIPART, body: PART, status: 400, title: NO_FORM },
  {
    what: 'with too many fields',
    type: URL_ENCODED,
    body: 'name=Ana&'.repeat(20_000),
    status: 400,
    title: NO_FORM,
  },
  ...['http://zlo.example', 'null', 'not an origin'].map((from) => ({
    what: `of ${from}`,
    type: URL_ENCODED,
    body: 'name=Ana',
    origin: from,
    status: 403,
    title: 'Obrazac nije poslan s naše stranice',
  })),
]) {
  test(`a body ${what} is refused by every form, with an explanation`, async ({ baseURL }) => {
    const headers = { 'Content-Type': type, ...(origin === undefined ? {} : { Origin: origin }) };
    for (const form of FORMS) {
      const answer = await send(baseURL, form, { method: 'POST', headers, body });
      expect([form, answer.status, titleOf(answer)]).toEqual([form, status, title]);
    }
  });
}

test('both encodings of forms are read, and an explanation is in the language of the visitor', async ({
  baseURL,
}) => {
  for (const [type, body] of [
    [URL_ENCODED, 'name=Ana'],
    [MULTIPART, `${PART}\r\n--x--\r\n`],
  ] as const) {
    const headers = { 'Content-Type': type };
    const answer = await send(baseURL, '/contact', { method: 'POST', headers, body });
    expect([type, answer.status]).toEqual([type, 400]);
    expect(answer.html).toContain('value="Ana"');
  }
  const headers = { Cookie: 'language=en' };
  const refused = await send(baseURL, '/contact', { method: 'POST', headers });
  expect([refused.status, titleOf(refused)]).toEqual([415, 'This is not a filled-in form']);
  const moved = await send(baseURL, '/newsletter/', { method: 'POST', body: 'email=x' });
  expect(moved.status).not.toBe(301);
});

test('a page answers other methods with 405 and its allowed methods', async ({ baseURL }) => {
  const READ = 'GET, HEAD, OPTIONS';
  for (const [path, allow] of [
    ['/', READ],
    ['/blog/terapija-opustanja', READ],
    ['/robots.txt', READ],
    ['/favicon.svg', READ],
    ['/admin/login', READ],
    ['/contact', 'GET, HEAD, POST, OPTIONS'],
    ['/newsletter', 'GET, HEAD, POST, OPTIONS'],
  ] as const) {
    for (const method of ['PUT', 'DELETE', 'TRACE', ...(allow === READ ? ['POST'] : [])]) {
      const answer = await send(baseURL, path, { method });
      const { status, headers, html } = answer;
      expect([method, path, status, headers.allow]).toEqual([method, path, 405, allow]);
      expect(titleOf(answer)).toBe('Ovamo se ništa ne može poslati');
      expect(html).not.toMatch(/route|action|Error:/);
    }
    const { status, headers } = await send(baseURL, path, { method: 'OPTIONS' });
    expect([path, status, headers.allow]).toEqual([path, 204, allow]);
  }
  const feed = await send(baseURL, '/feed.xml', { method: 'POST' });
  expect([feed.status, feed.headers.allow]).toEqual([405, 'GET, HEAD']);
  const { status, headers } = await send(baseURL, '*', { method: 'OPTIONS' });
  const all = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';
  expect([status, headers.allow]).toEqual([204, all]);
});

test('an unknown path is not found, with any method and however it is written', async ({
  baseURL,
}) => {
  for (const path of [
    '/nema',
    '/nema/me/ovdje',
    '/.env',
    '/__proto__',
    '/constructor',
    '/blog/__proto__',
    '/blog/a/b',
    '/blog/%00',
    '/blog/%E0%A4%A',
    '/%E0%A4%A',
    '/%',
  ]) {
    for (const language of ['hr', 'en']) {
      const headers = { Cookie: `language=${language}` };
      const { status, html } = await send(baseURL, path, { headers });
      expect([path, status]).toEqual([path, 404]);
      expect(html).toContain(`<html lang="${language}"`);
      expect(html).toMatch(/<header[^]*<h1[^]*<footer/);
    }
    const method = 'POST';
    const expected = path.startsWith('/blog/') && !path.includes('%') ? [404, 405] : [404];
    expect(expected, path).toContain((await send(baseURL, path, { method })).status);
  }
});

test('unexpected query values cause no server error, and no control character', async ({
  baseURL,
}) => {
  const values = ['__proto__', 'constructor', '%00', '%01a', '%ff', 'a'.repeat(9000)];
  const paths = ['/', '/blog', '/search', '/events', '/projects', '/donate', '/newsletter/confirm'];
  const queries = ['lang', 'tab', 'q', 'category', 'token'].flatMap((name) =>
    values.map((value) => `${name}=${value}`),
  );
  for (const query of [...queries, 'category[]=', 'q=a&q=b']) {
    for (const path of paths) {
      const { status, html } = await send(baseURL, `${path}?${query}`);
      const isClean = status < 500 && !/[^\P{Cc}\t\n\r]/u.test(html);
      expect([path, query.slice(0, 20), isClean]).toEqual([path, query.slice(0, 20), true]);
    }
  }
});

test('no answer contains the host of the request', async ({ baseURL }) => {
  const headers = {
    Host: 'drugdje.example',
    'X-Forwarded-Host': 'drugdje.example',
    'X-Forwarded-Proto': 'https',
    Forwarded: 'host=drugdje.example',
  };
  for (const path of [
    '/',
    '/blog?q=opuštanje',
    '/blog/terapija-opustanja',
    '/contact',
    '/nema',
    '/About/',
    '/sitemap.xml',
    '/robots.txt',
    '/feed.xml',
    '/events.ics',
    '/site.webmanifest',
    '/admin',
    '/api/blog',
    '/api/nema',
    '/api/docs-json',
    '/api/settings',
    '/documents/nema.pdf',
  ]) {
    const answer = await send(baseURL, encodeURI(path), { headers });
    expect([path, answer.status < 500]).toEqual([path, true]);
    expect(JSON.stringify(answer.headers) + answer.html).not.toContain('drugdje');
  }
});

test('the service worker is not cached, and may only load from this origin', async ({
  baseURL,
}) => {
  const { headers } = await send(baseURL, '/service-worker.js');
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'self'",
    'content-type': expect.stringContaining('javascript'),
  });
});

test('the language is that of the URL, else of the cookie, and Croatian whatever the browser prefers', async ({
  baseURL,
}) => {
  for (const [path, cookie, expected, stored] of [
    ['/newsletter', undefined, 'hr', undefined],
    ['/newsletter?lang=de', undefined, 'hr', undefined],
    ['/newsletter', 'language=en', 'en', undefined],
    ['/newsletter?lang=hr', 'language=en', 'hr', /^language=hr; Path=\/; Max-Age=31536000/],
    ['/newsletter?lang=en', undefined, 'en', /^language=en; /],
  ] as const) {
    const headers = { 'Accept-Language': 'en-GB,en', ...(cookie ? { Cookie: cookie } : {}) };
    const answer = await send(baseURL, path, { headers });
    expect(answer.html).toContain(`<html lang="${expected}"`);
    const [own] = answer.headers['set-cookie'] ?? [];
    if (stored === undefined) expect([path, own]).toEqual([path, undefined]);
    else expect(own).toMatch(stored);
  }
});
