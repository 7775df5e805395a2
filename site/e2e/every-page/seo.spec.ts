import { expect, test } from '../../../testing/fixtures';

const pages = [
  '/',
  '/about',
  '/projects',
  '/projects?tab=upcoming',
  '/projects/zazeli-iii',
  '/project-documents',
  '/blog',
  '/blog/terapija-opustanja',
  '/events',
  '/events/radionica-trazenja-posla',
  '/javni-poziv',
  '/contact',
  '/donate',
  '/legal',
  '/newsletter',
];

/** The attributes of all elements of a kind in HTML. */
function elementsOf(html: string, element: string): Record<string, string>[] {
  const decode = (text: string) =>
    text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
  return [...html.matchAll(new RegExp(`<${element}((?: [\\w:-]+="[^"]*")+)`, 'g'))].map(
    ([, attributes = '']) =>
      Object.fromEntries(
        [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
          name.toLowerCase(),
          decode(value),
        ]),
      ),
  );
}

/** The URLs of pages anywhere in structured data; an `@id` is an identifier, not a page. */
function pageUrlsIn(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) return [];
  // A picture is the same file in both languages.
  if ('@type' in data && data['@type'] === 'ImageObject') return [];
  return Object.entries(data).flatMap(([key, value]) => {
    const isPageUrl =
      ['url', 'item', 'mainEntityOfPage'].includes(key) && typeof value === 'string';
    return isPageUrl ? [value] : pageUrlsIn(value);
  });
}

for (const language of ['hr', 'en'] as const) {
  const urlOf = (path: string) =>
    language === 'hr' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=en`;

  for (const path of pages) {
    test(`${path} has the metadata for search engines and link previews (${language})`, async ({
      request,
      baseURL,
    }) => {
      const { origin } = new URL(baseURL ?? '');
      const response = await request.get(urlOf(path));
      expect(response.status()).toBe(200);
      const html = await response.text();
      const metas = elementsOf(html, 'meta');
      const links = elementsOf(html, 'link');
      const content = (property: string) =>
        metas.find((meta) => meta.property === property)?.content;
      const named = (name: string) => metas.find((meta) => meta.name === name)?.content;
      expect(links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href)).toEqual([
        `${origin}${urlOf(path)}`,
      ]);
      const alternates = links.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang);
      expect(alternates).toHaveLength(3);
      const description = named('description');
      expect(description?.length).toBeGreaterThan(40);
      expect(description?.length).toBeLessThanOrEqual(160);
      expect(content('og:locale')).toBe(language === 'hr' ? 'hr_HR' : 'en_US');
      expect(content('og:image:width')).toBe('1200');
      expect(content('og:image:height')).toBe('630');
      expect(content('og:title')).toMatch(/\S/);
      expect(content('og:image:alt')).toBe(content('og:title'));
      expect(named('twitter:card')).toBe('summary_large_image');

      const image = content('og:image') ?? '';
      expect(image.startsWith(`${origin}/og/${language}/`)).toBe(true);
      const drawn = await request.get(image);
      expect(drawn.status()).toBe(200);
      expect(drawn.headers()['content-type']).toBe('image/png');
      expect(drawn.headers()['cache-control']).toContain('immutable');
      const png = await drawn.body();
      expect(png.length).toBeLessThan(120_000);
      expect([16, 20].map((at) => png.readUInt32BE(at))).toEqual([1200, 630]);

      const data = [
        ...html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g),
      ].map(([, json = '']): unknown => JSON.parse(json));
      const types = data.map((one) => (one as { '@type': string })['@type']);
      expect(types).toContain(path === '/' ? 'NGO' : 'BreadcrumbList');
      const urls = data.flatMap(pageUrlsIn);
      expect(urls.length).toBeGreaterThan(0);
      for (const found of urls) {
        const { searchParams } = new URL(found);
        expect([found, searchParams.get('lang')]).toEqual([found, language === 'en' ? 'en' : null]);
      }
      const feeds = links.filter(({ type }) => type === 'application/atom+xml');
      expect(feeds.map(({ href }) => href)).toEqual([
        language === 'hr' ? '/feed.xml' : '/feed.xml?lang=en',
      ]);
    });
  }

  test(`the sitemap lists existing pages in both languages (${language})`, async ({
    request,
    baseURL,
  }) => {
    const { origin } = new URL(baseURL ?? '');
    const xml = await (await request.get('/sitemap.xml')).text();
    const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, found = '']) => found);
    const wanted = pages.filter((path) => !path.includes('?')).map((path) => origin + urlOf(path));
    expect(listed).toEqual(expect.arrayContaining(wanted));
    const own = listed.filter((found) => found.includes('lang=en') === (language === 'en'));
    for (const found of own) expect((await request.get(found)).status(), found).toBe(200);
    for (const [entry, found = ''] of xml.matchAll(/<url><loc>([^<]*)<[^]*?<\/url>/g)) {
      const croatian = found.replace(/\?lang=en$/, '');
      const alternates = [...entry.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)];
      expect(alternates.map(([, ...alternate]) => alternate)).toEqual([
        ['hr', croatian],
        ['en', `${croatian}?lang=en`],
        ['x-default', croatian],
      ]);
    }
    expect(xml).toMatch(/terapija-opustanja<\/loc><lastmod>\d{4}-\d\d-\d\dT/);
  });
}

test('robots.txt names the sitemap and disallows the panel', async ({ request, baseURL }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain(`Sitemap: ${new URL(baseURL ?? '').origin}/sitemap.xml`);
  expect(text).toContain('Disallow: /admin');
});

test('an article, a project and a category have different social cards', async ({ request }) => {
  const bodies = new Set<string>();
  for (const path of [
    'blog',
    'blog/terapija-opustanja',
    'projects/zazeli-iii',
    'blog.png?category=Terapija',
  ]) {
    const answer = await request.get(`/og/hr/${path.includes('.png') ? path : `${path}.png`}`);
    expect(answer.status(), path).toBe(200);
    bodies.add((await answer.body()).toString('base64'));
  }
  expect(bodies.size).toBe(4);
});

test('a social card exists only for an existing page', async ({ request }) => {
  for (const path of [
    'nema.png',
    'blog/nema.png',
    'blog.png?q=Ulaz%20zabranjen',
    'blog.png?category=Izmislio%20sam',
    'blog.png?page=99',
  ]) {
    expect((await request.get(`/og/hr/${path}`)).status(), path).toBe(404);
  }
});

test('other spellings of a URL redirect permanently to the canonical one', async ({ request }) => {
  for (const [from, to] of [
    ['/about/', '/about'],
    ['/Blog/Terapija-Opustanja?lang=en', '/blog/terapija-opustanja?lang=en'],
    ['/blog//terapija-opustanja/', '/blog/terapija-opustanja'],
    ['/projects/?tab=upcoming', '/projects?tab=upcoming'],
    ['/events//?tab=past&lang=en', '/events?tab=past&lang=en'],
    ['/%61bout/', '/about'],
  ] as const) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status(), from).toBe(301);
    expect(answer.headers().location).toBe(to);
    expect((await request.get(from)).status()).toBe(200);
  }
});

test('the icon is also served at /favicon.ico, for documents without HTML', async ({ request }) => {
  const answer = await request.get('/favicon.ico');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('image/vnd.microsoft.icon');
  const icon = await answer.body();
  // Two bytes each: reserved, the type, and the number of sizes.
  expect([0, 2, 4].map((at) => icon.readUInt16LE(at))).toEqual([0, 1, 3]);
});

test('no path redirects to another host', async ({ request, baseURL }) => {
  const { origin } = new URL(baseURL ?? '');
  for (const path of [
    '//evil.example',
    '//evil.example/',
    '///evil.example/',
    '/\\evil.example/',
  ]) {
    // The client would normalize the path of a relative URL.
    const answer = await request.get(`${origin}${path}`, { maxRedirects: 0 });
    const { location = '/' } = answer.headers();
    expect(new URL(location, origin).origin, path).toBe(origin);
  }
});

test('a POST request is not redirected permanently', async ({ request }) => {
  const answer = await request.post('/newsletter/', { form: { email: 'x' }, maxRedirects: 0 });
  expect(answer.status()).not.toBe(301);
});

test.describe('a path that cannot be decoded', () => {
  test.use({ expectedErrors: [/404/] });

  for (const path of ['/%E0%A4%A', '/blog/%E0%A4%A', '/blog/%00', '/%']) {
    test(`${path} is answered with the not-found page`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        '404 Stranica nije pronađena',
      );
      await page.getByRole('main').getByRole('link', { name: 'Na naslovnicu' }).click();
      await expect(page).toHaveURL('/');
    });
  }
});
