import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { BlogPost } from '../../../src/blog/blog-post.entity.js';
import { ContentChanges } from '../../../src/content/content-changes.js';
import { blogPostBody, createBlogPost } from '../../factories/blog-post.factory.js';
import { createMedia } from '../../factories/media.factory.js';
import { createPage } from '../../factories/page.factory.js';
import { createUser } from '../../factories/user.factory.js';
import { receiveNotifications } from '../../setup/content-notifications.js';
import type { TestApp } from '../../setup/test-app.js';
import { waitFor } from '../../setup/wait-for.js';
import { startWebApp } from '../../setup/web-app.js';
import { TitlesPage } from './titles-page.js';

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
  });

  afterAll(() => test.close());

  beforeEach(() => receiveNotifications(test.app));

  it('renders a page once and then sends it from the cache', async () => {
    const first = await page.visit();
    const second = await page.visit();
    expect(second.html).toBe(first.html);
    expect(second.rendered).toBe(false);
    expect(second.answer.headers.get('etag')).toBe(first.answer.headers.get('etag'));
  });

  it('answers 304 to a browser that has the page, and 200 when the page has changed', async () => {
    const { answer } = await page.visit();
    const etag = answer.headers.get('etag') ?? '';
    expect((await page.visit({ 'If-None-Match': etag })).answer.status).toBe(304);
    await createBlogPost(test.dataSource, { title: 'Nova objava' });
    const changed = await page.visit({ 'If-None-Match': etag });
    expect(changed.answer.status).toBe(200);
    expect(changed.html).toContain('Nova objava');
  });

  it('shows a change by an administrator in the next request', async () => {
    const post = await createBlogPost(test.dataSource, { title: 'Stari naslov' });
    expect((await page.visit()).html).toContain('Stari naslov');
    const body = blogPostBody({ title: 'Novi naslov', slug: post.slug });
    await test.asAdmin('put', `/api/blog/${post.id}`, body).expect(200);
    const { html } = await page.visit();
    expect(html).toContain('Novi naslov');
    expect(html).not.toContain('Stari naslov');
    await test.asAdmin('delete', `/api/blog/${post.id}`).expect(200);
    expect((await page.visit()).html).not.toContain('Novi naslov');
  });

  it('shows a change by another process after its notification', async () => {
    await page.visit();
    const { generation } = test.app.get(ContentChanges);
    await test.dataSource.query(
      `INSERT INTO blog_posts (title, title_en, slug, content, content_en, category, author, is_published)
       VALUES ('Iz druge ruke', 'Second hand', 'iz-druge-ruke', 'Tekst objave', 'Text', 'news', 'Ana', true)`,
    );
    const changes = test.app.get(ContentChanges);
    await waitFor(() => changes.generation !== generation, 'the notification', 1);
    expect((await page.visit()).html).toContain('Iz druge ruke');
  });

  it('leaves pictures to the API, and drops pages with a changed picture', async () => {
    const media = await createMedia(test.dataSource, { alt: 'Prije' });
    const imageUrl = `/media/${media.hash}.webp`;
    const picture = await page.visit({}, imageUrl);
    expect([picture.answer.status, picture.rendered]).toEqual([200, false]);
    expect(picture.answer.headers.get('content-type')).toBe('image/webp');
    const missing = await page.visit({}, '/media/none.webp');
    expect([missing.answer.status, missing.rendered]).toEqual([404, false]);

    await createBlogPost(test.dataSource, { imageUrl, slug: 'sa-slikom' });
    const alt = async () => {
      const answer = await fetch(`${test.origin}/api/blog/sa-slikom`);
      return ((await answer.json()) as { image: { alt: string } }).image.alt;
    };
    expect(await alt()).toBe('Prije');
    await test.asAdmin('patch', `/api/media/${media.id}`, { alt: 'Poslije' }).expect(200);
    expect(await alt()).toBe('Poslije');
  });

  it('keeps the page when data changes that visitors do not see', async () => {
    await page.visit();
    await createUser(test.dataSource);
    expect((await page.visit()).rendered).toBe(false);
  });

  it('keeps the page when a change is rolled back', async () => {
    await page.visit();
    await expect(
      test.dataSource.transaction(async (manager) => {
        await manager.insert(BlogPost, blogPostBody({ title: 'Nikad objavljeno' }));
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    const { rendered, html } = await page.visit();
    expect(rendered).toBe(false);
    expect(html).not.toContain('Nikad objavljeno');
  });

  it('does not cache a page if content changes while it is rendered', async () => {
    await createBlogPost(test.dataSource, { title: 'Prije' });
    const release = page.block();
    const before = page.titlesRead;
    const slow = page.visit();
    await waitFor(() => page.titlesRead > before, 'the first rendering', 1);
    page.blocker = undefined;
    await createBlogPost(test.dataSource, { title: 'Poslije' });
    const fresh = page.visit();
    // The server has received the second visit before these requests: it joined no rendering.
    for (let i = 0; i < 5; i += 1) await fetch(`${test.origin}/api/health/live`);
    release();
    expect((await slow).html).not.toContain('Poslije');
    expect((await fresh).html).toContain('Poslije');
    expect((await page.visit()).html).toContain('Poslije');
  });

  it('renders a page once for parallel requests', async () => {
    test.app.get(ContentChanges).changed();
    const before = page.rendered;
    const answers = await Promise.all(Array.from({ length: 20 }, () => page.visit()));
    expect(new Set(answers.map(({ html }) => html)).size).toBe(1);
    expect(page.rendered - before).toBe(1);
  });

  it('neither sends a cached page to a signed-in user nor caches theirs', async () => {
    await page.visit();
    expect((await page.visit({ cookie: test.admin.Cookie })).rendered).toBe(true);
    const draft = await createBlogPost(test.dataSource, { isPublished: false, title: 'Skica' });
    const seen = await test.asAdmin('get', '/api/blog').expect(200);
    expect(JSON.stringify(seen.body)).toContain(draft.slug);
    const open = await test.anonymous.get('/api/blog').expect(200);
    expect(JSON.stringify(open.body)).not.toContain(draft.slug);
  });

  it('sends a cached page to whoever made up a session cookie, or has one that has expired', async () => {
    const jwt = test.app.get(JwtService);
    const claims = { sub: 1, version: 1, jti: randomUUID() };
    const expired = jwt.sign(claims, { expiresIn: -1 });
    const [valid = ''] = test.admin.Cookie.split('=').slice(1);
    await page.visit();
    for (const token of ['x', expired, `${valid}x`, `${valid.slice(0, -2)}`]) {
      const { rendered } = await page.visit({ cookie: `language=hr; session=${token}` });
      expect(`${token}: ${rendered}`).toBe(`${token}: false`);
    }
  });

  it('caches pages by language and known parameters', async () => {
    test.app.get(ContentChanges).changed();
    await page.visit();
    expect((await page.visit({ cookie: 'language=en' })).rendered).toBe(true);
    expect((await page.visit({}, '/blog?category=Terapija')).rendered).toBe(true);
    expect((await page.visit({}, '/blog?utm_source=letak')).rendered).toBe(false);
  });

  it('renders a cached page with no cookie other than the language', async () => {
    test.app.get(ContentChanges).changed();
    const { html } = await page.visit({ cookie: 'language=hr; language=en; other=1' });
    expect(html).toContain('<!--language=en-->');
    expect((await page.visit({ cookie: 'language=en' })).html).toBe(html);
  });

  it('caches API reads by their parameters', async () => {
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

  it('renders one page at a time, and answers 503 when the queue is full', async () => {
    test.app.get(ContentChanges).changed();
    const release = page.block();
    const before = { rendered: page.rendered, titlesRead: page.titlesRead };
    const paths = Array.from({ length: 76 }, (_, i) => `/blog?category=${i}`);
    let refused = 0;
    const answers = paths.map(async (path) => {
      const answer = await fetch(test.origin + path, { headers: { cookie: 'language=en' } });
      const html = await answer.text();
      if (answer.status === 503) refused += 1;
      return { answer, html };
    });
    await waitFor(
      () => page.titlesRead > before.titlesRead && refused >= 10,
      'one rendering and ten refusals',
      1,
    );
    expect(page.rendered - before.rendered).toBe(1);
    expect((await fetch(`${test.origin}/api/health/live`)).status).toBe(200);
    release();
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

  it('does not render a page whose only client has disconnected', async () => {
    test.app.get(ContentChanges).changed();
    const release = page.block();
    const before = { rendered: page.rendered, titlesRead: page.titlesRead };
    const first = page.visit({}, '/blog?category=a');
    await waitFor(() => page.titlesRead > before.titlesRead, 'the first rendering', 1);
    const abortController = new AbortController();
    const { signal } = abortController;
    const aborted = fetch(`${test.origin}/blog?category=c`, { signal }).catch(() => 'aborted');
    // The server has received both requests before the last of these.
    const flushRequests = async () => {
      for (let i = 0; i < 5; i += 1) await fetch(`${test.origin}/api/health/live`);
    };
    await flushRequests();
    abortController.abort();
    expect(await aborted).toBe('aborted');
    await flushRequests();
    release();
    await first;
    expect((await page.visit({}, '/blog?category=d')).rendered).toBe(true);
    expect(page.rendered - before.rendered).toBe(2);
  });

  it('does not cache an incomplete page, which forbids it', async () => {
    const { answer } = await page.visit({}, '/blog?category=partial');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((await page.visit({}, '/blog?category=partial')).rendered).toBe(true);
  });

  it('renders the page of missing addresses once, until content changes', async () => {
    expect((await page.visit({}, '/nema-prve')).rendered).toBe(true);
    const { answer, html, rendered } = await page.visit({}, '/nema-druge');
    expect([answer.status, html.slice(0, 5), rendered]).toEqual([404, 'none ', false]);
    await createPage(test.dataSource, { slug: 'nova-stranica' });
    expect((await page.visit({}, '/nema-prve')).rendered).toBe(true);
    expect((await page.visit({}, '/nova-stranica')).rendered).toBe(true);
    expect((await page.visit({}, '/nova-stranica')).rendered).toBe(true);
  });

  it('does not cache errors', async () => {
    expect((await page.visit({}, '/blog/nema')).answer.status).toBe(404);
    expect((await page.visit({}, '/blog/nema')).rendered).toBe(true);
  });
});
