import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { BlogPost } from '../../src/blog/blog-post.entity.js';
import { ContentChanges } from '../../src/content/content-changes.js';
import { blogPostBody, createBlogPost } from '../factories/blog-post.factory.js';
import { expectAround } from '../setup/expect-around.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const slugs = (body: { slug: string }[]) => body.map(({ slug }) => slug);
const write = async (fields: object = {}) =>
  (await test.asAdmin('post', '/api/blog', blogPostBody(fields)).expect(201)).body;
const change = async (id: number, fields: object) =>
  (await test.asAdmin('put', `/api/blog/${id}`, fields).expect(200)).body;

it('Administrators read drafts and scheduled posts too, newest first, or only public ones', async () => {
  const { dataSource } = test;
  const category = 'Vidljivost';
  const published = await createBlogPost(dataSource, { category });
  const draft = await createBlogPost(dataSource, { category, isPublished: false });
  const scheduled = await createBlogPost(dataSource, { category, publishDate: inHours(1) });
  const listed = async (query: string) =>
    slugs((await test.asAdmin('get', `/api/blog?category=${category}${query}`).expect(200)).body);
  expect(await listed('')).toEqual([scheduled.slug, draft.slug, published.slug]);
  expect(await listed('&published=true')).toEqual([published.slug]);
});

describe('the neighbours of a post', () => {
  let posts: BlogPost[];
  beforeAll(async () => {
    await test.dataSource.getRepository(BlogPost).deleteAll();
    posts = [];
    for (const hours of [-9, -8, -7, -6, -5, -4]) {
      posts.push(await createBlogPost(test.dataSource, { publishDate: inHours(hours) }));
    }
    await createBlogPost(test.dataSource, { publishDate: inHours(-6.5), isPublished: false });
    await createBlogPost(test.dataSource, { publishDate: inHours(1) });
  });

  const at = (index: number): BlogPost => {
    const post = posts[index];
    if (!post) throw new Error('There is no such post.');
    return post;
  };
  const neighbours = async (key: string | number, headers = {}) => {
    const { body } = await test.anonymous.get(`/api/blog/${key}/neighbours`).set(headers);
    return body;
  };

  it('are the public ones published before and after it, and for administrators all', async () => {
    expect(await neighbours(at(0).id)).toMatchObject({ previous: null, next: { id: at(1).id } });
    expect(await neighbours(at(5).id)).toMatchObject({ previous: { id: at(4).id }, next: null });
    const { next } = await neighbours(at(5).id, test.admin);
    expect(Date.parse(next.publishDate)).toBeGreaterThan(Date.now());
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

  it('exist for a built-in article', async () => {
    const { previous, next } = await neighbours('terapija-opustanja');
    expect([previous?.id, next]).toEqual([at(5).id, null]);
  });
});

it('A built-in article is served until a published post has its slug, for administrators a draft', async () => {
  const slug = 'prevencija-ovisnosti-kod-mladih';
  const read = async (headers = {}) =>
    (await test.anonymous.get(`/api/blog/${slug}`).set(headers).expect(200)).body;
  expect(await read()).toMatchObject({ id: 0, slug, isPublished: true });
  await test.anonymous.get('/api/blog/0').expect(404);
  const post = await createBlogPost(test.dataSource, { slug });
  expect(await read()).toMatchObject({ id: post.id, title: post.title });
  await change(post.id, { isPublished: false });
  expect((await read()).id).toBe(0);
  expect((await read(test.admin)).id).toBe(post.id);
  await test.asAdmin('delete', `/api/blog/${post.id}`).expect(200);
  expect((await read()).id).toBe(0);
});

describe('writing posts', () => {
  it('ignores unknown fields and the id, trims texts, and empties optional ones', async () => {
    const body = await write({ unknown: 'dropped', id: 999_999, imageUrl: '', title: ' Naslov ' });
    expect(body.id).not.toBe(999_999);
    expect(body).not.toHaveProperty('unknown');
    expect(body).toMatchObject({ imageUrl: null, title: 'Naslov' });
  });

  it('refuses the word of another path as a slug, and avoids it for a draft', async () => {
    const slug = 'categories';
    const { body } = await test.asAdmin('post', '/api/blog', blogPostBody({ slug })).expect(400);
    expect(Object.keys(body.errors)).toEqual(['slug']);
    const draft = { title: 'Categories', isPublished: false };
    const saved = await test.asAdmin('post', '/api/blog', draft).expect(201);
    expect(saved.body.slug).toBe('categories-2');
  });

  it('accepts one of twenty parallel posts with the same slug and refuses the others', async () => {
    const fields = blogPostBody();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => test.asAdmin('post', '/api/blog', fields)),
    );
    const refused = answers.filter(({ status }) => status === 409);
    const errors = { slug: 'Članak s ovom adresom već postoji' };
    expect(refused.map(({ body }) => body.errors)).toEqual(Array(19).fill(errors));
    expect(await test.dataSource.getRepository(BlogPost).countBy({ slug: fields.slug })).toBe(1);
  });

  it('limits cached pages to the date of the next scheduled post, whatever its clock says', async () => {
    const changes = test.app.get(ContentChanges);
    const publishDate = inHours(0.5);
    await createBlogPost(test.dataSource, { publishDate: inHours(30) });
    await createBlogPost(test.dataSource, { publishDate });
    await createBlogPost(test.dataSource, { publishDate: inHours(0.2), isPublished: false });
    const now = Date.now.bind(Date);
    for (const offset of [0, HOUR_MS, -HOUR_MS]) {
      const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + offset);
      try {
        changes.changed();
        expectAround(await changes.validUntil(), publishDate.getTime() + offset);
      } finally {
        clock.mockRestore();
      }
    }
  });
});

describe('the date of a post', () => {
  /** Moves the date of a post two days back. */
  const moveBack = (id: number) =>
    test.dataSource.query(
      `UPDATE blog_posts SET publish_date = publish_date - interval '2 days' WHERE id = $1`,
      [id],
    );
  const hoursSince = (date: string) => (Date.now() - Date.parse(date)) / HOUR_MS;

  it('is set when a draft is first published, whether or not its date is sent back', async () => {
    for (const sendBack of [true, false]) {
      const { id } = await write({ isPublished: false });
      await moveBack(id);
      const draft = await change(id, { title: 'Još nije gotovo' });
      expect(draft.publishDatePending).toBe(true);
      expect(hoursSince(draft.publishDate)).toBeGreaterThan(24);
      const fields = sendBack ? { ...draft, isPublished: true } : { isPublished: true };
      const published = await change(id, fields);
      expect(published).toMatchObject({ isPublished: true, publishDatePending: false });
      expect(hoursSince(published.publishDate)).toBeLessThan(1);
      await moveBack(id);
      await change(id, { isPublished: false });
      const again = await change(id, { isPublished: true });
      expect(hoursSince(again.publishDate)).toBeGreaterThan(24);
    }
  });

  it('does not change when it was chosen, past or future', async () => {
    for (const publishDate of ['2026-01-05T08:00:00.000Z', '2031-05-04T08:30:00.000Z']) {
      const first = await write({ isPublished: false, publishDate });
      const later = await write({ isPublished: false });
      await change(later.id, { publishDate });
      for (const { id } of [first, later]) {
        expect(await change(id, { isPublished: true })).toMatchObject({ publishDate });
      }
    }
  });
});
