import type { EntryContext, MetaDescriptor } from 'react-router';
import { parseTone, type SocialCard } from './social-image';

/** The picture of a page as data, for the server that draws it. */
export interface PageCard extends Required<SocialCard> {
  /** The version that the picture's URL in the page names. */
  version: string;
}

/** What the page that matched says about itself in its `meta`. */
function metaOf({ staticHandlerContext, routeModules }: EntryContext): MetaDescriptor[] {
  const { matches, loaderData, location } = staticHandlerContext;
  const args = matches.map(({ route, params, pathname }) => ({
    id: route.id,
    data: loaderData[route.id],
    loaderData: loaderData[route.id],
    params,
    pathname,
    handle: route.handle,
    meta: [],
  }));
  const page = args.at(-1);
  const meta = page && routeModules[page.id]?.meta;
  if (page === undefined || typeof meta !== 'function') return [];
  const { data, params } = page;
  return meta({ data, loaderData: data, params, location, matches: args }) ?? [];
}

/** The picture that a page names in its Open Graph; null for one that names none. */
export function pageCard(context: EntryContext): PageCard | null {
  const stated = new Map<string, string>();
  for (const tag of metaOf(context)) {
    if (!('property' in tag) || typeof tag.property !== 'string') continue;
    if (typeof tag.content === 'string') stated.set(tag.property, tag.content);
  }
  const [title, image] = [stated.get('og:title'), stated.get('og:image')];
  if (title === undefined || image === undefined) return null;
  const { searchParams } = new URL(image);
  return {
    title,
    section: stated.get('article:section') ?? '',
    siteName: stated.get('og:site_name') ?? '',
    tone: parseTone(searchParams.get('tone')),
    version: searchParams.get('v') ?? '',
  };
}
