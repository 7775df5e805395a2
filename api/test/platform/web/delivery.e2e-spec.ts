import { createServer, request, type Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiCall } from 'shared/api-call';
import { ContentChanges } from '../../../src/content/content-changes.js';
import type { Language } from '../../../src/i18n/language.js';
import { DETAILS } from '../../../src/problems/problem-texts.js';
import { InternalApi, NoAnswerError } from '../../../src/web/internal-api.js';
import { createBlogPost } from '../../factories/blog-post.factory.js';
import { createMedia } from '../../factories/media.factory.js';
import { waitFor } from '../../setup/wait-for.js';
import { startWebApp, type WebTestApp } from '../../setup/web-app.js';
import { TitlesPage } from './titles-page.js';

const FORM = 'application/x-www-form-urlencoded';

const page = new TitlesPage();
let test: WebTestApp;
beforeAll(async () => {
  test = await startWebApp(page, {
    'site/assets/root-abcdefgh.js': 'export {};',
    'admin/index.html': '<!doctype html><title>Panel</title>',
    'admin/login.html': '<!doctype html><title>Prijava</title>',
  });
  page.origin = test.origin;
  // A list is compressed from a minimum length.
  for (let count = 0; count < 3; count += 1) {
    await createBlogPost(test.dataSource, { isPublished: true, publishDate: new Date(0) });
  }
});
afterAll(() => test.close());

describe('the web layer', () => {
  it('answers HEAD as GET, without a body', async () => {
    test.app.get(ContentChanges).changed();
    const head = await fetch(`${test.origin}/blog`, {
      method: 'HEAD',
      headers: { 'Accept-Encoding': 'identity' },
    });
    const get = await page.visit({ 'Accept-Encoding': 'identity' });
    expect(get.html).toMatch(/^<!doctype html>/);
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(get.answer.headers.get('content-length'));
    expect(await head.text()).toBe('');
  });

  it('allows only the inline scripts of the page', async () => {
    const { answer, html } = await page.visit();
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
    expect(html).toContain('<script>window.posts');
    expect(answer.headers.get('x-nonce')).toBeNull();
    expect(policy).toContain("style-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('compresses what is worth it, with the encodings of the client', async () => {
    const read = (path: string, encoding: string) => {
      const cookie = path === '/api/blog' ? test.admin.Cookie : 'language=hr';
      return fetch(test.origin + path, { headers: { cookie, 'Accept-Encoding': encoding } });
    };
    for (const path of [
      '/blog',
      '/missing',
      '/api/docs-json',
      '/api/blog',
      '/api/donations/slip/barcode?amount=20',
      '/api/blog?published=true',
    ]) {
      const plain = await read(path, 'identity');
      expect([path, plain.headers.get('content-encoding')]).toEqual([path, null]);
      const content = await plain.text();
      for (const encoding of ['br', 'gzip']) {
        const answer = await read(path, encoding);
        expect([path, answer.headers.get('content-encoding')]).toEqual([path, encoding]);
        expect(answer.headers.get('vary')).toMatch(/\bAccept-Encoding\b/);
        expect(Number(answer.headers.get('content-length'))).toBeLessThan(content.length);
        expect(await answer.text()).toBe(content);
      }
    }
    const { hash } = await createMedia(test.dataSource);
    for (const path of ['/api/health/live', `/media/${hash}.webp`]) {
      const { status, headers } = await read(path, 'br');
      expect([path, status, headers.get('content-encoding')]).toEqual([path, 200, null]);
    }
  });

  it('takes its URL from the configuration, never from a request', async () => {
    const { hostname, port } = new URL(test.origin);
    for (const path of ['/url', 'http://drugdje.example/url', 'HTTP://x?a=1']) {
      const url = await new Promise<string>((resolve, reject) => {
        const headers = { Host: 'drugdje.example', 'X-Forwarded-Host': 'drugdje.example' };
        request({ hostname, port, path, headers }, (answer) => {
          text(answer).then(resolve, reject);
        })
          .on('error', reject)
          .end();
      });
      expect(url).not.toContain('drugdje');
      if (path.endsWith('/url')) expect(url).toBe('http://localhost:3000/url');
    }
  });

  it('answers a form that is too large with a page of the site, without its content', async () => {
    const post = async (length: number, path = '/blog') => {
      const body = 'a'.repeat(length);
      const headers = { Cookie: 'language=en; session=x', 'Content-Type': FORM };
      const answer = await fetch(test.origin + path, { method: 'POST', body, headers });
      return `${answer.status} ${await answer.text()}`;
    };
    expect(await post(192 * 1024)).toBe('200 got 196608');
    const errorPage = 'http://localhost:3000/contact/too-large';
    expect(await post(192 * 1024 + 1)).toBe(`413 too large ${errorPage} language=en`);
    expect(await post(5_000_000, '/blog?lang=hr')).toBe(
      `413 too large ${errorPage}?lang=hr language=en`,
    );
  });

  it('counts visitors without JavaScript separately against the limits of the API', async () => {
    const subscribe = async (ip: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(`${test.origin}/newsletter`, {
        method: 'POST',
        headers: { 'X-Forwarded-For': ip, 'Content-Type': FORM, ...headers },
        body: 'email=ana',
      });
      return answer.status;
    };
    const statuses = [];
    for (let i = 0; i < 12; i += 1) statuses.push(await subscribe('203.0.113.7'));
    expect(statuses).toContain(429);
    expect(await subscribe('203.0.113.8')).toBe(201);
    const forged = await fetch(`${test.origin}/api/newsletter/subscribe`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': '203.0.113.7',
        'X-Visitor-Address': '203.0.113.9',
        'X-Visitor-Key': 'guessed',
      },
      body: JSON.stringify({ email: 'ana@primjer.example' }),
    });
    expect(forged.status).toBe(429);
  });

  it('serves hashed files with a cache time of a year, and the panel at each of its paths', async () => {
    const file = await fetch(`${test.origin}/assets/root-abcdefgh.js`);
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    for (const path of ['/admin', '/admin/', '/admin/blog/1']) {
      const panel = await fetch(test.origin + path, { headers: { cookie: test.admin.Cookie } });
      expect(panel.status).toBe(200);
      expect(await panel.text()).toContain('<title>Panel</title>');
      const login = await fetch(test.origin + path);
      expect(await login.text()).toContain('<title>Prijava</title>');
      expect(panel.headers.get('cache-control')).toBe('no-cache');
      expect(panel.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
    expect((await fetch(`${test.origin}/admin/assets/none-abcdefgh.js`)).status).toBe(404);
  });

  it('sends security headers with everything, also from the cache', async () => {
    for (const [path, status, type] of [
      ['/BLOG', 301, ''],
      ['/blog', 200, ''],
      ['/sitemap.txt', 200, ''],
      ['/documents/missing.pdf', 404, 'application/problem+json'],
      ['/admin/assets/none.js', 404, 'application/problem+json'],
      ['/media/none.webp', 404, 'application/problem+json'],
      ['/og/hr/none.png', 404, 'application/problem+json'],
      ['/api/none', 404, 'application/problem+json'],
      ['/feed.xml', 200, 'application/atom+xml'],
    ] as const) {
      for (let time = 0; time < 2; time += 1) {
        const { status: sent, headers } = await fetch(test.origin + path, { redirect: 'manual' });
        expect([path, sent]).toEqual([path, status]);
        expect(headers.get('content-type') ?? '').toContain(type);
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('x-frame-options')).toBe('DENY');
        expect(headers.get('referrer-policy')).not.toBeNull();
        expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
      }
    }
  });

  it('varies built files by encoding, and pages by cookies too', async () => {
    const vary = async (path: string) => (await fetch(test.origin + path)).headers.get('vary');
    expect(await vary('/assets/root-abcdefgh.js')).toBe('Accept-Encoding');
    expect(await vary('/admin')).toBe('Accept-Encoding, Cookie');
    expect(await vary('/blog')).toBe('Accept-Encoding, Cookie');
  });

  it('never answers a strange URL with a server error', async () => {
    const strange = ['/%E0%A4%A', '/%00', '//evil.example/blog', '/blog?category=%ff'];
    for (const path of [...strange, '/..%2f..%2fetc/passwd']) {
      const { answer } = await page.visit({}, path);
      expect([path, answer.status < 500]).toEqual([path, true]);
    }
  });
});

describe('the calls of pages to the API', () => {
  /** Headers that belong to one exchange, and those of limits, which count each call. */
  const PER_EXCHANGE =
    /^(?:connection|date|keep-alive|transfer-encoding|x-request-id|ratelimit.*|retry-after)$/;
  const headersOf = (headers: Headers) =>
    [...headers].filter(([name]) => !PER_EXCHANGE.test(name)).sort();
  const apiOf = () => new InternalApi(test.app.getHttpServer() as Server);

  async function overHttp({ url, ...init }: ApiCall) {
    const headers = { 'Accept-Encoding': 'identity', ...init.headers };
    const answer = await fetch(test.origin + url, { ...init, headers, redirect: 'manual' });
    const { status, statusText } = answer;
    const body = Buffer.from(await answer.arrayBuffer());
    return { status, statusText, headers: headersOf(answer.headers), body };
  }

  it('get the answer that HTTP gives', async () => {
    const headers = { 'content-type': 'application/json' };
    const post = (body: string) =>
      ({ method: 'POST', url: '/api/contact?lang=en', headers, body }) as const;
    const { hash } = await createMedia(test.dataSource);
    const calls: [status: number, call: ApiCall][] = [
      [200, { method: 'GET', url: '/api/blog?published=true&range=[0,1]' }],
      [404, { method: 'GET', url: '/api/blog/nema' }],
      [400, { method: 'GET', url: '/api/blog?sort=["secret","ASC"]' }],
      [401, { method: 'GET', url: '/api/auth/me', headers: { Cookie: 'session=x' } }],
      [200, { method: 'GET', url: '/api/auth/me', headers: test.admin }],
      [200, { method: 'GET', url: '/feed.xml' }],
      [200, { method: 'GET', url: `/media/${hash}.webp` }],
      [400, post('{"name":"Ana"}')],
      [400, post('{')],
      [413, post(`"${'a'.repeat(70_000)}"`)],
      [415, { ...post('a'), headers: { 'content-type': 'text/csv' } }],
      [403, { ...post('{}'), headers: { ...headers, Origin: 'https://evil.example' } }],
    ];
    for (const [expected, call] of calls) {
      const { status, statusText, headers: sent, body } = await apiOf().call(call);
      expect([call.url, status]).toEqual([call.url, expected]);
      expect({ status, statusText, headers: headersOf(sent), body }).toEqual(await overHttp(call));
    }
  });

  it('get it from the cache as long as it is cached, and never with a session', async () => {
    const call = { method: 'GET', url: '/api/team' } as const;
    const { body } = await overHttp(call);
    const first = await test.internalApi.call(call);
    expect(first.stored).toBeDefined();
    expect(first.body).toEqual(body);
    expect((await test.internalApi.call(call)).stored).toBe(first.stored);
    expect((await test.internalApi.call({ ...call, headers: test.admin })).stored).toBeUndefined();
    test.app.get(ContentChanges).changed();
    expect((await test.internalApi.call(call)).stored).toBeUndefined();
  });

  it('fail without an answer in time, or when it is broken off', async () => {
    const silent = new InternalApi(createServer(() => undefined));
    const waiting = silent.call({ method: 'GET', url: '/api/blog', timeout: 1 });
    await expect(waiting).rejects.toThrow(NoAnswerError);
    const broken = new InternalApi(createServer(({ socket }) => socket.destroy()));
    const call = broken.call({ method: 'GET', url: '/api/blog?q=mir' });
    await expect(call).rejects.toThrow('GET /api/blog was not answered.');
  });
});

describe('visitors who are too many', () => {
  /** Requests that the gate lets pass and wait, and how many more are sent. */
  const READS = 4 + 64;
  const FORMS = 2 + 64;
  const REFUSED = 4;

  /** Sends requests in both languages while a table is locked, and the last ones are refused. */
  async function flood(
    table: string,
    passing: number,
    send: (index: number, headers: Record<string, string>) => Promise<Response>,
    meanwhile: () => Promise<void>,
  ) {
    const lock = test.dataSource.createQueryRunner();
    await lock.startTransaction();
    await lock.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
    let refused = 0;
    const requests = Array.from({ length: passing + REFUSED }, async (_, index) => {
      const language: Language = index % 2 === 0 ? 'hr' : 'en';
      const answer = await send(index, { 'Accept-Language': language });
      const { status, headers } = answer;
      if (status === 503) refused += 1;
      const problem = (await answer.json()) as { detail?: string };
      return { language, status, detail: problem.detail, retry: headers.get('retry-after') };
    });
    await waitFor(() => refused >= REFUSED, 'the refusals');
    await meanwhile();
    await lock.rollbackTransaction();
    await lock.release();
    const answers = await Promise.all(requests);
    const busy = answers.filter(({ status }) => status === 503);
    // On a busy machine, more may have waited too long.
    expect(busy.length).toBeGreaterThanOrEqual(REFUSED);
    for (const { language, detail, retry } of busy) {
      expect([detail, retry]).toEqual([DETAILS[503][language], '5']);
    }
    return answers.filter(({ status }) => status !== 503).map(({ status }) => status);
  }

  it('refuses searches that are too many, while health and signed-in users are answered', async () => {
    const statuses = await flood(
      'blog_posts',
      READS,
      (index, headers) => fetch(`${test.origin}/api/blog?q=rijec${index}`, { headers }),
      async () => {
        expect((await fetch(`${test.origin}/api/health/ready`)).status).toBe(200);
        await test.asAdmin('get', '/api/contact').expect(200);
      },
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
  });

  it('refuses forms that are too many, while visitors read and signed-in users write', async () => {
    const form = (index: number) => ({
      name: 'Ana Horvat',
      email: `ana${index}@primjer.hr`,
      subject: 'Radionice',
      message: `Kada je ${index}. radionica?`,
      gdprConsent: true,
    });
    const post = (index: number, headers: Record<string, string>) =>
      fetch(`${test.origin}/api/contact`, {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify(form(index)),
      });
    const statuses = await flood('contact_messages', FORMS, post, async () => {
      expect((await fetch(`${test.origin}/api/partners?q=nitko`)).status).toBe(200);
      await test.asAdmin('post', '/api/partners', { name: 'Nova udruga' }).expect(201);
    });
    // All come from one IP address, of which ten messages are stored.
    expect(new Set(statuses)).toEqual(new Set([201, 429]));
    expect(statuses.filter((status) => status === 201)).toHaveLength(10);
  });
});
