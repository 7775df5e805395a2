import type { Application } from 'express';

const ORDER = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** A route's path, in which each parameter is one whole segment. */
export function formOf(path: string): RegExp {
  const parts = path
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll(/[^\w-]/g, '\\$&')));
  return new RegExp(`^${parts.join('/')}/?$`, 'i');
}

/**
 * The methods of the routes at a path, for the Allow header (RFC 9110, section 10.2.1); empty where
 * there is no route.
 * @param path of the URL, without its query
 */
export function allowedMethods(app: Application, path: string): string[] {
  const methods = new Set(
    app.router.stack.flatMap(({ route }) => {
      if (!route || typeof route.path !== 'string' || !formOf(route.path).test(path)) return [];
      const own = route.stack.map(({ method }) => method?.toUpperCase());
      // A route for every method is the fallback.
      return own.includes('TRACE') ? [] : own;
    }),
  );
  if (methods.has('GET')) methods.add('HEAD');
  return ORDER.filter((method) => methods.has(method));
}
