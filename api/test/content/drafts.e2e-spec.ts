import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BlogPost } from '../../src/blog/blog-post.entity.js';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

/** In every text of a post that is not public; nothing else holds it. */
const SECRET = 'Zvrndarija';
const DAY_MS = 86_400_000;

let test: TestApp;
let hidden: Record<string, BlogPost>;
let shown: BlogPost;
beforeAll(async () => {
  test = await startTestApp();
  const texts = (slug: string) => ({
    slug,
    title: `${SECRET} a`,
    titleEn: `${SECRET} b`,
    category: SECRET,
    content: `${SECRET} u tekstu`,
    contentEn: `${SECRET} in the text`,
    author: SECRET,
  });
  hidden = {
    'a draft': await createBlogPost(test.dataSource, {
      ...texts('neobjavljeni-nacrt'),
      isPublished: false,
    }),
    'a scheduled post': await createBlogPost(test.dataSource, {
      ...texts('zakazani-clanak'),
      isPublished: true,
      publishDate: new Date(Date.now() + DAY_MS),
    }),
  };
  shown = await createBlogPost(test.dataSource, { isPublished: true });
});
afterAll(() => test.close());

const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));

/** Every way in which somebody might ask for a post, by the ways of finding it. */
function waysTo({ id, slug }: BlogPost): string[] {
  const one = [String(id), slug, slug.toUpperCase(), `0${id}`, `${id}.0`, `+${id}`, `%20${slug}`];
  const filters = [
    { id: [id] },
    { q: SECRET },
    { category: SECRET },
    { published: false },
    { published: true },
    { slug },
  ];
  return [
    ...one.flatMap((name) => [
      `/api/blog/${name}`,
      `/api/blog/${name}/neighbours`,
      `/api/blog/${name}/versions`,
      `/api/blog/${name}/versions/1`,
    ]),
    ...filters.flatMap((filter) => [
      `/api/blog?filter=${json(filter)}`,
      `/api/blog?filter=${json(filter)}&range=[0,999]&sort=["publishDate","DESC"]`,
    ]),
    `/api/blog?id=${id}`,
    `/api/blog?q=${SECRET}`,
    `/api/blog?q=${SECRET.slice(0, 5)}`,
    `/api/blog?category=${SECRET}`,
    ...['published=false', 'published=true', 'published=0', 'isPublished=false', 'lang=en'].map(
      (query) => `/api/blog?${query}`,
    ),
    '/api/blog',
    '/api/blog?range=[0,999]',
    '/api/blog?sort=["publishDate","DESC"]',
    '/api/blog/categories',
    `/api/blog/${shown.id}/neighbours`,
    `/api/blog/${shown.slug}/neighbours`,
    '/feed.xml',
    '/feed.xml?lang=en',
  ];
}

describe('a post that is not public', () => {
  it.each(['a draft', 'a scheduled post'])('is found in no way by a visitor: %s', async (kind) => {
    const post = hidden[kind];
    if (!post) throw new Error(`There is no ${kind}`);
    const ways = waysTo(post);
    expect(ways.length).toBeGreaterThan(50);
    for (const way of ways) {
      for (const headers of [{}, { Authorization: 'Bearer x' }, { Cookie: 'session=x' }]) {
        const { text, status, headers: answered } = await test.anonymous.get(way).set(headers);
        expect([way, status < 500]).toEqual([way, true]);
        expect([way, text.includes(SECRET)]).toEqual([way, false]);
        expect([way, JSON.stringify(answered).includes(post.slug)]).toEqual([way, false]);
      }
    }
  });

  it('is found by an administrator in the same ways', async () => {
    const { body } = await test.anonymous.get(`/api/blog?q=${SECRET}`).set(test.admin).expect(200);
    expect(body).toHaveLength(2);
  });

  it('is no more to a member than to a visitor', async () => {
    const member = await test.signIn({ role: 'member' });
    const { body } = await test.anonymous.get(`/api/blog?q=${SECRET}`).set(member).expect(200);
    expect(body).toEqual([]);
    await test.anonymous.get('/api/blog/neobjavljeni-nacrt').set(member).expect(404);
  });
});
