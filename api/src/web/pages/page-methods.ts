import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { READ_METHODS } from './refused-requests.js';

/**
 * Finds the methods that the page at a path accepts: reads on all, POST on those with an action.
 * @param routes of the site's server build
 */
export function pageMethods(
  routes: ServerBuild['routes'],
): (path: string) => readonly string[] | undefined {
  const tree = childrenOf(routes, undefined);
  return (path) => {
    const leaf = matchRoutes(tree, pagePath(path))?.at(-1)?.route;
    if (!leaf || leaf.path === '*') return undefined;
    return routes[leaf.id ?? '']?.module.action ? [...READ_METHODS, 'POST'] : READ_METHODS;
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
