import type { Application } from 'express';

const ORDER = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The form of a route's path, whose parameters are each one whole part of it. */
export function formOf(path: string): RegExp {
  const parts = path
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll(/[^\w-]/g, '\\$&')));
  return new RegExp(`^${parts.join('/')}/?$`, 'i');
}

/**
 * The methods that the routes at an address answer to, for the Allow header (RFC 9110, section
 * 10.2.1); empty where there is no route.
 * @param path of the whole address, without its query
 */
export function allowedMethods(app: Application, path: string): string[] {
  const methods = new Set(
    app.router.stack.flatMap(({ route }) => {
      if (!route || typeof route.path !== 'string' || !formOf(route.path).test(path)) return [];
      const own = route.stack.map(({ method }) => method?.toUpperCase());
      // A route for every method is the one that answers what no other does.
      return own.includes('TRACE') ? [] : own;
    }),
  );
  if (methods.has('GET')) methods.add('HEAD');
  return ORDER.filter((method) => methods.has(method));
}
