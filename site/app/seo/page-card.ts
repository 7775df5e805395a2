import type { EntryContext, MetaDescriptor } from 'react-router';
import { fieldsOf } from 'shared/is-record';
import { parseTone, type SocialCard } from './social-image';

/** The data of a page's social card, from which the server draws the picture. */
export interface PageCard extends Required<Omit<SocialCard, 'modified'>> {
  /** The version in the picture's URL. */
  version: string;
  /** The picture of what the page shows, if it has one. */
  picture: CardPicture | null;
}

interface CardPicture {
  /** A path on this site. */
  url: string;
  /** In percent from its left and upper edge. */
  focalX: number;
  focalY: number;
}

/** Where the people are in drawings of the first content, in percent from the left edge. */
const DRAWN_PEOPLE: Partial<Record<string, number>> = {
  '/images/prevencija-ovisnosti.svg': 65,
  '/images/projekt-sigurno-dijete.svg': 58,
  '/images/terapija-opustanja.svg': 20,
};

/** The picture of a post, a project or an event; projects with an icon show no picture. */
function pictureIn({
  image,
  imageUrl,
  icon = 'none',
}: Record<string, unknown>): CardPicture | null {
  const { url = imageUrl, focalX, focalY = 50 } = fieldsOf(image);
  if (icon !== 'none' || typeof url !== 'string' || !url.startsWith('/')) return null;
  return { url, focalX: Number(focalX ?? DRAWN_PEOPLE[url] ?? 50), focalY: Number(focalY) };
}

/** The row that a page shows by its data, in which it is alone or one level deeper. */
function rowIn(data: unknown, depth = 2): Record<string, unknown> | undefined {
  const fields = fieldsOf(data);
  if ('imageUrl' in fields || depth === 0) return 'imageUrl' in fields ? fields : undefined;
  for (const value of Object.values(fields)) {
    const row = Array.isArray(value) ? undefined : rowIn(value, depth - 1);
    if (row) return row;
  }
  return undefined;
}

/** The photo on the first screen of a page. */
function openingPhoto(root: unknown, pathname: string): CardPicture | null {
  const photos = fieldsOf(fieldsOf(fieldsOf(root).organization).photos);
  return pictureIn({ image: photos[pathname] });
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
  const { matches, loaderData, location } = context.staticHandlerContext;
  const row = rowIn(loaderData[matches.at(-1)?.route.id ?? '']);
  const photo = row ? null : openingPhoto(loaderData.root, location.pathname);
  const version = searchParams.get('v') ?? '';
  return {
    title,
    section: properties.get('article:section') ?? '',
    siteName: properties.get('og:site_name') ?? '',
    tone: parseTone(searchParams.get('tone')),
    // The URL of the card does not change with the photo, so it is never the current version's.
    version: photo ? `${version} ${photo.url}` : version,
    picture: row ? pictureIn(row) : photo,
  };
}
