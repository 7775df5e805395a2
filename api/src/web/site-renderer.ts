import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import {
  createRequestHandler,
  RouterContextProvider,
  type RouterContext,
  type ServerBuild,
} from 'react-router';

declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}

/** What the site's server build exports beside its pages. */
interface SiteEntry {
  apiBaseContext: RouterContext<string>;
  publicUrlContext: RouterContext<string>;
  pageParameters: readonly string[];
}

export interface SiteRenderer {
  /** Query parameters that change a page's HTML. */
  readonly pageParameters: ReadonlySet<string>;
  render(request: Request): Promise<Response>;
}

export interface SiteRendererOptions {
  /** Where the site's own requests to the API go, such as `http://127.0.0.1:3000`. */
  apiBase: () => string;
  /** The address visitors know, without a slash at its end. */
  publicUrl: string;
}

function siteEntry(build: ServerBuild): SiteEntry {
  const exported: object = build.entry.module;
  const { apiBaseContext, publicUrlContext, pageParameters }: Partial<SiteEntry> = exported;
  if (!apiBaseContext || !publicUrlContext || !pageParameters) {
    throw new Error("The site's server build lacks an export this server needs.");
  }
  return { apiBaseContext, publicUrlContext, pageParameters };
}

/** Makes the site's server build answer requests. */
export function createSiteRenderer(
  build: ServerBuild,
  mode: 'production' | 'development',
  { apiBase, publicUrl }: SiteRendererOptions,
): SiteRenderer {
  const entry = siteEntry(build);
  const handle = createRequestHandler(build, mode);
  return {
    pageParameters: new Set(entry.pageParameters),
    render(request) {
      const context = new RouterContextProvider();
      context.set(entry.apiBaseContext, apiBase());
      context.set(entry.publicUrlContext, publicUrl);
      return handle(request, context);
    },
  };
}

/**
 * A fetch `Request` of a Node request, addressed to the public address whatever the `Host` header
 * says. Its body is read as it comes and ends with an error past `maxBody` bytes.
 */
export function toFetchRequest(
  incoming: IncomingMessage,
  { publicUrl, maxBody, signal }: { publicUrl: string; maxBody: number; signal: AbortSignal },
): Request {
  const headers = new Headers();
  for (let i = 0; i + 1 < incoming.rawHeaders.length; i += 2) {
    const [name, value] = [incoming.rawHeaders[i] ?? '', incoming.rawHeaders[i + 1] ?? ''];
    if (!name.startsWith(':')) headers.append(name, value);
  }
  const method = incoming.method ?? 'GET';
  const bodied = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(publicUrl + (incoming.url ?? '/')), {
    method,
    headers,
    signal,
    ...(bodied
      ? { body: Readable.toWeb(limited(incoming, maxBody)) as ReadableStream, duplex: 'half' }
      : {}),
  });
}

/** Thrown into the body's stream when it grows past the limit. */
export class BodyTooLargeError extends Error {}

function limited(incoming: IncomingMessage, maxBody: number): Readable {
  return Readable.from(
    (async function* () {
      let seen = 0;
      for await (const chunk of incoming as AsyncIterable<Buffer>) {
        seen += chunk.length;
        if (seen > maxBody) throw new BodyTooLargeError(`The body is over ${maxBody} bytes.`);
        yield chunk;
      }
    })(),
    { objectMode: false },
  );
}
