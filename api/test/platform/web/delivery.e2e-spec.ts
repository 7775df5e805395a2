import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ContentChanges } from '../../../src/content/content-changes.js';
import { createBlogPost } from '../../factories/blog-post.factory.js';
import { createMedia } from '../../factories/media.factory.js';
import type { TestApp } from '../../setup/test-app.js';
import { startWebApp } from '../../setup/web-app.js';
import { TitlesPage } from './titles-page.js';

const FORM = 'application/x-www-form-urlencoded';

describe('the web layer', () => {
  const page = new TitlesPage();
  let test: TestApp;

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

  it('compresses with the encodings of the client', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { answer, html } = await page.visit({ 'Accept-Encoding': encoding });
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect(html).toMatch(/^<!doctype html>/);
    }
  });

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

  it.each([
    ['a missing page', '/missing', {}],
    ['the description of the API', '/api/docs-json', {}],
    ['a list of the administrator', '/api/blog', { admin: true }],
    ['a drawn code', '/api/donations/slip/barcode?amount=20', {}],
    ['an anonymous list', '/api/blog?published=true', {}],
  ])('compresses %s', async (_, path, { admin = false }: { admin?: boolean }) => {
    const cookie = admin ? test.admin.Cookie : 'language=hr';
    const request = (encoding: string) =>
      fetch(test.origin + path, { headers: { cookie, 'Accept-Encoding': encoding } });
    const plain = await request('identity');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('vary')).toMatch(/\bAccept-Encoding\b/);
    const text = await plain.text();
    for (const encoding of ['br', 'gzip']) {
      const answer = await request(encoding);
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('vary')).toMatch(/\bAccept-Encoding\b/);
      expect(Number(answer.headers.get('content-length'))).toBeLessThan(text.length);
      expect(await answer.text()).toBe(text);
    }
  });

  it('compresses neither small responses, nor pictures, nor the signed-in user', async () => {
    const media = await createMedia(test.dataSource);
    for (const path of ['/api/health/live', `/media/${media.hash}.webp`, '/api/auth/me']) {
      const answer = await fetch(test.origin + path, {
        headers: { cookie: test.admin.Cookie, 'Accept-Encoding': 'br' },
      });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-encoding')).toBeNull();
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

  it.each([
    ['a redirection', '/BLOG', 301, undefined],
    ['a page', '/blog', 200, undefined],
    ['a file that is no page', '/sitemap.txt', 200, undefined],
    ['a missing PDF', '/documents/missing.pdf', 404, 'application/problem+json'],
    ['a missing document', '/documents/missing', 404, 'application/problem+json'],
    ['a missing built file', '/admin/assets/none.js', 404, 'application/problem+json'],
    ['a missing picture', '/media/none.webp', 404, 'application/problem+json'],
    ['a missing card', '/og/hr/none.png', 404, 'application/problem+json'],
    ['a missing operation', '/api/none', 404, 'application/problem+json'],
    ['a feed', '/feed.xml', 200, 'application/atom+xml'],
  ])('sends security headers with %s, also from the cache', async (_, path, status, type) => {
    for (let time = 0; time < 2; time += 1) {
      const { status: sent, headers } = await fetch(test.origin + path, { redirect: 'manual' });
      expect(sent).toBe(status);
      if (type !== undefined) expect(headers.get('content-type')).toContain(type);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('referrer-policy')).not.toBeNull();
      expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    }
  });

  it('varies built files by encoding, and pages by cookies too', async () => {
    const vary = async (path: string) => (await fetch(test.origin + path)).headers.get('vary');
    expect(await vary('/assets/root-abcdefgh.js')).toBe('Accept-Encoding');
    expect(await vary('/admin')).toBe('Accept-Encoding, Cookie');
    expect(await vary('/blog')).toBe('Accept-Encoding, Cookie');
  });

  it.each([
    '/%E0%A4%A',
    '/%00',
    '//evil.example/blog',
    '/blog?category=%ff',
    '/..%2f..%2fetc/passwd',
  ])('never answers the URL %s with a server error', async (path) => {
    const { answer } = await page.visit({}, path);
    expect(answer.status).toBeLessThan(500);
  });
});
