import { mkdtemp, rm, writeFile, mkdir } from 'node:fs/promises';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { BlogPost } from '../../src/blog/blog-post.entity.js';
import { ContentChanges } from '../../src/content/content-changes.js';
import { listenForContentChanges } from '../../src/content/content-listener.js';
import { mountWeb } from '../../src/web/mount-web.js';
import { forVisitor } from '../../src/web/visitor-ip.js';
import { blogPostBody, createBlogPost } from '../factories/blog-post.factory.js';
import { createMedia } from '../factories/media.factory.js';
import { createUser } from '../factories/user.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

const FORM = 'application/x-www-form-urlencoded';

/** A page as small as can be that shows what the API says and counts how often it is made. */
class TitlesPage {
  readonly pageParameters = new Set(['category']);
  readonly methodsOf = () => ['GET', 'HEAD', 'POST'];
  rendered = 0;
  /** How many renders have read the titles. */
  read = 0;
  origin = '';
  /** Set, a render waits for it after it has read the titles. */
  hold: Promise<void> | undefined;

  async render(request: Request, visitor: string): Promise<Response> {
    this.rendered += 1;
    if (new URL(request.url).pathname === '/newsletter') {
      const sent = await fetch(`${this.origin}/api/newsletter/subscribe`, {
        method: 'POST',
        headers: { ...forVisitor(visitor), 'Content-Type': 'application/json' },
        body: JSON.stringify({ email: 'ana@primjer.example' }),
      });
      return new Response(null, { status: sent.status });
    }
    if (request.method === 'HEAD') return new Response(null);
    if (new URL(request.url).pathname === '/address') return new Response(request.url);
    if (new URL(request.url).pathname === '/contact/too-large') {
      return new Response(`too large ${request.url} ${request.headers.get('Cookie')}`, {
        status: 413,
      });
    }
    if (new URL(request.url).pathname === '/sitemap.txt') {
      return new Response('sitemap', { headers: { 'Content-Type': 'text/plain' } });
    }
    if (new URL(request.url).pathname !== '/blog') {
      return new Response(`none ${'.'.repeat(1000)}`, {
        status: 404,
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      });
    }
    if (request.method === 'POST') return new Response(`got ${(await request.text()).length}`);
    const answer = await fetch(`${this.origin}/api/blog?published=true`);
    const posts = (await answer.json()) as { title: string }[];
    this.read += 1;
    await this.hold;
    const html = `<!doctype html><title>Blog</title><!--${request.headers.get('Cookie')}-->${posts.map(({ title }) => `<h2>${title}</h2>`).join('')}
      <script nonce="n1">window.posts = ${posts.length}</script>
      <script>window.injected = true</script>${' '.repeat(1000)}`;
    const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8', 'X-Nonce': 'n1' });
    if (request.url.endsWith('?category=partial')) headers.set('Cache-Control', 'no-store');
    return new Response(html, { headers });
  }
}

describe('the web layer', () => {
  const page = new TitlesPage();
  let test: TestApp;
  let folder: string;
  let listener: { stop(): Promise<void> };

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'web-builds-'));
    await mkdir(join(folder, 'site/assets'), { recursive: true });
    await mkdir(join(folder, 'admin/assets'), { recursive: true });
    await writeFile(join(folder, 'site/assets/root-abcdefgh.js'), 'export {};');
    await writeFile(join(folder, 'admin/index.html'), '<!doctype html><title>Panel</title>');
    test = await startTestApp({}, undefined, async (app, databaseUrl) => {
      const server = app.getHttpServer() as Server;
      const builds = {
        siteFiles: join(folder, 'site'),
        panelFiles: join(folder, 'admin'),
        renderer: page,
      };
      mountWeb(app, builds, { publicUrl: 'http://localhost:3000' });
      server.once('listening', () => {
        page.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
      });
      const log = pino({ level: 'silent' });
      listener = await listenForContentChanges(databaseUrl, app.get(ContentChanges), log);
    });
  });

  afterAll(async () => {
    await listener.stop();
    await test.close();
    await rm(folder, { recursive: true });
  });

  /** Requests the page and says whether it had to be made for that. */
  async function visit(headers: Record<string, string> = {}, path = '/blog') {
    const before = page.rendered;
    const answer = await fetch(test.origin + path, { headers });
    return { answer, html: await answer.text(), made: page.rendered > before };
  }

  it('makes a page once and answers from memory after that, with the same bytes', async () => {
    const first = await visit();
    const second = await visit();
    expect(second.html).toBe(first.html);
    expect(second.made).toBe(false);
    expect(second.answer.headers.get('etag')).toBe(first.answer.headers.get('etag'));
  });

  it('answers 304 to a browser that has the page, and 200 when the page has changed', async () => {
    const { answer } = await visit();
    const etag = answer.headers.get('etag') ?? '';
    expect((await visit({ 'If-None-Match': etag })).answer.status).toBe(304);
    await createBlogPost(test.dataSource, { title: 'Nova objava' });
    const changed = await visit({ 'If-None-Match': etag });
    expect(changed.answer.status).toBe(200);
    expect(changed.html).toContain('Nova objava');
  });

  it('shows what the administrator saved on the very next request', async () => {
    const post = await createBlogPost(test.dataSource, { title: 'Stari naslov' });
    expect((await visit()).html).toContain('Stari naslov');
    const body = blogPostBody({ title: 'Novi naslov', slug: post.slug });
    await test.anonymous.put(`/api/blog/${post.id}`).set(test.admin).send(body).expect(200);
    const { html } = await visit();
    expect(html).toContain('Novi naslov');
    expect(html).not.toContain('Stari naslov');
    await test.anonymous.delete(`/api/blog/${post.id}`).set(test.admin).expect(200);
    expect((await visit()).html).not.toContain('Novi naslov');
  });

  it('shows what another process wrote as soon as it was announced', async () => {
    await visit();
    const { generation } = test.app.get(ContentChanges);
    await test.dataSource.query(
      `INSERT INTO blog_posts (title, title_en, slug, content, content_en, category, author, is_published)
       VALUES ('Iz druge ruke', 'Second hand', 'iz-druge-ruke', 'Tekst objave', 'Text', 'news', 'Ana', true)`,
    );
    while (test.app.get(ContentChanges).generation === generation) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect((await visit()).html).toContain('Iz druge ruke');
  });

  it('leaves pictures to the API, and forgets with them what shows them', async () => {
    const media = await createMedia(test.dataSource, { alt: 'Prije' });
    const imageUrl = `/media/${media.hash}.webp`;
    const picture = await visit({}, imageUrl);
    expect([picture.answer.status, picture.made]).toEqual([200, false]);
    expect(picture.answer.headers.get('content-type')).toBe('image/webp');
    const missing = await visit({}, '/media/none.webp');
    expect([missing.answer.status, missing.made]).toEqual([404, false]);

    await createBlogPost(test.dataSource, { imageUrl, slug: 'sa-slikom' });
    const alt = async () => {
      const answer = await fetch(`${test.origin}/api/blog/sa-slikom`);
      return ((await answer.json()) as { image: { alt: string } }).image.alt;
    };
    expect(await alt()).toBe('Prije');
    await test.anonymous
      .patch(`/api/media/${media.id}`)
      .set(test.admin)
      .send({ alt: 'Poslije' })
      .expect(200);
    expect(await alt()).toBe('Poslije');
  });

  it('keeps the page when what changed is nothing visitors see', async () => {
    await visit();
    await createUser(test.dataSource);
    expect((await visit()).made).toBe(false);
  });

  it('lets a rolled-back change pass unnoticed', async () => {
    await visit();
    await expect(
      test.dataSource.transaction(async (manager) => {
        await manager.insert(BlogPost, blogPostBody({ title: 'Nikad objavljeno' }));
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    const { made, html } = await visit();
    expect(made).toBe(false);
    expect(html).not.toContain('Nikad objavljeno');
  });

  it('does not keep a page whose making a change overtook', async () => {
    await createBlogPost(test.dataSource, { title: 'Prije' });
    const held: { release?: () => void } = {};
    page.hold = new Promise((resolve) => (held.release = resolve));
    const before = page.read;
    const slow = visit();
    while (page.read === before) await new Promise((resolve) => setImmediate(resolve));
    page.hold = undefined;
    await createBlogPost(test.dataSource, { title: 'Poslije' });
    const fresh = visit();
    // The server reads what comes in order, so that the later visit has joined no render by then.
    for (let i = 0; i < 5; i += 1) await fetch(`${test.origin}/api/health/live`);
    held.release?.();
    expect((await slow).html).not.toContain('Poslije');
    expect((await fresh).html).toContain('Poslije');
    expect((await visit()).html).toContain('Poslije');
  });

  it('makes a page once for all who ask for it at the same time', async () => {
    test.app.get(ContentChanges).changed();
    const before = page.rendered;
    const answers = await Promise.all(Array.from({ length: 20 }, () => visit()));
    expect(new Set(answers.map(({ html }) => html)).size).toBe(1);
    expect(page.rendered - before).toBe(1);
  });

  it('neither answers a signed-in request from memory nor keeps its answer', async () => {
    await visit();
    expect((await visit({ cookie: test.admin.Cookie })).made).toBe(true);
    const draft = await createBlogPost(test.dataSource, { isPublished: false, title: 'Skica' });
    const seen = await test.anonymous.get('/api/blog').set(test.admin).expect(200);
    expect(JSON.stringify(seen.body)).toContain(draft.slug);
    const open = await test.anonymous.get('/api/blog').expect(200);
    expect(JSON.stringify(open.body)).not.toContain(draft.slug);
  });

  it('keeps pages of different languages and parameters apart and ignores the others', async () => {
    test.app.get(ContentChanges).changed();
    await visit();
    expect((await visit({ cookie: 'language=en' })).made).toBe(true);
    expect((await visit({}, '/blog?category=Terapija')).made).toBe(true);
    expect((await visit({}, '/blog?utm_source=letak')).made).toBe(false);
  });

  it('makes a page that is kept from nothing of the cookies but its language', async () => {
    test.app.get(ContentChanges).changed();
    const { html } = await visit({ cookie: 'language=hr; language=en; other=1' });
    expect(html).toContain('<!--language=en-->');
    expect((await visit({ cookie: 'language=en' })).html).toBe(html);
  });

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

  it('answers API reads from memory, each list as asked for', async () => {
    const first = await fetch(`${test.origin}/api/blog?range=[0,0]`);
    await fetch(`${test.origin}/api/blog?range=[0,0]`);
    const again = await fetch(`${test.origin}/api/blog?range=[0,0]`);
    expect(again.headers.get('etag')).toMatch(/^W\//);
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(await again.text()).toBe(await first.text());
    expect(again.headers.get('content-range')).toBe(first.headers.get('content-range'));
    expect(again.headers.get('x-request-id')).toBeNull();
    const other = await fetch(`${test.origin}/api/blog?range=[1,1]`);
    expect(other.headers.get('content-range')).toMatch(/^blog 1-1\//);
  });

  it('renders one page at a time, and answers 503 where more wait than it can make soon', async () => {
    test.app.get(ContentChanges).changed();
    const held: { release?: () => void } = {};
    page.hold = new Promise((resolve) => (held.release = resolve));
    const [begun, made] = [page.rendered, page.read];
    const paths = Array.from({ length: 76 }, (_, i) => `/blog?category=${i}`);
    let refused = 0;
    const answers = paths.map(async (path) => {
      const answer = await fetch(test.origin + path, { headers: { cookie: 'language=en' } });
      const html = await answer.text();
      if (answer.status === 503) refused += 1;
      return { answer, html };
    });
    while (page.read < made + 1 || refused < 10) {
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(page.rendered - begun).toBe(1);
    expect((await fetch(`${test.origin}/api/health/live`)).status).toBe(200);
    page.hold = undefined;
    held.release?.();
    const all = await Promise.all(answers);
    const served = all.filter(({ answer }) => answer.status === 200).length;
    expect(served).toBeGreaterThanOrEqual(64);
    expect(served).toBeLessThanOrEqual(65);
    const busy = all.find(({ answer }) => answer.status === 503);
    expect(busy?.html).toContain('<html lang="en">');
    expect(busy?.html).toContain('Try again');
    expect(busy?.answer.headers.get('retry-after')).toBe('2');
    expect(busy?.answer.headers.get('cache-control')).toBe('no-store');
    expect(busy?.answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('does not begin a page whose only reader has gone', async () => {
    test.app.get(ContentChanges).changed();
    const held: { release?: () => void } = {};
    page.hold = new Promise((resolve) => (held.release = resolve));
    const [begun, read] = [page.rendered, page.read];
    const first = visit({}, '/blog?category=a');
    while (page.read < read + 1) await new Promise((resolve) => setImmediate(resolve));
    const leaving = new AbortController();
    const { signal } = leaving;
    const left = fetch(`${test.origin}/blog?category=c`, { signal }).catch(() => 'left');
    // The server reads what comes in order, so that it knows of both by the last answer.
    const others = async () => {
      for (let i = 0; i < 5; i += 1) await fetch(`${test.origin}/api/health/live`);
    };
    await others();
    leaving.abort();
    expect(await left).toBe('left');
    await others();
    page.hold = undefined;
    held.release?.();
    await first;
    expect((await visit({}, '/blog?category=d')).made).toBe(true);
    expect(page.rendered - begun).toBe(2);
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

  it('does not keep a page that says it is not to be kept, as one that lacks something does', async () => {
    const { answer } = await visit({}, '/blog?category=partial');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((await visit({}, '/blog?category=partial')).made).toBe(true);
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

  it('does not keep errors', async () => {
    expect((await visit({}, '/nema')).answer.status).toBe(404);
    expect((await visit({}, '/nema')).made).toBe(true);
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
