import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { BlogPost } from '../../../src/blog/blog-post.entity.js';
import { createBlogPost } from '../../factories/blog-post.factory.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const slugs = (body: { slug: string }[]) => body.map(({ slug }) => slug);

describe('reading posts', () => {
  let published: BlogPost, draft: BlogPost, scheduled: BlogPost;
  const category = 'Vidljivost';
  beforeAll(async () => {
    const { dataSource } = test;
    published = await createBlogPost(dataSource, { category });
    draft = await createBlogPost(dataSource, { category, isPublished: false });
    scheduled = await createBlogPost(dataSource, { category, publishDate: inHours(1) });
  });

  it('shows administrators drafts and scheduled posts too, newest first', async () => {
    const { body } = await test.asAdmin('get', `/api/blog?category=${category}`).expect(200);
    expect(slugs(body)).toEqual([scheduled.slug, draft.slug, published.slug]);
  });

  it('shows administrators only public posts with the filter for published ones', async () => {
    const { body } = await test
      .asAdmin('get', `/api/blog?published=true&category=${category}`)
      .expect(200);
    expect(slugs(body)).toEqual([published.slug]);
  });

  it('returns one post by id and by slug', async () => {
    const byId = await test.anonymous.get(`/api/blog/${published.id}`).expect(200);
    const bySlug = await test.anonymous.get(`/api/blog/${published.slug}`).expect(200);
    expect(byId.body).toEqual(bySlug.body);
    expect(byId.body).toMatchObject({
      id: published.id,
      slug: published.slug,
      title: published.title,
    });
  });

  it('answers 404 for unknown keys', async () => {
    for (const key of ['nema-ga', '0', '2147483648', '-1']) {
      const { body } = await test.anonymous.get(`/api/blog/${key}`).expect(404);
      expect(body).toMatchObject({ status: 404, detail: 'Članak ne postoji.' });
    }
  });

  it('lists each category of the visible posts once', async () => {
    await createBlogPost(test.dataSource, { category: 'Samo nacrt', isPublished: false });
    await createBlogPost(test.dataSource, { category });
    const visitors = await test.anonymous.get('/api/blog/categories').expect(200);
    expect(visitors.body).toContain(category);
    expect(visitors.body).not.toContain('Samo nacrt');
    expect(new Set(visitors.body).size).toBe(visitors.body.length);
    const administrators = await test.asAdmin('get', '/api/blog/categories');
    expect(administrators.body).toContain('Samo nacrt');
  });

  it('finds words in either language, whatever their case and diacritics', async () => {
    const { slug } = await createBlogPost(test.dataSource, {
      title: 'Čarobna žaba',
      contentEn: 'A hundred% sure_thing about frogs.',
    });
    for (const q of ['carobna', 'ŽABA', 'zaba', 'FROGS', '100', 'hundred%', 'sure_thing']) {
      const { body } = await test.anonymous.get(`/api/blog?q=${encodeURIComponent(q)}`).expect(200);
      expect([q, slugs(body).includes(slug)]).toEqual([q, q !== '100']);
    }
    const wild = await test.anonymous.get('/api/blog?q=h_ndred').expect(200);
    expect(wild.body).toEqual([]);
  });
});

describe('the neighbours of a post', () => {
  let posts: BlogPost[];
  beforeAll(async () => {
    await test.dataSource.getRepository(BlogPost).deleteAll();
    posts = [];
    for (const [hours, category] of [
      [-9, 'A'],
      [-8, 'B'],
      [-7, 'A'],
      [-6, 'A'],
      [-5, 'A'],
      [-4, 'A'],
    ] as const) {
      posts.push(await createBlogPost(test.dataSource, { category, publishDate: inHours(hours) }));
    }
    await createBlogPost(test.dataSource, { publishDate: inHours(-6.5), isPublished: false });
    await createBlogPost(test.dataSource, { publishDate: inHours(1) });
  });
  const missing = (): never => {
    throw new Error('There is no such post.');
  };
  const at = (index: number) => posts[index] ?? missing();
  const neighbours = async (key: string | number, headers = {}) => {
    const { body } = await test.anonymous.get(`/api/blog/${key}/neighbours`).set(headers);
    return body;
  };

  it('are the ones published before and after it, without drafts and scheduled posts', async () => {
    const middle = await neighbours(at(2).slug);
    expect(middle.previous).toEqual({
      id: at(1).id,
      slug: at(1).slug,
      title: at(1).title,
      titleEn: at(1).titleEn,
      category: 'B',
      publishDate: at(1).publishDate.toISOString(),
      imageUrl: null,
    });
    expect(middle.next.slug).toBe(at(3).slug);
    expect(await neighbours(at(0).id)).toMatchObject({ previous: null, next: { id: at(1).id } });
    expect(await neighbours(at(5).id)).toMatchObject({ previous: { id: at(4).id }, next: null });
  });

  it('include drafts and scheduled posts for administrators', async () => {
    const { next } = await neighbours(at(5).id, test.admin);
    expect(Date.parse(next.publishDate)).toBeGreaterThan(Date.now());
    expect((await neighbours(at(2).id, test.admin)).next.slug).not.toBe(at(3).slug);
  });

  it('include related posts: of the same category first, then others, newest first', async () => {
    const related = async (index: number) => slugs((await neighbours(at(index).slug)).related);
    expect(await related(2)).toEqual(slugs([at(5), at(4), at(3)]));
    expect(await related(1)).toEqual(slugs([at(5), at(4), at(3)]));
    await test.dataSource.getRepository(BlogPost).update(at(0).id, { category: 'B' });
    expect(await related(1)).toEqual(slugs([at(0), at(5), at(4)]));
    expect(await related(0)).toEqual(slugs([at(1), at(5), at(4)]));
  });

  it('form a sequence of all posts, even with the same date', async () => {
    await test.dataSource
      .query(`UPDATE blog_posts SET publish_date = '2026-01-02 10:00:00.123456+00'
      WHERE is_published AND publish_date <= now()`);
    const seen = [];
    let current = at(0);
    for (;;) {
      seen.push(current.id);
      const { previous, next } = await neighbours(current.slug);
      expect(previous?.id ?? null).toBe(seen.at(-2) ?? null);
      if (!next) break;
      current = next;
    }
    expect(seen).toEqual(posts.map(({ id }) => id));
  });

  it('exist for a built-in article, and are a 404 for a post that cannot be read', async () => {
    const { previous, next } = await neighbours('terapija-opustanja');
    expect([previous?.id, next]).toEqual([at(5).id, null]);
    const draft = await createBlogPost(test.dataSource, { isPublished: false });
    for (const key of [draft.slug, draft.id, 'nema-ga', '0']) {
      await test.anonymous.get(`/api/blog/${key}/neighbours`).expect(404);
    }
    await test.asAdmin('get', `/api/blog/${draft.id}/neighbours`).expect(200);
  });
});

describe('the sample articles', () => {
  const SLUGS = ['prevencija-ovisnosti-kod-mladih', 'terapija-opustanja'];

  it('are served from the seed content where there is no row', async () => {
    for (const slug of SLUGS) {
      const { body } = await test.anonymous.get(`/api/blog/${slug}`).expect(200);
      expect(body).toMatchObject({ id: 0, slug, isPublished: true });
      expect(body.content.length).toBeGreaterThan(100);
      expect(Math.abs(Date.parse(body.publishDate) - Date.now())).toBeLessThan(HOUR_MS);
    }
    await test.anonymous.get('/api/blog/0').expect(404);
  });

  it('are replaced by a published post with the same slug, and for administrators by a draft', async () => {
    const [slug] = SLUGS;
    const post = await createBlogPost(test.dataSource, { slug });
    const published = await test.anonymous.get(`/api/blog/${slug}`).expect(200);
    expect(published.body).toMatchObject({ id: post.id, title: post.title });
    await test.asAdmin('patch', `/api/blog/${post.id}`, { isPublished: false }).expect(200);
    const visitor = await test.anonymous.get(`/api/blog/${slug}`).expect(200);
    expect(visitor.body.id).toBe(0);
    const administrator = await test.asAdmin('get', `/api/blog/${slug}`);
    expect(administrator.body.id).toBe(post.id);
    await test.asAdmin('delete', `/api/blog/${post.id}`).expect(200);
    const again = await test.anonymous.get(`/api/blog/${slug}`).expect(200);
    expect(again.body.id).toBe(0);
  });
});
