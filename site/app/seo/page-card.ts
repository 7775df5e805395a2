import type { EntryContext, MetaDescriptor } from 'react-router';
import { parseTone, type SocialCard } from './social-image';

/** The data of a page's social card, from which the server draws the picture. */
export interface PageCard extends Required<SocialCard> {
  /** The version in the picture's URL. */
  version: string;
}

/** The meta descriptors of the matched page. */
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

/** The social card of a page by its Open Graph properties; null for a page without `og:image`. */
export function pageCard(context: EntryContext): PageCard | null {
  const properties = new Map<string, string>();
  for (const tag of metaOf(context)) {
    if (!('property' in tag) || typeof tag.property !== 'string') continue;
    if (typeof tag.content === 'string') properties.set(tag.property, tag.content);
  }
  const [title, image] = [properties.get('og:title'), properties.get('og:image')];
  if (title === undefined || image === undefined) return null;
  const { searchParams } = new URL(image);
  return {
    title,
    section: properties.get('article:section') ?? '',
    siteName: properties.get('og:site_name') ?? '',
    tone: parseTone(searchParams.get('tone')),
    version: searchParams.get('v') ?? '',
  };
}
