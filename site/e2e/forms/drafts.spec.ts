import { expect, test } from '../../../testing/fixtures';

const DAY_MS = 86_400_000;

/** Every URL of the site that might show a post. */
function urlsOf({ id, slug }: { id: number; slug: string }, word: string): string[] {
  const names = [
    slug,
    String(id),
    slug.toUpperCase(),
    `${slug}/`,
    `${slug}.data`,
    `${slug}?lang=en`,
  ];
  const queries = [`q=${word}`, `q=${word.slice(0, 5)}`, `category=${word}`, 'lang=en', 'page=1'];
  const routes = ['routes/blog/blog', 'routes/blog/blog-post', 'root'];
  return [
    ...names.map((name) => `/blog/${name}`),
    ...routes.map((route) => `/blog/${slug}.data?_routes=${encodeURIComponent(route)}`),
    ...queries.flatMap((query) => [`/blog?${query}`, `/blog.data?${query}`]),
    ...['', '.data'].map((end) => `/preview/blog/hr/${id}${end}`),
    '/',
    '/_root.data',
    '/?lang=en',
    '/feed.xml',
    '/sitemap.xml',
    '/__manifest?p=/blog',
    ...['', '?lang=en'].map((query) => `/og/blog/${slug}.png${query}`),
    `/og/blog/${slug}.jpg`,
  ];
}

test('drafts and scheduled posts are on no page, in no data and in no picture', async ({
  api,
  request,
}) => {
  const word = `zvrndarija${Date.now().toString(36)}`;
  const kinds = {
    nacrt: { isPublished: false },
    zakazano: {
      isPublished: true,
      publishDate: new Date(Date.now() + DAY_MS).toISOString(),
    },
  };
  for (const [kind, state] of Object.entries(kinds)) {
    const text = `${word} ${kind} u tekstu članka`;
    const added = await api.post('/api/blog', {
      data: {
        slug: `objava-${kind}-${word}`,
        title: text,
        titleEn: text,
        author: word,
        content: text,
        contentEn: text,
        category: word,
        ...state,
      },
    });
    expect(added.status(), await added.text()).toBe(201);
    const post = (await added.json()) as { id: number; slug: string };
    for (const url of urlsOf(post, word)) {
      const answer = await request.get(url, { maxRedirects: 0 });
      // A page repeats its search and its own URL.
      const query = decodeURIComponent(new URL(answer.url()).search);
      const body = (await answer.text()).toLowerCase();
      expect(body, url).not.toContain(`${word} ${kind}`);
      if (!query.includes(word.slice(0, 5)) && !url.includes(post.slug)) {
        expect(body, url).not.toContain(word);
      }
      expect(answer.status(), url).toBeLessThan(500);
      if (url.startsWith('/og/')) expect(answer.status(), url).toBe(404);
    }

    // Once it is public, the same words are found.
    const now = { isPublished: true, publishDate: new Date().toISOString() };
    expect((await api.patch(`/api/blog/${post.id}`, { data: now })).status()).toBe(200);
    expect(await (await request.get(`/blog/${post.slug}`)).text()).toContain(text);
    await api.delete(`/api/blog/${post.id}`);
  }
});
