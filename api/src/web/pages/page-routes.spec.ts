import { describe, expect, it } from '@jest/globals';
import { matchRoutes, type ServerBuild } from 'react-router';
import { pageRoutes } from './page-routes.js';

const PATHS = [undefined, 'about', 'blog', 'blog/:slug', 'preview/blog/:language', ':slug', '*'];

const module = { default: () => null };
const children = PATHS.map((path, id) => [
  `page-${id}`,
  { id: `page-${id}`, parentId: 'root', path, index: path === undefined || undefined, module },
]);
const routes = {
  root: { id: 'root', path: '', module },
  ...Object.fromEntries(children),
} as ServerBuild['routes'];

const { methodsOf, hasFixedPage, patternOf, segments } = pageRoutes(routes, matchRoutes);

describe('the pages of the site', () => {
  it('are fixed where a path matches more than any slug at the root', () => {
    for (const path of ['/', '/about', '/blog/any', '/about.data', '/preview/blog/hr']) {
      expect([path, hasFixedPage(path)]).toEqual([path, true]);
    }
    for (const path of ['/pristupacnost', '/preview', '/about/team']) {
      expect([path, hasFixedPage(path)]).toEqual([path, false]);
    }
  });

  it('accept reads, and no methods are known where only a row could tell', () => {
    expect(methodsOf('/blog/any')).toEqual(['GET', 'HEAD']);
    expect(methodsOf('/pristupacnost')).toBeUndefined();
    expect(methodsOf('/about/team')).toBeUndefined();
  });

  it('have the patterns of their routes, which hold no values of paths', () => {
    const paths = ['/', '/about', '/blog/any', '/blog/any.data', '/pristupacnost', '/about/team'];
    expect(paths.map(patternOf)).toEqual([
      '/',
      '/about',
      '/blog/:slug',
      '/blog/:slug',
      '/:slug',
      '*',
    ]);
  });

  it('name the first segments of their paths', () => {
    expect([...segments].sort()).toEqual(['about', 'blog', 'preview']);
  });
});
