import { expect, test } from '../../../testing/fixtures';
import { withRows } from '../pages/rows';

test.describe.configure({ mode: 'parallel' });

const PAGES = [
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

const urlIn = (path: string, language: 'hr' | 'en') =>
  language === 'hr' ? path : `${path}${path.includes('?') ? '&' : '?'}lang=en`;

/** The attributes of all elements of a kind in HTML. */
function elementsOf(html: string, element: string): Record<string, string>[] {
  const decode = (text: string) =>
    text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
  return [...html.matchAll(RegExp(`<${element}((?: [\\w:-]+="[^"]*")+)`, 'g'))].map(
    ([, attributes = '']) =>
      Object.fromEntries(
        [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
          name.toLowerCase(),
          decode(value),
        ]),
      ),
  );
}

const contentOf = (html: string, name: string): string =>
  elementsOf(html, 'meta').find((meta) => [meta.property, meta.name].includes(name))?.content ?? '';

const structuredData = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json),
  );

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
  test(`every page has the metadata for search engines and link previews (${language})`, async ({
    request,
    baseURL,
  }) => {
    const { origin } = new URL(baseURL ?? '');
    for (const path of PAGES) {
      const html = await (await request.get(urlIn(path, language))).text();
      const links = elementsOf(html, 'link');
      expect(links.filter(({ rel }) => rel === 'canonical').map(({ href }) => href)).toEqual([
        `${origin}${urlIn(path, language)}`,
      ]);
      const alternates = links.filter(({ rel, hreflang }) => rel === 'alternate' && hreflang);
      const others = [urlIn(path, 'hr'), urlIn(path, 'en'), urlIn(path, 'hr')];
      expect(alternates.map(({ href }) => href)).toEqual(others.map((url) => origin + url));
      const { length } = contentOf(html, 'description');
      expect([path, length > 40 && length <= 160]).toEqual([path, true]);
      expect(contentOf(html, 'og:locale')).toBe(language === 'hr' ? 'hr_HR' : 'en_US');
      expect(contentOf(html, 'og:title')).toMatch(/\S/);
      expect(contentOf(html, 'og:image:alt')).toBe(contentOf(html, 'og:title'));
      expect(contentOf(html, 'twitter:card')).toBe('summary_large_image');
      const image = contentOf(html, 'og:image');
      expect(image.startsWith(`${origin}/og/${language}/`)).toBe(true);
      const drawn = await request.get(image);
      expect([path, drawn.status()]).toEqual([path, 200]);
      expect(drawn.headers()).toMatchObject({
        'content-type': 'image/png',
        'cache-control': expect.stringContaining('immutable'),
      });
      const png = await drawn.body();
      expect(png.length).toBeLessThan(120_000);
      expect([16, 20].map((at) => png.readUInt32BE(at))).toEqual([1200, 630]);
      const data = structuredData(html);
      const types = data.map((one) => one['@type']);
      expect(types).toContain(path === '/' ? 'NGO' : 'BreadcrumbList');
      for (const found of data.flatMap(pageUrlsIn)) {
        const { searchParams } = new URL(found);
        expect([found, searchParams.get('lang')]).toEqual([found, language === 'en' ? 'en' : null]);
      }
      const feeds = links.filter(({ type }) => type === 'application/atom+xml');
      expect(feeds.map(({ href }) => href)).toEqual([urlIn('/feed.xml', language)]);
    }
  });
}

test('the sitemap lists existing pages in both languages, and robots.txt names it', async ({
  request,
  baseURL,
}) => {
  test.slow();
  const { origin } = new URL(baseURL ?? '');
  const xml = await (await request.get('/sitemap.xml')).text();
  const listed = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, found = '']) => found);
  const wanted = PAGES.filter((path) => !path.includes('?'));
  for (const language of ['hr', 'en'] as const) {
    const urls = wanted.map((path) => origin + urlIn(path, language));
    expect(listed).toEqual(expect.arrayContaining(urls));
  }
  for (const found of listed) expect((await request.get(found)).status(), found).toBe(200);
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
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
  expect(robots).toContain('Disallow: /admin');
  for (const path of ['/search?q=terapija', '/nigdje']) {
    expect(contentOf(await (await request.get(path)).text(), 'robots'), path).toBe('noindex');
  }
});

test('social cards differ, and exist only for existing pages', async ({ request }) => {
  const bodies = new Set<string>();
  for (const path of [
    'blog.png',
    'blog/terapija-opustanja.png',
    'projects/zazeli-iii.png',
    'blog.png?category=Terapija',
  ]) {
    const answer = await request.get(`/og/hr/${path}`);
    expect(answer.status(), path).toBe(200);
    bodies.add((await answer.body()).toString('base64'));
  }
  expect(bodies.size).toBe(4);
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

test('posts, events and the association are described in structured data', async ({
  request,
  api,
  baseURL,
}) => {
  const { origin } = new URL(baseURL ?? '');
  const dataOf = async (path: string, type: string) => {
    const html = await (await request.get(path)).text();
    return structuredData(html).find((one) => one['@type'] === type);
  };
  const organization = { '@type': 'NGO', '@id': `${origin}/#organization` };
  const post = await (await api.get('/api/blog/terapija-opustanja')).json();
  const byId = await (await request.get(`/blog/${post.id}`)).text();
  expect(byId).toContain(`<link rel="canonical" href="${origin}/blog/terapija-opustanja"/>`);
  expect(await dataOf(`/blog/${post.id}`, 'BlogPosting')).toMatchObject({
    headline: 'Terapija opuštanja',
    image: [expect.stringContaining(`${origin}/og/hr/blog/terapija-opustanja.png`)],
    datePublished: post.publishDate,
    dateModified: post.updatedAt,
    author: { '@type': 'Person', name: 'Ana Horvat' },
    publisher: organization,
    inLanguage: 'hr',
  });
  const openDay = {
    title: 'Dan otvorenih vrata',
    titleEn: 'Open day',
    description: 'Navratite na kavu i razgovor.',
    descriptionEn: 'Come for coffee and a chat.',
    location: 'Knin',
    eventDate: '2093-05-12T17:30:00+02:00',
    endDate: '2093-05-12T19:00:00+02:00',
  };
  await withRows(api, 'events', [openDay], async ([row]) => {
    expect(await dataOf('/events?lang=en', 'Event')).toMatchObject({
      name: 'Open day',
      organizer: organization,
      url: `${origin}/events/dan-otvorenih-vrata?lang=en`,
    });
    const html = await (await request.get('/events/dan-otvorenih-vrata?lang=hr')).text();
    expect(contentOf(html, 'og:description')).toMatch(/^12\.\s\S+\s2093\., Knin\. Navratite/);
    expect(html).toContain(`/events/${row?.id}.ics?lang=hr`);
    const home = await (await request.get('/')).text();
    expect(home).toContain('Dan otvorenih vrata');
  });
  const settings = await (await api.get('/api/settings/1')).json();
  expect((await dataOf('/contact', 'ContactPage'))?.about).toMatchObject({
    '@type': 'NGO',
    name: settings.name,
    telephone: settings.phone,
    contactPoint: { telephone: settings.phone, description: settings.phoneHours },
    email: settings.email,
    address: { '@type': 'PostalAddress', streetAddress: settings.street },
    sameAs: expect.arrayContaining(Object.values(settings.socialLinks)),
  });
});
