import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Request } from 'express';

/** The requests with the same method, route and status. */
export interface RequestCount {
  method: string;
  /** The pattern of the path, such as `/api/blog/:id`; never a path itself. */
  route: string;
  /** The status, or `aborted` when the client left before the answer was complete. */
  status: string;
  requests: number;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Paths that no route of the router serves, and no page. */
const FOLDER = /^\/(?:api\/docs|api|admin|media|documents|og|assets)(?=[/?]|$)/;

/**
 * Counts the requests that no cache answers. Answers from the cache pass no listener but the
 * cache's own, which counts them itself.
 */
export class RequestCounts {
  private readonly counts = new Map<string, RequestCount>();

  /** @param pagePattern the pattern of a page's path */
  constructor(private readonly pagePattern: (path: string) => string) {}

  get all(): Iterable<RequestCount> {
    return this.counts.values();
  }

  /** Call before the cache is put in front of the server's other listeners. */
  attach(server: Server): void {
    server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
      // Calls of the site's own pages have no connection.
      if (!(request.socket instanceof Socket)) return;
      const { url = '/' } = request;
      response.once('close', () => this.add(request, response, url));
    });
  }

  private add(request: IncomingMessage, response: ServerResponse, url: string): void {
    const method = METHODS.has(request.method ?? '') ? (request.method ?? '') : 'other';
    const status = response.writableFinished ? String(response.statusCode) : 'aborted';
    const route = this.routeOf(request, url);
    const key = `${method} ${status} ${route}`;
    const count = this.counts.get(key);
    if (count) count.requests += 1;
    else this.counts.set(key, { method, route, status, requests: 1 });
  }

  private routeOf(request: IncomingMessage & Partial<Pick<Request, 'route'>>, url: string): string {
    const path: unknown = request.route?.path;
    // Nest's own route for what no other matches is no path.
    if (typeof path === 'string' && path.startsWith('/')) return path;
    const [folder] = FOLDER.exec(url) ?? [];
    return folder === undefined ? this.pagePattern(url.replace(/\?.*$/s, '')) : `${folder}/*`;
  }
}
