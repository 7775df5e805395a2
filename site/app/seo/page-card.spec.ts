import { describe, expect, it } from '@jest/globals';
import type { EntryContext, MetaDescriptor } from 'react-router';
import { pageCard } from './page-card';

interface Route {
  id: string;
  meta?: (args: { loaderData: unknown; location: { pathname: string } }) => MetaDescriptor[];
}

/** The context of a page that the router is about to render. */
function context(
  routes: Route[],
  loaderData: Record<string, unknown> = {},
  pathname = '/blog/a',
): EntryContext {
  const part: unknown = {
    staticHandlerContext: {
      matches: routes.map(({ id }) => ({ route: { id }, params: {}, pathname })),
      loaderData,
      location: { pathname },
    },
    routeModules: Object.fromEntries(routes.map((route) => [route.id, route])),
  };
  return part as EntryContext;
}

const image = 'https://site.example/og/hr/blog/a.png?tone=fig&v=abc';

describe('the card of a page', () => {
  it('has the texts of its meta, with the colour and version of its picture’s URL', () => {
    const meta: Route['meta'] = ({ loaderData, location }) => [
      { title: 'Nije naslov slike' },
      { property: 'og:title', content: `${String(loaderData)} & ${location.pathname}` },
      { property: 'og:site_name', content: 'Udruga' },
      { property: 'article:section', content: 'Terapija' },
      { property: 'og:image', content: image },
    ];
    const page = context([{ id: 'root' }, { id: 'post', meta }], { post: 'Bura' });
    expect(pageCard(page)).toEqual({
      title: 'Bura & /blog/a',
      section: 'Terapija',
      siteName: 'Udruga',
      tone: 'fig',
      version: 'abc',
      picture: null,
    });
  });

  it('has the picture of the row that the page shows, alone or deeper in its data', () => {
    const meta = () => [
      { property: 'og:title', content: 'Bura' },
      { property: 'og:image', content: image },
    ];
    const pictureOf = (data: unknown) =>
      pageCard(context([{ id: 'post', meta }], { post: data }))?.picture;
    const described = { url: '/media/a-sea.webp', focalX: 20, focalY: 0 };
    const imageUrl = '/media/a.webp';
    expect(pictureOf({ post: { imageUrl, image: described } })).toEqual(described);
    const drawn = { imageUrl: '/images/a.svg', image: null };
    for (const [url, focalX] of [
      ['/images/a.svg', 50],
      ['/images/terapija-opustanja.svg', 20],
    ] as const) {
      const event = { ...drawn, imageUrl: url };
      expect(pictureOf({ loaded: { event } })).toEqual({ url, focalX, focalY: 50 });
    }
    expect(pictureOf({ project: { ...drawn, icon: 'safety' } })).toBeNull();
    expect(pictureOf({ post: { imageUrl: 'https://drugdje.example/a.png' } })).toBeNull();
    expect(pictureOf({ posts: [drawn] })).toBeNull();
  });

  it('has the photo of its first screen', () => {
    const meta = () => [
      { property: 'og:title', content: 'Udruga' },
      { property: 'og:image', content: image },
    ];
    const home = { url: '/media/a-sea.webp', focalX: 20, focalY: 0 };
    const cardAt = (pathname: string, photos?: object) => {
      const loaderData = { root: { organization: { photos } }, page: {} };
      return pageCard(context([{ id: 'root' }, { id: 'page', meta }], loaderData, pathname));
    };
    const pictureAt = (pathname: string, photos?: object) => cardAt(pathname, photos)?.picture;
    expect(pictureAt('/', { '/': home })).toEqual(home);
    expect(pictureAt('/about', { '/about': home })).toEqual(home);
    expect(pictureAt('/about', { '/': home })).toBeNull();
    expect(pictureAt('/contact', { '/': home })).toBeNull();
    expect(pictureAt('/')).toBeNull();
    // The URL of the card does not change with the photo, so that it must not be kept for a year.
    expect(cardAt('/', { '/': home })?.version).not.toBe('abc');
    expect(cardAt('/')?.version).toBe('abc');
  });
});
