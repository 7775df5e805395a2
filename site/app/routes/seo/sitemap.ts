import { bodyOf, serverApi } from '~/api/client';
import { publicUrlContext } from '~/server-context';
import type { Route } from './+types/sitemap';

const fixedPaths = [
  '/',
  '/about',
  '/projects',
  '/project-documents',
  '/blog',
  '/events',
  '/javni-poziv',
  '/legal',
  '/newsletter',
];

interface Entry {
  path: string;
  changed?: string;
}

function escape(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');
}

/** One entry in both languages, as Google's sitemap extension for alternates asks. */
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
    .map((address) => `<url><loc>${address}</loc>${modified}${alternates}</url>`)
    .join('\n');
}

export async function loader({ context }: Route.LoaderArgs) {
  const api = serverApi(context);
  const [projects, posts] = await Promise.all([
    bodyOf(api.GET('/api/projects')),
    bodyOf(api.GET('/api/blog', { params: { query: { published: true } } })),
  ]);
  const entries: Entry[] = [
    ...fixedPaths.map((path) => ({ path })),
    ...projects.map(({ slug, updatedAt }) => ({ path: `/projects/${slug}`, changed: updatedAt })),
    ...posts.map(({ slug, updatedAt }) => ({ path: `/blog/${slug}`, changed: updatedAt })),
  ];
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
