import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BlogPost } from '../../src/blog/blog-post.entity.js';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

/** A word of all texts of the posts that are not public, and of no other text. */
const SECRET = 'Zvrndarija';
const DAY_MS = 86_400_000;

let test: TestApp;
let hidden: Record<string, BlogPost>;
let published: BlogPost;
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
  published = await createBlogPost(test.dataSource, { isPublished: true });
});
afterAll(() => test.close());

const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));

/** The URLs that could reveal a post. */
function urlsFor({ id, slug }: BlogPost): string[] {
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
    `/api/blog/${published.id}/neighbours`,
    `/api/blog/${published.slug}/neighbours`,
    '/feed.xml',
    '/feed.xml?lang=en',
  ];
}

describe('a post that is not public', () => {
  it.each(['a draft', 'a scheduled post'])(
    'is not revealed to a visitor by any URL: %s',
    async (kind) => {
      const post = hidden[kind];
      if (!post) throw new Error(`There is no ${kind}`);
      const urls = urlsFor(post);
      expect(urls.length).toBeGreaterThan(50);
      for (const url of urls) {
        for (const headers of [{}, { Authorization: 'Bearer x' }, { Cookie: 'session=x' }]) {
          const {
            text,
            status,
            headers: responseHeaders,
          } = await test.anonymous.get(url).set(headers);
          expect([url, status < 500]).toEqual([url, true]);
          expect([url, text.includes(SECRET)]).toEqual([url, false]);
          expect([url, JSON.stringify(responseHeaders).includes(post.slug)]).toEqual([url, false]);
        }
      }
    },
  );

  it('is found by an administrator', async () => {
    const { body } = await test.anonymous.get(`/api/blog?q=${SECRET}`).set(test.admin).expect(200);
    expect(body).toHaveLength(2);
  });

  it('is not shown to a signed-in member', async () => {
    const member = await test.signIn({ role: 'member' });
    const { body } = await test.anonymous.get(`/api/blog?q=${SECRET}`).set(member).expect(200);
    expect(body).toEqual([]);
    await test.anonymous.get('/api/blog/neobjavljeni-nacrt').set(member).expect(404);
  });
});
