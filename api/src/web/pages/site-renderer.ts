import type { IncomingMessage } from 'node:http';
import type {
  createRequestHandler,
  matchRoutes,
  RouterContext,
  RouterContextProvider,
  ServerBuild,
} from 'react-router';
import type { InternalApi } from '../internal-api.js';
import { visitorHeaders } from '../visitor-ip.js';
import { pageRoutes } from './page-routes.js';

declare module 'react-router' {
  interface Future {
    v8_middleware: true;
  }
}

/**
 * The exports of the site's server build besides its routes. The build contains the router, whose
 * functions handle its requests.
 */
interface SiteEntry {
  createRequestHandler: typeof createRequestHandler;
  matchRoutes: typeof matchRoutes;
  RouterContextProvider: typeof RouterContextProvider;
  callApiContext: RouterContext<InternalApi['call']>;
  mayHaveContext: RouterContext<InternalApi['mayHave']>;
  apiHeadersContext: RouterContext<Record<string, string>>;
  publicUrlContext: RouterContext<string>;
  reportErrorContext: RouterContext<(error: unknown) => void>;
  scriptsContext: RouterContext<boolean>;
  cardContext: RouterContext<boolean>;
  takeDocumentContext: RouterContext<((document: PageDocument) => void) | null>;
  pageParameters: readonly string[];
  personalPages: readonly string[];
  findsNothing: (request: Request, context: RouterContextProvider) => Promise<boolean> | undefined;
}

/** A rendered page, and the CSP sources of its own inline code. */
export interface PageDocument {
  body: Buffer;
  scripts: readonly string[];
  styles: readonly string[];
  /** The key of a form in the body, which is to be another one each time the page is sent. */
  submissionKey?: string;
}

export interface PageRenderOptions {
  /** The IP address of the visitor. */
  visitor: string;
  /**
   * False for a page that is shown at the URL of another, because the router in its scripts would
   * follow that URL.
   */
  scripts?: boolean;
  /** Gets a page of HTML, whose response then has no body. */
  takeDocument?: (document: PageDocument) => void;
}

/** A page with a search, whose rendering uses the answers of the search. */
export interface PageSearch {
  /** Whether the page differs from those of other such searches only by its words. */
  findsNothing: boolean;
  render(options: Omit<PageRenderOptions, 'visitor'>): Promise<Response>;
}

export interface SiteRenderer {
  /** Query parameters that change a page's HTML. */
  readonly pageParameters: ReadonlySet<string>;
  /** Whether the page at a path, or its data, is for a single visitor. */
  isPersonal(path: string): boolean;
  /** The methods that the page at a path accepts; undefined where there is no page. */
  methodsOf(path: string): readonly string[] | undefined;
  /** Whether there is a page at the path even without a row of content at the root of the site. */
  hasFixedPage(path: string): boolean;
  /** The pattern of the path's page, such as `/blog/:slug`; `*` where there is no page. */
  patternOf(path: string): string;
  /** The first segments of the paths of the site's fixed pages. */
  readonly segments: ReadonlySet<string>;
  render(request: Request, options: PageRenderOptions): Promise<Response>;
  /** Makes the search of a page; undefined for a page that does not search. */
  search(
    request: Request,
    options: Pick<PageRenderOptions, 'visitor'>,
  ): Promise<PageSearch | undefined>;
  /** A response with the page's status and its social card as JSON, or null where it has none. */
  card(request: Request): Promise<Response>;
}

export interface SiteRendererOptions {
  /** Gets the site's own requests to the API. */
  api: Pick<InternalApi, 'call' | 'mayHave'>;
  /** The public URL, without a slash at its end. */
  publicUrl: string;
  /** Logs an error that was thrown while a page was rendered. */
  reportError: (error: unknown) => void;
}

function siteEntry(build: ServerBuild): SiteEntry {
  const exported: object = build.entry.module;
  const {
    createRequestHandler,
    matchRoutes,
    RouterContextProvider,
    callApiContext,
    mayHaveContext,
    apiHeadersContext,
    publicUrlContext,
    reportErrorContext,
    scriptsContext,
    cardContext,
    takeDocumentContext,
    pageParameters,
    personalPages,
    findsNothing,
  }: Partial<SiteEntry> = exported;
  if (
    !createRequestHandler ||
    !matchRoutes ||
    !RouterContextProvider ||
    !callApiContext ||
    !mayHaveContext ||
    !apiHeadersContext ||
    !publicUrlContext ||
    !reportErrorContext ||
    !scriptsContext ||
    !cardContext ||
    !takeDocumentContext ||
    !pageParameters ||
    !personalPages ||
    !findsNothing
  ) {
    throw new Error("The site's server build lacks an export this server needs.");
  }
  return {
    createRequestHandler,
    matchRoutes,
    RouterContextProvider,
    callApiContext,
    mayHaveContext,
    apiHeadersContext,
    publicUrlContext,
    reportErrorContext,
    scriptsContext,
    cardContext,
    takeDocumentContext,
    pageParameters,
    personalPages,
    findsNothing,
  };
}

/** Creates the renderer of a server build of the site. */
export function createSiteRenderer(
  build: ServerBuild,
  mode: 'production' | 'development',
  { api, publicUrl, reportError }: SiteRendererOptions,
): SiteRenderer {
  const entry = siteEntry(build);
  const handle = entry.createRequestHandler(build, mode);
  const personal = new RegExp(`^(?:${entry.personalPages.join('|')})\\b`, 'i');
  const contextFor = (visitor: string, call = api.call): RouterContextProvider => {
    const context = new entry.RouterContextProvider();
    context.set(entry.callApiContext, call);
    context.set(entry.mayHaveContext, api.mayHave);
    context.set(entry.apiHeadersContext, visitorHeaders(visitor));
    context.set(entry.publicUrlContext, publicUrl);
    context.set(entry.reportErrorContext, reportError);
    return context;
  };
  const renderWith = (
    context: RouterContextProvider,
    request: Request,
    { scripts = true, takeDocument }: Omit<PageRenderOptions, 'visitor'>,
  ): Promise<Response> => {
    context.set(entry.scriptsContext, scripts);
    if (takeDocument) context.set(entry.takeDocumentContext, takeDocument);
    return handle(request, context);
  };
  return {
    pageParameters: new Set(entry.pageParameters),
    isPersonal: (path) => personal.test(path),
    ...pageRoutes(build.routes, entry.matchRoutes),
    render: (request, { visitor, ...options }) => renderWith(contextFor(visitor), request, options),
    async search(request, { visitor }) {
      const context = contextFor(visitor, readingOnce(api.call));
      const findsNothing = await entry.findsNothing(request, context);
      if (findsNothing === undefined) return undefined;
      return { findsNothing, render: (options) => renderWith(context, request, options) };
    },
    card(request) {
      const context = contextFor('');
      context.set(entry.cardContext, true);
      return handle(request, context);
    },
  };
}

/** Calls of the API for one page, which makes each read once. */
function readingOnce(call: InternalApi['call']): InternalApi['call'] {
  const answers = new Map<string, ReturnType<InternalApi['call']>>();
  return (request) => {
    if (request.method !== 'GET') return call(request);
    const answer = answers.get(request.url) ?? call(request);
    answers.set(request.url, answer);
    return answer;
  };
}

const URLENCODED = 'application/x-www-form-urlencoded';
const AMPERSAND = 0x26;
/** Fields of a form; the site's have about ten. Decoding tens of thousands would take long. */
const MAX_FIELDS = 100;

/** A request's body is not a form, contrary to its content type. */
export class BrokenFormError extends Error {
  override name = 'BrokenFormError';
}

/** A request's body is larger than the limit. */
export class BodyTooLargeError extends Error {
  override name = 'BodyTooLargeError';
}

/**
 * Converts a Node request with its whole body to a fetch `Request`. Its URL is always below the
 * public URL, regardless of the `Host` header.
 *
 * @param maxBody bytes
 * @throws BodyTooLargeError
 * @throws BrokenFormError
 */
export async function toFetchRequest(
  incoming: IncomingMessage,
  { publicUrl, maxBody, signal }: { publicUrl: string; maxBody: number; signal: AbortSignal },
): Promise<Request> {
  const headers = new Headers();
  for (let i = 0; i + 1 < incoming.rawHeaders.length; i += 2) {
    headers.append(incoming.rawHeaders[i] ?? '', incoming.rawHeaders[i + 1] ?? '');
  }
  // The server has compared it; the router's own comparison fails behind some proxies.
  headers.delete('origin');
  // A HEAD request is rendered like GET, so that its response can be cached for both.
  const method = incoming.method === 'HEAD' ? 'GET' : (incoming.method ?? 'GET');
  const body = method === 'GET' ? {} : { body: await readBody(incoming, maxBody) };
  const isForm = headers.get('content-type')?.toLowerCase().startsWith(URLENCODED);
  if (isForm && body.body && hasTooManyFields(body.body)) throw new BrokenFormError();
  const request = new Request(new URL(publicUrl + (incoming.url ?? '/')), {
    method,
    headers,
    signal,
    ...body,
  });
  if (/^multipart\//i.test(headers.get('content-type') ?? '')) {
    await request
      .clone()
      .formData()
      .catch(() => {
        throw new BrokenFormError();
      });
  }
  return request;
}

function hasTooManyFields(form: Uint8Array): boolean {
  let fields = 1;
  for (let at = form.indexOf(AMPERSAND); at >= 0; at = form.indexOf(AMPERSAND, at + 1)) {
    fields += 1;
    if (fields > MAX_FIELDS) return true;
  }
  return false;
}

async function readBody(
  incoming: IncomingMessage,
  maxBody: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let size = Number(incoming.headers['content-length'] ?? 0);
  if (size > maxBody) throw new BodyTooLargeError();
  size = 0;
  for await (const chunk of incoming as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > maxBody) throw new BodyTooLargeError();
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}
