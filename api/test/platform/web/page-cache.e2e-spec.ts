import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BlogPost } from '../../../src/blog/blog-post.entity.js';
import { ContentChanges } from '../../../src/content/content-changes.js';
import { blogPostBody, createBlogPost } from '../../factories/blog-post.factory.js';
import { createMedia } from '../../factories/media.factory.js';
import { createUser } from '../../factories/user.factory.js';
import type { TestApp } from '../../setup/test-app.js';
import { startWebApp } from '../../setup/web-app.js';
import { TitlesPage } from './titles-page.js';

describe('the web layer', () => {
  const page = new TitlesPage();
  let test: TestApp;

  beforeAll(async () => {
    test = await startWebApp(page, {
      'site/assets/root-abcdefgh.js': 'export {};',
      'admin/index.html': '<!doctype html><title>Panel</title>',
    });
    page.origin = test.origin;
  });

  afterAll(() => test.close());

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

  it('does not keep a page that says it is not to be kept, as one that lacks something does', async () => {
    const { answer } = await visit({}, '/blog?category=partial');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect((await visit({}, '/blog?category=partial')).made).toBe(true);
  });

  it('does not keep errors', async () => {
    expect((await visit({}, '/nema')).answer.status).toBe(404);
    expect((await visit({}, '/nema')).made).toBe(true);
  });
});
