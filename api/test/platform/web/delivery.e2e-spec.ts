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
    });
    page.origin = test.origin;
    // A list is compressed from a certain length on.
    for (let count = 0; count < 3; count += 1) {
      await createBlogPost(test.dataSource, { isPublished: true, publishDate: new Date(0) });
    }
  });

  afterAll(() => test.close());

  /** Requests the page and says whether it had to be made for that. */
  async function visit(headers: Record<string, string> = {}, path = '/blog') {
    const before = page.rendered;
    const answer = await fetch(test.origin + path, { headers });
    return { answer, html: await answer.text(), made: page.rendered > before };
  }

  it('compresses what the client can read', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { answer, html } = await visit({ 'Accept-Encoding': encoding });
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect(html).toMatch(/^<!doctype html>/);
    }
  });

  it('answers HEAD like GET, without a body', async () => {
    test.app.get(ContentChanges).changed();
    const head = await fetch(`${test.origin}/blog`, {
      method: 'HEAD',
      headers: { 'Accept-Encoding': 'identity' },
    });
    const get = await visit({ 'Accept-Encoding': 'identity' });
    expect(get.html).toMatch(/^<!doctype html>/);
    expect(head.status).toBe(200);
    expect(head.headers.get('content-length')).toBe(get.answer.headers.get('content-length'));
    expect(await head.text()).toBe('');
  });

  it('allows only the inline scripts it rendered', async () => {
    const { answer, html } = await visit();
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'sha256-[\w+/]{43}=';/);
    expect(html).toContain('<script>window.posts');
    expect(answer.headers.get('x-nonce')).toBeNull();
    expect(policy).toContain("style-src 'self'");
    expect(policy).not.toContain('unsafe');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it.each([
    ['a page that is not there', '/missing', {}],
    ['the description of the API', '/api/docs-json', {}],
    ['a list of the administrator', '/api/blog', { admin: true }],
    ['a drawn code', '/api/donations/slip/barcode?amount=20', {}],
    ['an anonymous list', '/api/blog?published=true', {}],
  ])('compresses %s', async (_, path, { admin = false }: { admin?: boolean }) => {
    const cookie = admin ? test.admin.Cookie : 'language=hr';
    const ask = (encoding: string) =>
      fetch(test.origin + path, { headers: { cookie, 'Accept-Encoding': encoding } });
    const plain = await ask('identity');
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('vary')).toMatch(/\bAccept-Encoding\b/);
    const text = await plain.text();
    for (const encoding of ['br', 'gzip']) {
      const answer = await ask(encoding);
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('vary')).toMatch(/\bAccept-Encoding\b/);
      expect(Number(answer.headers.get('content-length'))).toBeLessThan(text.length);
      expect(await answer.text()).toBe(text);
    }
  });

  it('compresses neither what is tiny, nor pictures, nor who is signed in', async () => {
    const media = await createMedia(test.dataSource);
    for (const path of ['/api/health/live', `/media/${media.hash}.webp`, '/api/auth/me']) {
      const answer = await fetch(test.origin + path, {
        headers: { cookie: test.admin.Cookie, 'Accept-Encoding': 'br' },
      });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-encoding')).toBeNull();
    }
  });

  it('takes addresses from its configuration, never from a request', async () => {
    const { hostname, port } = new URL(test.origin);
    for (const path of ['/address', 'http://drugdje.example/address', 'HTTP://x?a=1']) {
      const given = await new Promise<string>((resolve, reject) => {
        const headers = { Host: 'drugdje.example', 'X-Forwarded-Host': 'drugdje.example' };
        request({ hostname, port, path, headers }, (answer) => {
          text(answer).then(resolve, reject);
        })
          .on('error', reject)
          .end();
      });
      expect(given).not.toContain('drugdje');
      if (path.endsWith('/address')) expect(given).toBe('http://localhost:3000/address');
    }
  });

  it('says on a page of the site that a form is too large, and gives the page none of it', async () => {
    const post = async (length: number, path = '/blog') => {
      const body = 'a'.repeat(length);
      const headers = { Cookie: 'language=en; session=x', 'Content-Type': FORM };
      const answer = await fetch(test.origin + path, { method: 'POST', body, headers });
      return `${answer.status} ${await answer.text()}`;
    };
    expect(await post(192 * 1024)).toBe('200 got 196608');
    const instead = 'http://localhost:3000/contact/too-large';
    expect(await post(192 * 1024 + 1)).toBe(`413 too large ${instead} language=en`);
    expect(await post(5_000_000, '/blog?lang=hr')).toBe(
      `413 too large ${instead}?lang=hr language=en`,
    );
  });

  it('counts visitors without scripts each for themselves against the limits of the API', async () => {
    const subscribe = async (address: string, headers: Record<string, string> = {}) => {
      const answer = await fetch(`${test.origin}/newsletter`, {
        method: 'POST',
        headers: { 'X-Forwarded-For': address, 'Content-Type': FORM, ...headers },
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

  it('serves hashed files for a year and the panel at each of its addresses', async () => {
    const file = await fetch(`${test.origin}/assets/root-abcdefgh.js`);
    expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    for (const path of ['/admin', '/admin/', '/admin/blog/1']) {
      const panel = await fetch(test.origin + path);
      expect(panel.status).toBe(200);
      expect(await panel.text()).toContain('<title>Panel</title>');
      expect(panel.headers.get('cache-control')).toBe('no-cache');
      expect(panel.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
    expect((await fetch(`${test.origin}/admin/assets/none-abcdefgh.js`)).status).toBe(404);
  });

  it.each([
    ['a redirection', '/BLOG', 301, undefined],
    ['a page', '/blog', 200, undefined],
    ['what is no page', '/sitemap.txt', 200, undefined],
    ['a document that is not there', '/documents/missing.pdf', 404, 'application/problem+json'],
    ['what is no document', '/documents/missing', 404, 'application/problem+json'],
    ['a built file that is not there', '/admin/assets/none.js', 404, 'application/problem+json'],
    ['a picture that is not there', '/media/none.webp', 404, 'application/problem+json'],
    ['a card that is not there', '/og/hr/none.png', 404, 'application/problem+json'],
    ['an operation that is not there', '/api/none', 404, 'application/problem+json'],
    ['a feed', '/feed.xml', 200, 'application/atom+xml'],
  ])('says how browsers are to treat %s', async (_, path, status, type) => {
    const answer = await fetch(test.origin + path, { redirect: 'manual' });
    await answer.arrayBuffer();
    expect(answer.status).toBe(status);
    if (type !== undefined) expect(answer.headers.get('content-type')).toContain(type);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('referrer-policy')).not.toBeNull();
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  });

  it('varies built files by the coding alone, and what depends on cookies by them too', async () => {
    const vary = async (path: string) => (await fetch(test.origin + path)).headers.get('vary');
    expect(await vary('/assets/root-abcdefgh.js')).toBe('Accept-Encoding');
    expect(await vary('/admin')).toBe('Accept-Encoding');
    expect(await vary('/blog')).toBe('Accept-Encoding, Cookie');
  });

  it.each([
    '/%E0%A4%A',
    '/%00',
    '//evil.example/blog',
    '/blog?category=%ff',
    '/..%2f..%2fetc/passwd',
  ])('never fails over the address %s', async (path) => {
    const { answer } = await visit({}, path);
    expect(answer.status).toBeLessThan(500);
  });
});
