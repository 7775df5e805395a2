import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { expect, test } from '../../../testing/fixtures';

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

interface Response {
  status: number;
  headers: IncomingHttpHeaders;
  html: string;
}

/** Sends a request with its target exactly as written, which browsers would normalize. */
function send(
  baseURL: string | undefined,
  target: string,
  options: RequestOptions = {},
): Promise<Response> {
  const { hostname, port } = new URL(baseURL ?? '');
  const { method = 'GET', headers = {}, body = '' } = options;
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

const titleOf = ({ html }: Response): string => /<title>([^<]*)/.exec(html)?.[1] ?? '';

const FORMS = [
  '/contact',
  '/donate',
  '/newsletter',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/newsletter/preferences',
];

const NO_FORM = 'Ovo nije ispunjen obrazac – Kvaliteta življenja';
const NOTHING_TO_SEND = 'Ovamo se ništa ne može poslati – Kvaliteta življenja';

test('a body that is not a form is rejected with an explanation', async ({ baseURL }) => {
  const types: (string | undefined)[] = [
    'text/plain',
    'application/json',
    'multipart/form-data',
    'nonsense',
    '',
    undefined,
  ];
  for (const form of FORMS) {
    for (const type of types) {
      const headers: Record<string, string> = type === undefined ? {} : { 'Content-Type': type };
      const response = await send(baseURL, form, { method: 'POST', headers, body: 'a=1' });
      expect([form, type, response.status, titleOf(response)]).toEqual([form, type, 415, NO_FORM]);
    }
  }
  const empty = await send(baseURL, '/contact', { method: 'POST' });
  expect([empty.status, titleOf(empty)]).toEqual([415, NO_FORM]);
  const english = await send(baseURL, '/contact?lang=en', {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: 'x',
  });
  expect(titleOf(english)).toBe('This is not a filled-in form – Kvaliteta življenja');
});

test('a form that another site sent is rejected', async ({ baseURL }) => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const title = 'Obrazac nije poslan s naše stranice – Kvaliteta življenja';
  for (const origin of ['http://zlo.example', 'null', 'not an origin']) {
    const sent = { method: 'POST', headers: { ...headers, Origin: origin }, body: 'name=Ana' };
    const response = await send(baseURL, '/contact', sent);
    expect([origin, response.status, titleOf(response)]).toEqual([origin, 403, title]);
  }
});

test('a truncated form is rejected', async ({ baseURL }) => {
  for (const form of FORMS) {
    const response = await send(baseURL, form, {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na',
    });
    expect([form, response.status, titleOf(response)]).toEqual([form, 400, NO_FORM]);
  }
});

test('a form with too many fields is rejected', async ({ baseURL }) => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const response = await send(baseURL, '/contact', {
    method: 'POST',
    headers,
    body: 'name=Ana&'.repeat(20_000),
  });
  expect([response.status, titleOf(response)]).toEqual([400, NO_FORM]);
});

test('both encodings of forms are read', async ({ baseURL }) => {
  const bodies: Record<string, string> = {
    'application/x-www-form-urlencoded': 'name=Ana',
    'multipart/form-data; boundary=x':
      '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAna\r\n--x--\r\n',
  };
  for (const [type, body] of Object.entries(bodies)) {
    const headers = { 'Content-Type': type };
    const response = await send(baseURL, '/contact', { method: 'POST', headers, body });
    expect([type, response.status]).toEqual([type, 400]);
    expect(response.html).toContain('value="Ana"');
  }
});

test('a page answers other methods with 405 and its allowed methods', async ({ baseURL }) => {
  for (const [path, allow] of [
    ['/', 'GET, HEAD, OPTIONS'],
    ['/about', 'GET, HEAD, OPTIONS'],
    ['/blog/terapija-opustanja', 'GET, HEAD, OPTIONS'],
    ['/robots.txt', 'GET, HEAD, OPTIONS'],
    ['/favicon.svg', 'GET, HEAD, OPTIONS'],
    ['/admin', 'GET, HEAD, OPTIONS'],
    ['/admin/login', 'GET, HEAD, OPTIONS'],
    ['/contact', 'GET, HEAD, POST, OPTIONS'],
    ['/newsletter', 'GET, HEAD, POST, OPTIONS'],
  ] as const) {
    for (const method of [
      'PUT',
      'PATCH',
      'DELETE',
      'TRACE',
      ...(/P/.test(allow) ? [] : ['POST']),
    ]) {
      const { status, headers, html } = await send(baseURL, path, { method });
      expect([method, path, status, headers.allow]).toEqual([method, path, 405, allow]);
      expect(html).toContain(NOTHING_TO_SEND);
      expect(html).not.toMatch(/route|action|Error:/);
    }
    const { status, headers } = await send(baseURL, path, { method: 'OPTIONS' });
    expect([path, status, headers.allow]).toEqual([path, 204, allow]);
  }
  const english = await send(baseURL, '/about', {
    method: 'POST',
    headers: { Cookie: 'language=en' },
  });
  expect(titleOf(english)).toBe('Nothing can be sent here – Kvaliteta življenja');
});

test('feeds allow only GET and HEAD', async ({ baseURL }) => {
  const { status, headers } = await send(baseURL, '/feed.xml', { method: 'POST' });
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('an unknown path is not found with any method', async ({ baseURL }) => {
  for (const path of [
    '/nema',
    '/__proto__',
    '/constructor',
    '/blog/__proto__',
    '/blog/categories',
    '/hasownproperty',
  ]) {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']) {
      const writes = method !== 'GET' && path.startsWith('/blog/');
      const response = await send(baseURL, path, { method });
      const expected = !writes ? 404 : method === 'OPTIONS' ? 204 : 405;
      expect([method, path, response.status]).toEqual([method, path, expected]);
    }
    const { html } = await send(baseURL, path);
    expect(html).toContain('<header');
    expect(html).toContain('<footer');
  }
});

test('unexpected query values cause no server error, and no control character', async ({
  baseURL,
}) => {
  const values = ['__proto__', 'constructor', '%00', '%01a', '%ff', 'a'.repeat(9000)];
  for (const name of ['lang', 'tab', 'q', 'category', 'token']) {
    for (const value of values) {
      for (const path of [
        '/',
        '/blog',
        '/search',
        '/events',
        '/projects',
        '/donate',
        '/newsletter/confirm',
      ]) {
        const { status, html } = await send(baseURL, `${path}?${name}=${value}`);
        const isClean = status < 500 && !/[^\P{Cc}\t\n\r]/u.test(html);
        expect([path, name, value.slice(0, 20), isClean]).toEqual([
          path,
          name,
          value.slice(0, 20),
          true,
        ]);
      }
    }
  }
});

test('a request target in absolute form is answered by its path, for any host', async ({
  baseURL,
}) => {
  const plain = await send(baseURL, '/about');
  for (const target of [
    `${baseURL ?? ''}/about`,
    'http://drugdje.example/about',
    'HTTPS://x/about',
  ]) {
    const response = await send(baseURL, target);
    expect([target, response.status, titleOf(response)]).toEqual([target, 200, titleOf(plain)]);
    expect(response.html).not.toContain('drugdje.example');
  }
  expect((await send(baseURL, 'http://drugdje.example')).status).toBe(200);
  expect((await send(baseURL, 'http://drugdje.example/api/health')).status).toBe(200);
  expect((await send(baseURL, 'http://drugdje.example/__proto__')).status).toBe(404);
});

test('OPTIONS * is answered with the methods of the server', async ({ baseURL }) => {
  const { status, headers } = await send(baseURL, '*', { method: 'OPTIONS' });
  expect(status).toBe(204);
  expect(headers.allow).toBe('GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS');
  expect((await send(baseURL, '*')).status).toBe(404);
});

test('no response contains the host of the request', async ({ baseURL }) => {
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
    const response = await send(baseURL, encodeURI(path), { headers });
    expect([path, response.status < 500]).toEqual([path, true]);
    expect(JSON.stringify(response.headers) + response.html).not.toContain('drugdje');
  }
});
