import { data } from 'react-router';
import { serverApi } from '~/api/client';
import { publicUrlContext } from '~/server-context';
import type { Route } from './+types/sitemap';
import { readSitemap, type Entry } from './sitemap-entries';

/** The most pages in a file: 10,000 addresses, since each has one in both languages. */
const MAX_PAGES = 5_000;

const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

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

function xmlOf(root: string, attributes: string, lines: readonly string[]): string {
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>';
  return [declaration, `<${root} ${attributes}>`, ...lines, `</${root}>`, ''].join('\n');
}

/** The part that a URL asks for: `?page=2`; NaN for anything else than a number from 1. */
function partOf(url: string): number | undefined {
  const wanted = new URL(url).searchParams.get('page');
  if (wanted === null) return undefined;
  return /^[1-9]\d{0,8}$/.test(wanted) ? Number(wanted) : NaN;
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const part = partOf(request.url);
  const sitemap = Number.isNaN(part)
    ? undefined
    : await readSitemap(serverApi(context), MAX_PAGES, part);
  if (sitemap === undefined) throw data(null, { status: 404 });
  const origin = context.get(publicUrlContext);
  const { parts, entries } = sitemap;
  const xml =
    part === undefined && parts > 0
      ? xmlOf(
          'sitemapindex',
          NAMESPACE,
          Array.from(
            { length: parts },
            (_, i) => `<sitemap><loc>${escape(origin)}/sitemap.xml?page=${i + 1}</loc></sitemap>`,
          ),
        )
      : xmlOf(
          'urlset',
          `${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml"`,
          entries.map((item) => entry(origin, item)),
        );
  return new Response(xml, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}
