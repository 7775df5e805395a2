import { bodyOf, serverApi, type ApiClient } from '~/api/client';
import { publicUrlContext } from '~/server-context';
import type { Route } from './+types/sitemap';

interface Entry {
  path: string;
  /** ISO 8601. */
  changed?: string;
}

interface Row {
  slug: string;
  updatedAt: string;
}

/** The most rows that the API returns at once. */
const BATCH_SIZE = 100;

/** Loads all rows of a list in batches. */
async function loadAll(read: (range: string) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let first = 0; ; first += BATCH_SIZE) {
    const batch = await read(JSON.stringify([first, first + BATCH_SIZE - 1]));
    rows.push(...batch);
    if (batch.length < BATCH_SIZE) return rows;
  }
}

function latest(rows: readonly { updatedAt?: string }[]): string | undefined {
  return rows
    .flatMap(({ updatedAt }) => updatedAt ?? [])
    .sort()
    .at(-1);
}

async function entriesOf(api: ApiClient): Promise<Entry[]> {
  const [posts, projects, events, calls, pages, issues, team, documents, settings] =
    await Promise.all([
      loadAll((range) =>
        bodyOf(api.GET('/api/blog', { params: { query: { published: true, range } } })),
      ),
      loadAll((range) => bodyOf(api.GET('/api/projects', { params: { query: { range } } }))),
      loadAll((range) => bodyOf(api.GET('/api/events', { params: { query: { range } } }))),
      loadAll((range) => bodyOf(api.GET('/api/public-calls', { params: { query: { range } } }))),
      loadAll((range) =>
        bodyOf(api.GET('/api/pages', { params: { query: { range, isPublished: true } } })),
      ),
      bodyOf(api.GET('/api/newsletter/archive')),
      bodyOf(api.GET('/api/team')),
      bodyOf(api.GET('/api/documents')),
      bodyOf(api.GET('/api/settings/{id}', { params: { path: { id: 1 } } })),
    ]);
  const settingsChanged = settings.updatedAt;
  return [
    { path: '/', changed: latest([...posts, ...projects, ...events, settings]) },
    { path: '/about', changed: latest([...team, settings]) },
    { path: '/projects', changed: latest(projects) },
    ...projects.map(({ slug, updatedAt }) => ({ path: `/projects/${slug}`, changed: updatedAt })),
    { path: '/project-documents', changed: latest(documents) },
    { path: '/javni-poziv', changed: latest([...calls, settings]) },
    { path: '/javni-pozivi', changed: latest(calls) },
    ...calls.map(({ slug, updatedAt }) => ({ path: `/javni-poziv/${slug}`, changed: updatedAt })),
    { path: '/blog', changed: latest(posts) },
    ...posts.map(({ slug, updatedAt }) => ({ path: `/blog/${slug}`, changed: updatedAt })),
    { path: '/events', changed: latest(events) },
    ...events.map(({ slug, updatedAt }) => ({ path: `/events/${slug}`, changed: updatedAt })),
    ...pages.map(({ slug, updatedAt }) => ({ path: `/${slug}`, changed: updatedAt })),
    { path: '/contact', changed: settingsChanged },
    { path: '/donate', changed: settingsChanged },
    { path: '/legal', changed: settingsChanged },
    { path: '/newsletter' },
    { path: '/newsletter/archive', changed: issues[0]?.sentAt },
    ...issues.map(({ slug, sentAt }) => ({ path: `/newsletter/archive/${slug}`, changed: sentAt })),
  ];
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

/** A page in both languages, each with links to the other (Google's sitemap extension). */
function entry(origin: string, { path, changed }: Entry): string {
  const croatian = escape(`${origin}${path}`);
  const english = escape(`${origin}${path}?lang=en`);
  const alternates = [
    `<xhtml:link rel="alternate" hreflang="hr" href="${croatian}"/>`,
    `<xhtml:link rel="alternate" hreflang="en" href="${english}"/>`,
    `<xhtml:link rel="alternate" hreflang="x-default" href="${croatian}"/>`,
  ].join('');
  const modified = changed === undefined ? '' : `<lastmod>${escape(changed)}</lastmod>`;
  return [croatian, english]
    .map((url) => `<url><loc>${url}</loc>${modified}${alternates}</url>`)
    .join('\n');
}

export async function loader({ context }: Route.LoaderArgs) {
  const entries = await entriesOf(serverApi(context));
  const origin = context.get(publicUrlContext);
  const xml = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.map((item) => entry(origin, item)),
    '</urlset>',
    '',
  ].join('\n');
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
