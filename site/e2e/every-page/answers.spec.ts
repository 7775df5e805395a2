import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { expect, test } from '../../../testing/fixtures';

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  html: string;
}

/** Sends a request with its target exactly as written, which browsers would mend. */
function ask(baseURL: string | undefined, target: string, sent: Sent = {}): Promise<Answer> {
  const { hostname, port } = new URL(baseURL ?? '');
  const { method = 'GET', headers = {}, body = '' } = sent;
  return new Promise((resolve, reject) => {
    const length = body === '' ? {} : { 'Content-Length': Buffer.byteLength(body) };
    httpRequest(
      { hostname, port, path: target, method, headers: { ...headers, ...length } },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const html = Buffer.concat(chunks).toString('utf8');
          resolve({ status: response.statusCode ?? 0, headers: response.headers, html });
        });
      },
    )
      .on('error', reject)
      .end(body);
  });
}

const titleOf = ({ html }: Answer): string => /<title>([^<]*)/.exec(html)?.[1] ?? '';

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

test('a form that is sent something else says so', async ({ baseURL }) => {
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
      const answer = await ask(baseURL, form, { method: 'POST', headers, body: 'a=1' });
      expect([form, type, answer.status, titleOf(answer)]).toEqual([form, type, 415, NO_FORM]);
    }
  }
  const empty = await ask(baseURL, '/contact', { method: 'POST' });
  expect([empty.status, titleOf(empty)]).toEqual([415, NO_FORM]);
  const english = await ask(baseURL, '/contact?lang=en', {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body: 'x',
  });
  expect(titleOf(english)).toBe('This is not a filled-in form – Kvaliteta življenja');
});

test('a form cut short is refused', async ({ baseURL }) => {
  for (const form of FORMS) {
    const answer = await ask(baseURL, form, {
      method: 'POST',
      headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      body: '--x\r\nContent-Disposition: form-data; name="email"\r\n\r\na',
    });
    expect([form, answer.status, titleOf(answer)]).toEqual([form, 400, NO_FORM]);
  }
});

test('a form of more fields than any has is refused', async ({ baseURL }) => {
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const answer = await ask(baseURL, '/contact', {
    method: 'POST',
    headers,
    body: 'name=Ana&'.repeat(20_000),
  });
  expect([answer.status, titleOf(answer)]).toEqual([400, NO_FORM]);
});

test('both encodings of forms are read', async ({ baseURL }) => {
  const bodies: Record<string, string> = {
    'application/x-www-form-urlencoded': 'name=Ana',
    'multipart/form-data; boundary=x':
      '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\nAna\r\n--x--\r\n',
  };
  for (const [type, body] of Object.entries(bodies)) {
    const headers = { 'Content-Type': type };
    const answer = await ask(baseURL, '/contact', { method: 'POST', headers, body });
    expect([type, answer.status]).toEqual([type, 400]);
    expect(answer.html).toContain('value="Ana"');
  }
});

test('a page says which methods it takes', async ({ baseURL }) => {
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
      const { status, headers, html } = await ask(baseURL, path, { method });
      expect([method, path, status, headers.allow]).toEqual([method, path, 405, allow]);
      expect(html).toContain(NOTHING_TO_SEND);
      expect(html).not.toMatch(/route|action|Error:/);
    }
    const { status, headers } = await ask(baseURL, path, { method: 'OPTIONS' });
    expect([path, status, headers.allow]).toEqual([path, 204, allow]);
  }
  const english = await ask(baseURL, '/about', {
    method: 'POST',
    headers: { Cookie: 'language=en' },
  });
  expect(titleOf(english)).toBe('Nothing can be sent here – Kvaliteta življenja');
});

test('feeds take nothing, and their Allow does not say otherwise', async ({ baseURL }) => {
  const { status, headers } = await ask(baseURL, '/feed.xml', { method: 'POST' });
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('an address that no page has is not found, whatever is asked of it', async ({ baseURL }) => {
  for (const path of [
    '/nema',
    '/__proto__',
    '/constructor',
    '/blog/__proto__',
    '/hasownproperty',
  ]) {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']) {
      const writes = method !== 'GET' && path.startsWith('/blog/');
      const answer = await ask(baseURL, path, { method });
      const expected = !writes ? 404 : method === 'OPTIONS' ? 204 : 405;
      expect([method, path, answer.status]).toEqual([method, path, expected]);
    }
    const { html } = await ask(baseURL, path);
    expect(html).toContain('<header');
    expect(html).toContain('<footer');
  }
});

test('strange values in queries break no page', async ({ baseURL }) => {
  const values = ['__proto__', 'constructor', '%00', '%ff', 'a'.repeat(9000)];
  for (const name of ['lang', 'tab', 'q', 'category', 'token']) {
    for (const value of values) {
      for (const path of ['/', '/blog', '/events', '/projects', '/donate', '/newsletter/confirm']) {
        const { status } = await ask(baseURL, `${path}?${name}=${value}`);
        expect([path, name, value.slice(0, 20), status < 500]).toEqual([
          path,
          name,
          value.slice(0, 20),
          true,
        ]);
      }
    }
  }
});

test('a request in absolute form is for its path, whatever host it names', async ({ baseURL }) => {
  const plain = await ask(baseURL, '/about');
  for (const target of [
    `${baseURL ?? ''}/about`,
    'http://drugdje.example/about',
    'HTTPS://x/about',
  ]) {
    const answer = await ask(baseURL, target);
    expect([target, answer.status, titleOf(answer)]).toEqual([target, 200, titleOf(plain)]);
    expect(answer.html).not.toContain('drugdje.example');
  }
  expect((await ask(baseURL, 'http://drugdje.example')).status).toBe(200);
  expect((await ask(baseURL, 'http://drugdje.example/api/health')).status).toBe(200);
  expect((await ask(baseURL, 'http://drugdje.example/__proto__')).status).toBe(404);
});

test('OPTIONS * asks about the server as a whole', async ({ baseURL }) => {
  const { status, headers } = await ask(baseURL, '*', { method: 'OPTIONS' });
  expect(status).toBe(204);
  expect(headers.allow).toBe('GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS');
  expect((await ask(baseURL, '*')).status).toBe(404);
});

test('no answer takes up the host that a request names', async ({ baseURL }) => {
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
    const answer = await ask(baseURL, encodeURI(path), { headers });
    expect([path, answer.status < 500]).toEqual([path, true]);
    expect(JSON.stringify(answer.headers) + answer.html).not.toContain('drugdje');
  }
});
