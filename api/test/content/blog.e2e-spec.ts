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

describe('reading posts', () => {
  let shown: BlogPost, draft: BlogPost, scheduled: BlogPost;
  const category = 'Vidljivost';
  beforeAll(async () => {
    const { dataSource } = test;
    shown = await createBlogPost(dataSource, { category });
    draft = await createBlogPost(dataSource, { category, isPublished: false });
    scheduled = await createBlogPost(dataSource, { category, publishDate: inHours(1) });
  });

  it('shows visitors only posts that are published and whose moment has come', async () => {
    const { body } = await test.anonymous.get(`/api/blog?category=${category}`).expect(200);
    expect(slugs(body)).toEqual([shown.slug]);
  });

  it('shows visitors no drafts whatever they filter by', async () => {
    for (const query of ['published=false', 'isPublished=false', `slug=${draft.slug}`]) {
      const { body } = await test.anonymous.get(`/api/blog?${query}`).expect(200);
      expect(body).toEqual([]);
    }
    const filter = encodeURIComponent(JSON.stringify({ id: [draft.id, scheduled.id] }));
    const { body } = await test.anonymous.get(`/api/blog?filter=${filter}`).expect(200);
    expect(body).toEqual([]);
  });

  it('shows administrators drafts and scheduled posts too, newest first', async () => {
    const { body } = await test.anonymous
      .get(`/api/blog?category=${category}`)
      .set(test.admin)
      .expect(200);
    expect(slugs(body)).toEqual([scheduled.slug, draft.slug, shown.slug]);
  });

  it('shows administrators only what is out when they ask for published', async () => {
    const { body } = await test.anonymous
      .get(`/api/blog?published=true&category=${category}`)
      .set(test.admin)
      .expect(200);
    expect(slugs(body)).toEqual([shown.slug]);
  });

  it('shows signed-in members no more than visitors', async () => {
    const member = await test.signIn({ role: 'member' });
    const { body } = await test.anonymous.get(`/api/blog?category=${category}`).set(member);
    expect(slugs(body)).toEqual([shown.slug]);
    await test.anonymous.get(`/api/blog/${draft.id}`).set(member).expect(404);
  });

  it('answers one post by id and by slug', async () => {
    const byId = await test.anonymous.get(`/api/blog/${shown.id}`).expect(200);
    const bySlug = await test.anonymous.get(`/api/blog/${shown.slug}`).expect(200);
    expect(byId.body).toEqual(bySlug.body);
    expect(byId.body).toMatchObject({ id: shown.id, slug: shown.slug, title: shown.title });
  });

  it('says 404 to visitors for drafts, scheduled posts and what does not exist', async () => {
    for (const key of [draft.id, draft.slug, scheduled.slug, 'nema-ga', '0', '2147483648', '-1']) {
      const { body } = await test.anonymous.get(`/api/blog/${key}`).expect(404);
      expect(body).toMatchObject({ status: 404, detail: 'Članak ne postoji.' });
    }
    await test.anonymous.get(`/api/blog/${draft.slug}`).set(test.admin).expect(200);
  });

  it('lists each category of the visible posts once', async () => {
    await createBlogPost(test.dataSource, { category: 'Samo nacrt', isPublished: false });
    await createBlogPost(test.dataSource, { category });
    const visitors = await test.anonymous.get('/api/blog/categories').expect(200);
    expect(visitors.body).toContain(category);
    expect(visitors.body).not.toContain('Samo nacrt');
    expect(new Set(visitors.body).size).toBe(visitors.body.length);
    const administrators = await test.anonymous.get('/api/blog/categories').set(test.admin);
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

  it('are those of all posts for administrators', async () => {
    const { next } = await neighbours(at(5).id, test.admin);
    expect(Date.parse(next.publishDate)).toBeGreaterThan(Date.now());
    expect((await neighbours(at(2).id, test.admin)).next.slug).not.toBe(at(3).slug);
  });

  it('come with related posts: of its category first, then others, newest first', async () => {
    const related = async (index: number) => slugs((await neighbours(at(index).slug)).related);
    expect(await related(2)).toEqual(slugs([at(5), at(4), at(3)]));
    expect(await related(1)).toEqual(slugs([at(5), at(4), at(3)]));
    await test.dataSource.getRepository(BlogPost).update(at(0).id, { category: 'B' });
    expect(await related(1)).toEqual(slugs([at(0), at(5), at(4)]));
    expect(await related(0)).toEqual(slugs([at(1), at(5), at(4)]));
  });

  it('follow each other through posts of the same moment, each once', async () => {
    await test.dataSource
      .query(`UPDATE blog_posts SET publish_date = '2026-01-02 10:00:00.123456+00'
      WHERE is_published AND publish_date <= now()`);
    const seen = [];
    let here = at(0);
    for (;;) {
      seen.push(here.id);
      const { previous, next } = await neighbours(here.slug);
      expect(previous?.id ?? null).toBe(seen.at(-2) ?? null);
      if (!next) break;
      here = next;
    }
    expect(seen).toEqual(posts.map(({ id }) => id));
  });

  it('are there for a built-in article, and a 404 for what cannot be read', async () => {
    const { previous, next } = await neighbours('terapija-opustanja');
    expect([previous?.id, next]).toEqual([at(5).id, null]);
    const draft = await createBlogPost(test.dataSource, { isPublished: false });
    for (const key of [draft.slug, draft.id, 'nema-ga', '0']) {
      await test.anonymous.get(`/api/blog/${key}/neighbours`).expect(404);
    }
    await test.anonymous.get(`/api/blog/${draft.id}/neighbours`).set(test.admin).expect(200);
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

  it('give way to a row of the same slug, but not to a draft of it for visitors', async () => {
    const [slug] = SLUGS;
    const post = await createBlogPost(test.dataSource, { slug });
    const shown = await test.anonymous.get(`/api/blog/${slug}`).expect(200);
    expect(shown.body).toMatchObject({ id: post.id, title: post.title });
    await test.anonymous
      .patch(`/api/blog/${post.id}`)
      .set(test.admin)
      .send({ isPublished: false })
      .expect(200);
    const visitor = await test.anonymous.get(`/api/blog/${slug}`).expect(200);
    expect(visitor.body.id).toBe(0);
    const administrator = await test.anonymous.get(`/api/blog/${slug}`).set(test.admin);
    expect(administrator.body.id).toBe(post.id);
    await test.anonymous.delete(`/api/blog/${post.id}`).set(test.admin).expect(200);
    const again = await test.anonymous.get(`/api/blog/${slug}`).expect(200);
    expect(again.body.id).toBe(0);
  });
});

describe('writing posts', () => {
  it('creates, changes and deletes a post, each time answering the row', async () => {
    const fields = blogPostBody({ unknown: 'dropped', id: 999_999 });
    const created = await test.anonymous.post('/api/blog').set(test.admin).send(fields).expect(201);
    const { id } = created.body;
    expect(id).not.toBe(999_999);
    expect(created.body).not.toHaveProperty('unknown');
    expect(created.body).toMatchObject({ title: fields.title, authorPosition: null });

    const put = await test.anonymous
      .put(`/api/blog/${id}`)
      .set(test.admin)
      .send({ ...created.body, title: 'Novi naslov' })
      .expect(200);
    expect(put.body).toMatchObject({ id, title: 'Novi naslov', slug: fields.slug });

    const patched = await test.anonymous
      .patch(`/api/blog/${id}`)
      .set(test.admin)
      .send({ isPublished: false })
      .expect(200);
    expect(patched.body).toMatchObject({ id, title: 'Novi naslov', isPublished: false });

    const deleted = await test.anonymous.delete(`/api/blog/${id}`).set(test.admin).expect(200);
    expect(deleted.body).toMatchObject({ id, slug: fields.slug });
    await test.anonymous.get(`/api/blog/${id}`).set(test.admin).expect(404);
    await test.anonymous.delete(`/api/blog/${id}`).set(test.admin).expect(404);
    await test.anonymous.put(`/api/blog/${id}`).set(test.admin).send({}).expect(404);
  });

  it('answers moments in one form, however they were written', async () => {
    const { id } = await createBlogPost(test.dataSource);
    for (const publishDate of ['2026-05-04T10:00:00+02:00', '2026-05-04T08:00:00Z']) {
      const { body } = await test.anonymous
        .put(`/api/blog/${id}`)
        .set(test.admin)
        .send({ publishDate })
        .expect(200);
      expect(body.publishDate).toBe('2026-05-04T08:00:00.000Z');
    }
  });

  it('gives what is left out its default', async () => {
    const { title, titleEn, slug, content, contentEn } = blogPostBody();
    const { body } = await test.anonymous
      .post('/api/blog')
      .set(test.admin)
      .send({ title, titleEn, slug, content, contentEn })
      .expect(201);
    expect(body).toMatchObject({
      category: 'news',
      author: '',
      imageUrl: null,
      isPublished: false,
    });
    expect(Math.abs(Date.parse(body.publishDate) - Date.now())).toBeLessThan(60_000);
  });

  it('stores an empty image address as null, and trims texts', async () => {
    const { body } = await test.anonymous
      .post('/api/blog')
      .set(test.admin)
      .send(blogPostBody({ imageUrl: '', title: '  Naslov  ' }))
      .expect(201);
    expect(body).toMatchObject({ imageUrl: null, title: 'Naslov' });
  });

  it('clears what may be empty', async () => {
    const { id } = await createBlogPost(test.dataSource, {
      imageUrl: '/images/a.svg',
      authorPosition: 'Predsjednica',
    });
    const { body } = await test.anonymous
      .patch(`/api/blog/${id}`)
      .set(test.admin)
      .send({ imageUrl: '', authorPosition: null, author: '' })
      .expect(200);
    expect(body).toMatchObject({ imageUrl: null, authorPosition: null, author: '' });
  });

  it('names the slug when it is taken, on creating and on changing', async () => {
    const { slug } = await createBlogPost(test.dataSource);
    const other = await createBlogPost(test.dataSource);
    const errors = { slug: 'Članak s ovim slugom već postoji' };
    const created = await test.anonymous
      .post('/api/blog')
      .set(test.admin)
      .send(blogPostBody({ slug }))
      .expect(409);
    expect(created.body).toMatchObject({ status: 409, errors });
    const changed = await test.anonymous
      .put(`/api/blog/${other.id}`)
      .set(test.admin)
      .send({ slug })
      .expect(409);
    expect(changed.body).toMatchObject({ errors });
  });

  it('lets one of fifty parallel creations of a slug win and refuses the others', async () => {
    const fields = blogPostBody();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        test.anonymous.post('/api/blog').set(test.admin).send(fields),
      ),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array<number>(49).fill(409)]);
    expect(await test.dataSource.getRepository(BlogPost).countBy({ slug: fields.slug })).toBe(1);
  });

  it('tells the page cache when the next scheduled post appears', async () => {
    const changes = test.app.get(ContentChanges);
    const publishDate = inHours(0.5);
    await createBlogPost(test.dataSource, { publishDate: inHours(30) });
    await createBlogPost(test.dataSource, { publishDate });
    await createBlogPost(test.dataSource, { publishDate: inHours(0.2), isPublished: false });
    changes.changed();
    expectAround(await changes.validUntil(), publishDate.getTime());
  });

  it('lets pages be kept where our clock is ahead of the database’s, or behind', async () => {
    const changes = test.app.get(ContentChanges);
    const publishDate = inHours(0.1);
    await createBlogPost(test.dataSource, { publishDate });
    const now = Date.now.bind(Date);
    for (const ahead of [HOUR_MS, -HOUR_MS]) {
      const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
      try {
        changes.changed();
        expectAround(await changes.validUntil(), publishDate.getTime() + ahead);
      } finally {
        clock.mockRestore();
      }
    }
  });
});

describe('the date of a post', () => {
  const day = 24 * HOUR_MS;
  const write = async (fields: object) => {
    const { body } = await test.anonymous
      .post('/api/blog')
      .set(test.admin)
      .send(blogPostBody(fields))
      .expect(201);
    return body;
  };
  const change = async (id: number, fields: object) => {
    const { body } = await test.anonymous
      .put(`/api/blog/${id}`)
      .set(test.admin)
      .send(fields)
      .expect(200);
    return body;
  };
  /** As if the post had been added two days ago. */
  const age = (id: number) =>
    test.dataSource.query(
      `UPDATE blog_posts SET publish_date = publish_date - interval '2 days' WHERE id = $1`,
      [id],
    );
  const sinceMs = (date: string) => Date.now() - Date.parse(date);

  it('is set when a draft is published, whether or not its date is sent back', async () => {
    for (const sendBack of [true, false]) {
      const { id } = await write({ isPublished: false });
      await age(id);
      const draft = await change(id, { title: 'Još nije gotovo' });
      expect(draft.publishDatePending).toBe(true);
      expect(sinceMs(draft.publishDate)).toBeGreaterThan(day);
      const fields = sendBack ? { ...draft, isPublished: true } : { isPublished: true };
      const published = await change(id, fields);
      expect(published).toMatchObject({ isPublished: true, publishDatePending: false });
      expect(sinceMs(published.publishDate)).toBeLessThan(HOUR_MS);
      const { body: newest } = await test.anonymous.get('/api/blog').expect(200);
      expect(newest[0].id).toBe(id);
    }
  });

  it('stays when a post that was public is published again', async () => {
    const post = await write({});
    await age(post.id);
    await change(post.id, { isPublished: false });
    const again = await change(post.id, { isPublished: true });
    expect(sinceMs(again.publishDate)).toBeGreaterThan(day);
  });

  it('stays as it was chosen, past or future', async () => {
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
