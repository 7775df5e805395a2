import type { Application } from 'express';
import { patternOf } from './operations.js';

const ORDER = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Matches a route's path as Express does: case-insensitively, with or without a trailing slash. */
export function patternOfPath(path: string): RegExp {
  return new RegExp(`^${patternOf(path)}/?$`, 'i');
}

/**
 * The methods of the routes at a path, for the Allow header (RFC 9110, section 10.2.1); empty where
 * there is no route.
 * @param path without a query string
 */
export function allowedMethods(app: Application, path: string): string[] {
  const methods = new Set(
    app.router.stack.flatMap(({ route }) => {
      if (!route || typeof route.path !== 'string' || !patternOfPath(route.path).test(path))
        return [];
      const routeMethods = route.stack.map(({ method }) => method?.toUpperCase());
      // A route for every method is the fallback.
      return routeMethods.includes('TRACE') ? [] : routeMethods;
    }),
  );
  if (methods.has('GET')) methods.add('HEAD');
  return ORDER.filter((method) => methods.has(method));
}
