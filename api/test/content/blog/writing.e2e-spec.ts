import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { BlogPost } from '../../../src/blog/blog-post.entity.js';
import { ContentChanges } from '../../../src/content/content-changes.js';
import { blogPostBody, createBlogPost } from '../../factories/blog-post.factory.js';
import { expectAround } from '../../setup/expect-around.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';

const HOUR_MS = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS);

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('writing posts', () => {
  it('creates, changes and deletes a post, returning the row each time', async () => {
    const fields = blogPostBody({ unknown: 'dropped', id: 999_999 });
    const created = await test.asAdmin('post', '/api/blog', fields).expect(201);
    const { id } = created.body;
    expect(id).not.toBe(999_999);
    expect(created.body).not.toHaveProperty('unknown');
    expect(created.body).toMatchObject({ title: fields.title, authorPosition: null });

    const put = await test
      .asAdmin('put', `/api/blog/${id}`, { ...created.body, title: 'Novi naslov' })
      .expect(200);
    expect(put.body).toMatchObject({ id, title: 'Novi naslov', slug: fields.slug });

    const patched = await test
      .asAdmin('patch', `/api/blog/${id}`, { isPublished: false })
      .expect(200);
    expect(patched.body).toMatchObject({ id, title: 'Novi naslov', isPublished: false });

    const deleted = await test.asAdmin('delete', `/api/blog/${id}`).expect(200);
    expect(deleted.body).toMatchObject({ id, slug: fields.slug });
    await test.asAdmin('get', `/api/blog/${id}`).expect(404);
    await test.asAdmin('delete', `/api/blog/${id}`).expect(404);
    await test.asAdmin('put', `/api/blog/${id}`, {}).expect(404);
  });

  it('returns dates in one format for all formats sent', async () => {
    const { id } = await createBlogPost(test.dataSource);
    for (const publishDate of ['2026-05-04T10:00:00+02:00', '2026-05-04T08:00:00Z']) {
      const { body } = await test.asAdmin('put', `/api/blog/${id}`, { publishDate }).expect(200);
      expect(body.publishDate).toBe('2026-05-04T08:00:00.000Z');
    }
  });

  it('gives omitted fields their defaults', async () => {
    const { title, titleEn, slug, content, contentEn } = blogPostBody();
    const { body } = await test
      .asAdmin('post', '/api/blog', { title, titleEn, slug, content, contentEn })
      .expect(201);
    expect(body).toMatchObject({
      category: 'news',
      author: '',
      imageUrl: null,
      isPublished: false,
    });
    expect(Math.abs(Date.parse(body.publishDate) - Date.now())).toBeLessThan(60_000);
  });

  it('stores an empty image URL as null, and trims texts', async () => {
    const { body } = await test
      .asAdmin('post', '/api/blog', blogPostBody({ imageUrl: '', title: '  Naslov  ' }))
      .expect(201);
    expect(body).toMatchObject({ imageUrl: null, title: 'Naslov' });
  });

  it('clears optional fields', async () => {
    const { id } = await createBlogPost(test.dataSource, {
      imageUrl: '/images/a.svg',
      authorPosition: 'Predsjednica',
    });
    const { body } = await test
      .asAdmin('patch', `/api/blog/${id}`, { imageUrl: '', authorPosition: null, author: '' })
      .expect(200);
    expect(body).toMatchObject({ imageUrl: null, authorPosition: null, author: '' });
  });

  it('refuses a slug that is in use, on creating and on changing', async () => {
    const { slug } = await createBlogPost(test.dataSource);
    const other = await createBlogPost(test.dataSource);
    const errors = { slug: 'Članak s ovim slugom već postoji' };
    const created = await test.asAdmin('post', '/api/blog', blogPostBody({ slug })).expect(409);
    expect(created.body).toMatchObject({ status: 409, errors });
    const changed = await test.asAdmin('put', `/api/blog/${other.id}`, { slug }).expect(409);
    expect(changed.body).toMatchObject({ errors });
  });

  it('refuses the word of another path as a slug, and avoids it for a draft', async () => {
    const slug = 'categories';
    const { body } = await test.asAdmin('post', '/api/blog', blogPostBody({ slug })).expect(400);
    expect(body.errors).toEqual({
      slug: 'Adresa /blog/categories pripada drugom dijelu stranice. Odaberite drugi slug.',
    });
    const draft = { title: 'Categories', isPublished: false };
    const saved = await test.asAdmin('post', '/api/blog', draft).expect(201);
    expect(saved.body.slug).toBe('categories-2');
  });

  it('accepts one of fifty parallel posts with the same slug and refuses the others', async () => {
    const fields = blogPostBody();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => test.asAdmin('post', '/api/blog', fields)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array<number>(49).fill(409)]);
    expect(await test.dataSource.getRepository(BlogPost).countBy({ slug: fields.slug })).toBe(1);
  });

  it('limits cached pages to the date of the next scheduled post', async () => {
    const changes = test.app.get(ContentChanges);
    const publishDate = inHours(0.5);
    await createBlogPost(test.dataSource, { publishDate: inHours(30) });
    await createBlogPost(test.dataSource, { publishDate });
    await createBlogPost(test.dataSource, { publishDate: inHours(0.2), isPublished: false });
    changes.changed();
    expectAround(await changes.validUntil(), publishDate.getTime());
  });

  it('limits cached pages correctly where its clock differs from the database’s', async () => {
    const changes = test.app.get(ContentChanges);
    const publishDate = inHours(0.1);
    await createBlogPost(test.dataSource, { publishDate });
    const now = Date.now.bind(Date);
    for (const offset of [HOUR_MS, -HOUR_MS]) {
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
  const DAY_MS = 24 * HOUR_MS;
  const write = async (fields: object) => {
    const { body } = await test.asAdmin('post', '/api/blog', blogPostBody(fields)).expect(201);
    return body;
  };
  const change = async (id: number, fields: object) => {
    const { body } = await test.asAdmin('put', `/api/blog/${id}`, fields).expect(200);
    return body;
  };
  /** Moves the date of a post two days back. */
  const moveBack = (id: number) =>
    test.dataSource.query(
      `UPDATE blog_posts SET publish_date = publish_date - interval '2 days' WHERE id = $1`,
      [id],
    );
  const sinceMs = (date: string) => Date.now() - Date.parse(date);

  it('is set when a draft is published, whether or not its date is sent back', async () => {
    for (const sendBack of [true, false]) {
      const { id } = await write({ isPublished: false });
      await moveBack(id);
      const draft = await change(id, { title: 'Još nije gotovo' });
      expect(draft.publishDatePending).toBe(true);
      expect(sinceMs(draft.publishDate)).toBeGreaterThan(DAY_MS);
      const fields = sendBack ? { ...draft, isPublished: true } : { isPublished: true };
      const published = await change(id, fields);
      expect(published).toMatchObject({ isPublished: true, publishDatePending: false });
      expect(sinceMs(published.publishDate)).toBeLessThan(HOUR_MS);
      const { body: newest } = await test.anonymous.get('/api/blog').expect(200);
      expect(newest[0].id).toBe(id);
    }
  });

  it('does not change when a post that was public is published again', async () => {
    const post = await write({});
    await moveBack(post.id);
    await change(post.id, { isPublished: false });
    const again = await change(post.id, { isPublished: true });
    expect(sinceMs(again.publishDate)).toBeGreaterThan(DAY_MS);
  });

  it('does not change when it was chosen, past or future', async () => {
    for (const publishDate of ['2026-01-05T08:00:00.000Z', '2031-05-04T08:30:00.000Z']) {
      const first = await write({ isPublished: false, publishDate });
      const later = await write({ isPublished: false });
      expect(first.publishDatePending).toBe(false);
      await change(later.id, { publishDate });
      for (const { id } of [first, later]) {
        expect(await change(id, { isPublished: true })).toMatchObject({ publishDate });
      }
    }
  });
});
