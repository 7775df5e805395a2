import type { APIRequestContext } from '@playwright/test';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from '../../../testing/fixtures';
import routes from '../../app/routes';

/**
 * What is not public is on no page of the site. That no operation of the API says anything of it is
 * tested there, for every kind and state; the site reads nothing else.
 */

/** A word of the texts of all hidden rows, and a typo in it. */
const WORD = 'zvrndarija';
const TYPO = 'zvrnadrija';

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

const texts = (slug: string) => ({
  slug,
  title: `Ovo je ${WORD}`,
  titleEn: `This is ${WORD}`,
  content: `Ovo je ${WORD} u tekstu.`,
  contentEn: `This is ${WORD} in a text.`,
});
const call = {
  slug: 'poziv-bez-rezultata',
  title: 'Poziv bez rezultata',
  titleEn: 'Call without results',
  subject: 'za prijavu',
  subjectEn: 'for applications',
  summary: 'Sažetak poziva.',
  summaryEn: 'Summary of the call.',
  lead: 'Uvod u poziv.',
  leadEn: 'Lead of the call.',
  parts: [{ heading: 'Uvjeti', headingEn: 'Terms', text: 'Tekst.', textEn: 'Text.' }],
};
const draft = { isPublished: false };

/** What is hidden, by resource. */
const HIDDEN: Record<string, Record<string, object>> = {
  blog: {
    'skriveni-clanak': draft,
    'zakazani-clanak': { isPublished: true, publishDate: inDays(1) },
    'obrisani-clanak': { isPublished: true },
  },
  projects: { 'skriveni-projekt': draft },
  events: { 'skriveni-dogadaj': draft },
  pages: { 'skrivena-stranica': { ...draft, inFooter: true } },
  'public-calls': { 'skriveni-poziv': draft },
};
const HIDDEN_POST = 'skriveni-clanak';
const DELETED = 'obrisani-clanak';
const HIDDEN_SLUGS = Object.values(HIDDEN).flatMap((rows) => Object.keys(rows));
const slugsOf = (resource: string): string[] => Object.keys(HIDDEN[resource] ?? {});

/** The slugs with which each route of items is tried. */
const SLUGS: Record<string, string[]> = {
  'blog/:slug': slugsOf('blog'),
  'projects/:slug': slugsOf('projects'),
  'events/:slug': slugsOf('events'),
  'javni-poziv/:slug': [...slugsOf('public-calls'), call.slug],
  ':slug': slugsOf('pages'),
  'newsletter/archive/:slug': ['skriveni-broj'],
};

/** What another parameter in the path of a route may be. */
const VALUES: Record<string, string[]> = { language: ['hr'], id: ['1', '9'] };

/** What visitors may add to the path of a route; `.data` and `_routes` are the router's own. */
const QUERIES: Record<string, string[]> = {
  blog: [`?q=${TYPO}`, `?category=Ostalo`],
  search: [`?q=${TYPO}`, `?q=${TYPO}&group=documents`],
  events: ['?tab=past'],
  projects: ['?tab=upcoming', '?tab=completed'],
};

const pathsOf = (entries: readonly RouteConfigEntry[], above = ''): string[] =>
  entries.flatMap(({ path = '', children = [] }) => {
    const own = [above, path].filter(Boolean).join('/');
    return [own, ...pathsOf(children, own)];
  });

/** The URLs of a route. */
function urlsOf(path: string): string[] {
  let filled = [path.replace('*', 'nigdje/nista')];
  for (const [parameter, name = ''] of path.matchAll(/:(\w+)/g)) {
    const values = name === 'slug' ? SLUGS[path] : VALUES[name];
    if (!values) throw new Error(`The parameter ${name} of ${path} is not in the table.`);
    filled = filled.flatMap((one) => values.map((value) => one.replace(parameter, value)));
  }
  const isItem = path.endsWith(':slug');
  return filled.flatMap((one) => [
    ...['', ...(QUERIES[path] ?? [])].map((query) => `/${one}${query}`),
    ...['', ...(QUERIES[path] ?? [])].map((query) => `/${one || '_root'}.data${query}`),
    ...(isItem ? [`/${one.toUpperCase()}`, `/${one}/`, `/og/hr/${one}.png`] : []),
  ]);
}

const OTHERS = [
  '/feed.xml',
  '/events.ics',
  '/javni-pozivi.xml',
  '/service-worker.js',
  '/__manifest?p=/blog',
];

async function add(api: APIRequestContext, resource: string, data: object): Promise<string> {
  const created = await api.post(`/api/${resource}`, { data });
  expect(created.status(), await created.text()).toBe(201);
  const { id }: { id: number } = await created.json();
  return `/api/${resource}/${id}`;
}

test('no page, card, feed or list of the site shows what is not public', async ({
  api,
  request,
}) => {
  const urls = [...new Set([...pathsOf(routes).flatMap(urlsOf), ...OTHERS])];
  const added: string[] = [];
  let hiddenPost = '';
  try {
    const document = { name: `Popis ${WORD}`, nameEn: `List ${WORD}`, path: '/legal' };
    const results = await add(api, 'documents', { ...document, isListed: false });
    added.push(results, await add(api, 'documents', { ...document, ...draft }));
    const early = { opensAt: inDays(-2), deadline: inDays(-1), resultsAt: inDays(1) };
    added.push(
      await add(api, 'public-calls', {
        ...call,
        ...early,
        isPublished: true,
        results: `Odabrana je ${WORD}.`,
        resultsEn: `The ${WORD} was chosen.`,
        resultDocumentIds: [Number(results.split('/').at(-1))],
      }),
    );
    for (const [resource, rows] of Object.entries(HIDDEN)) {
      for (const [slug, fields] of Object.entries(rows)) {
        const path = await add(api, resource, { ...texts(slug), ...fields });
        if (slug === DELETED) expect((await api.delete(path)).status()).toBe(200);
        else added.push(path);
        if (slug === HIDDEN_POST) hiddenPost = path;
      }
    }

    for (const url of urls) {
      const response = await request.get(url, { maxRedirects: 0 });
      const status = response.status();
      const isHidden = HIDDEN_SLUGS.some((slug) => url.toLowerCase().includes(slug));
      if (isHidden) expect([301, 404, 410], url).toContain(status);
      expect(status, url).toBeLessThan(500);
      expect((await response.text()).toLowerCase(), url).not.toContain(WORD);
    }

    // Once it is public, the same words are found.
    const now = { isPublished: true, publishDate: new Date().toISOString() };
    expect((await api.patch(hiddenPost, { data: now })).status()).toBe(200);
    expect((await (await request.get(`/blog?q=${TYPO}`)).text()).toLowerCase()).toContain(WORD);
  } finally {
    for (const path of added) await api.delete(path);
  }
});
