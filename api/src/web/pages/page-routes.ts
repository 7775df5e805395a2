import type { matchRoutes, RouteObject, ServerBuild } from 'react-router';
import { READ_METHODS } from './refused-requests.js';

interface PageRoutes {
  /**
   * The methods that the page at a path accepts; undefined where there is no page, or only a row of
   * content could tell.
   */
  methodsOf(path: string): readonly string[] | undefined;
  /** Whether there is a page at the path even without a row of content at the root of the site. */
  hasFixedPage(path: string): boolean;
  /** The pattern of the path's page, such as `/blog/:slug`; `*` where there is no page. */
  patternOf(path: string): string;
  /** The first segments of the paths of the site's fixed pages. */
  segments: ReadonlySet<string>;
}

/** The paths of routes that match what no other does: a row of content at the root, or nothing. */
const OPEN = [':slug', '*'];

/**
 * Finds the pages of the site: their methods are reads, and POST on those with an action.
 * @param routes of the site's server build
 * @param match the function of the router in that build
 */
export function pageRoutes(routes: ServerBuild['routes'], match: typeof matchRoutes): PageRoutes {
  const tree = childrenOf(routes, undefined);
  const paths = tree.flatMap(({ children = [] }) => children).flatMap(({ path }) => path ?? []);
  const leafOf = (path: string) => match(tree, pagePath(path))?.at(-1)?.route;
  return {
    methodsOf(path) {
      const leaf = leafOf(path);
      if (!leaf || OPEN.includes(leaf.path ?? '')) return undefined;
      return routes[leaf.id ?? '']?.module.action ? [...READ_METHODS, 'POST'] : READ_METHODS;
    },
    hasFixedPage(path) {
      const leaf = leafOf(path);
      return leaf !== undefined && !OPEN.includes(leaf.path ?? '');
    },
    patternOf(path) {
      const parts = match(tree, pagePath(path))?.map(({ route }) => route.path ?? '') ?? ['*'];
      const pattern = parts.filter(Boolean).join('/');
      return pattern === '*' ? pattern : `/${pattern}`;
    },
    segments: new Set(
      paths.flatMap((path) => path.split('/', 1)).filter((one) => !OPEN.includes(one)),
    ),
  };
}

/** The path of the page to which a data request of React Router belongs. */
function pagePath(path: string): string {
  return path.replace(/^\/_root\.data$/, '/').replace(/(?:\/_)?\.data$/, '');
}

function childrenOf(routes: ServerBuild['routes'], parent: string | undefined): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || (route.parentId || undefined) !== parent) return [];
    const { id, path, index, caseSensitive } = route;
    return index
      ? [{ id, path, caseSensitive, index }]
      : [{ id, path, caseSensitive, children: childrenOf(routes, id) }];
  });
}
