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
    test = await startWebApp(page);
    page.origin = test.origin;
  });

  afterAll(() => test.close());

  beforeEach(() => receiveNotifications(test.app));

  it('renders a page once, and answers 304 to a browser that has it until it has changed', async () => {
    const first = await page.visit();
    const second = await page.visit();
    expect([second.html, second.rendered]).toEqual([first.html, false]);
    const etag = first.answer.headers.get('etag') ?? '';
    expect(second.answer.headers.get('etag')).toBe(etag);
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

  it('shows a changed picture in the next request', async () => {
    const media = await createMedia(test.dataSource, { alt: 'Prije' });
    const imageUrl = `/media/${media.hash}.webp`;
    await createBlogPost(test.dataSource, { imageUrl, slug: 'sa-slikom' });
    const alt = async () => {
      const answer = await fetch(`${test.origin}/api/blog/sa-slikom`);
      return ((await answer.json()) as { image: { alt: string } }).image.alt;
    };
    expect(await alt()).toBe('Prije');
    await test.asAdmin('patch', `/api/media/${media.id}`, { alt: 'Poslije' }).expect(200);
    expect(await alt()).toBe('Poslije');
  });

  it('keeps the page when data changes that visitors do not see, or a change is rolled back', async () => {
    await page.visit();
    await createUser(test.dataSource);
    await expect(
      test.dataSource.transaction(async (manager) => {
        await manager.insert(BlogPost, blogPostBody({ title: 'Nikad objavljeno' }));
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    const { rendered, html } = await page.visit();
    expect([rendered, html.includes('Nikad objavljeno')]).toEqual([false, false]);
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

  it('caches pages by language and known parameters, and renders them with no other cookie', async () => {
    test.app.get(ContentChanges).changed();
    await page.visit();
    const english = await page.visit({ cookie: 'language=hr; language=en; other=1' });
    expect([english.rendered, english.html.includes('<!--language=en-->')]).toEqual([true, true]);
    expect((await page.visit({ cookie: 'language=en' })).html).toBe(english.html);
    expect((await page.visit({}, '/blog?category=Terapija')).rendered).toBe(true);
    expect((await page.visit({}, '/blog?utm_source=letak')).rendered).toBe(false);
  });

  it('caches API reads by their parameters', async () => {
    const read = async (range: string) => {
      const { headers } = await fetch(`${test.origin}/api/blog?range=${range}`);
      return [headers.get('etag'), headers.get('content-range'), headers.get('x-request-id')];
    };
    const first = await read('[0,0]');
    await read('[0,0]');
    expect(await read('[0,0]')).toEqual([first[0], first[1], null]);
    expect((await read('[1,1]'))[1]).toMatch(/^blog 1-1\//);
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
    // On a busy machine, more may have waited too long.
    expect(served).toBeGreaterThan(1);
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

  it('caches neither an incomplete page nor an error, and what is missing until content changes', async () => {
    for (const [path, status] of [
      ['/blog?category=partial', 200],
      ['/blog/nema', 404],
    ] as const) {
      expect((await page.visit({}, path)).answer.status).toBe(status);
      expect([path, (await page.visit({}, path)).rendered]).toEqual([path, true]);
    }
    expect((await page.visit({}, '/nema-prve')).rendered).toBe(true);
    const { answer, rendered } = await page.visit({}, '/nema-druge');
    expect([answer.status, rendered]).toEqual([404, false]);
    await createPage(test.dataSource, { slug: 'nova-stranica' });
    expect((await page.visit({}, '/nova-stranica')).rendered).toBe(true);
    expect((await page.visit({}, '/nova-stranica')).rendered).toBe(true);
  });
});
