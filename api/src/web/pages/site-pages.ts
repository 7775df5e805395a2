import { finished } from 'node:stream/promises';
import type { NextFunction, Request as ExpressRequest, Response as ExpressResponse } from 'express';
import type { ContentChanges } from '../../content/content-changes.js';
import { DEFAULT_JSON_BYTES } from '../../http/bodies/takes-json.js';
import { clientLeft } from '../../http/client-left.js';
import type { ApiRoutes } from '../../http/operations.js';
import { reads } from '../../http/reads.js';
import { isLanguage, type Language } from '../../i18n/language.js';
import { requestLanguage } from '../../i18n/request-language.js';
import { network } from '../../limits/rate-limit.js';
import { BusyError, type WorkGate } from '../../limits/work-gate.js';
import { cacheKey, cookieLanguage } from '../cache/cache-key.js';
import type { PageCache } from '../cache/page-cache.js';
import { sendStored, StoredResponse } from '../cache/stored-response.js';
import { withNewKey } from '../cache/submission-key.js';
import { isReadable } from '../canonical-url.js';
import { securityHeaders } from '../security-headers.js';
import { busyPages } from './busy-page.js';
import { EmptySearches, type RenderedPage } from './empty-searches.js';
import { MissingPages } from './missing-pages.js';
import { pageResponse } from './page-response.js';
import type { PreparedResponse } from './prepared-page.js';
import { refusedRequests } from './refused-requests.js';
import {
  BodyTooLargeError,
  BrokenFormError,
  toFetchRequest,
  type PageDocument,
  type PageRenderOptions,
  type SiteRenderer,
} from './site-renderer.js';

/**
 * The largest body of a form in bytes: one that the API rejects is shown again with its values, and
 * a non-ASCII character takes three times as many bytes in a form as in JSON.
 */
const MAX_BODY_BYTES = 3 * DEFAULT_JSON_BYTES;
/** Browsers show a response only after they sent the whole body; larger bodies are not read. */
const MAX_DRAINED_BYTES = 16 * 1024 * 1024;

export interface SitePagesOptions {
  changes: ContentChanges;
  pages: PageCache;
  renderer: SiteRenderer;
  routes: ApiRoutes;
  publicUrl: string;
  /** Bounds the number of pages that are rendered concurrently. */
  gate: WorkGate;
  /** False for a path that no row of content has or had. */
  mayHave: (path: string) => Promise<boolean>;
}

/** A path without a page. */
const MISSING_PAGE_PATH = '/-';
/** The page for forms that are too large. */
const TOO_LARGE_PATH = '/contact/too-large';

interface RenderOptions {
  /** The IP address of the visitor. */
  visitor: string;
  isCacheable?: boolean;
  /** Aborted when no request waits for the page any more. */
  signal: AbortSignal;
}

/** A render of a cacheable page, and the number of requests that wait for it. */
interface SharedRender {
  response: Promise<PreparedResponse | StoredResponse>;
  waiting: number;
  abortController: AbortController;
}

/**
 * Serves the site's pages, rendered completely before they are sent. Successful pages are cached;
 * concurrent requests for the same page share one render.
 */
export function sitePages(options: SitePagesOptions) {
  const { changes, pages, renderer, routes, publicUrl, gate } = options;
  const keyOptions = {
    pageParameters: renderer.pageParameters,
    isPersonal: (path: string) => renderer.isPersonal(path),
    routes,
  };
  const sharedRenders = new Map<string, SharedRender>();
  const fixedHeaders = securityHeaders(publicUrl);
  const busy = busyPages(publicUrl);
  const refusals = refusedRequests(publicUrl);
  const missingPages = new MissingPages(options);
  const emptySearches = new EmptySearches(options);

  function render(
    request: Request,
    { visitor, isCacheable = false, signal }: RenderOptions,
  ): Promise<PreparedResponse> {
    const work = (): Promise<PreparedResponse> => renderedPage(request, { visitor }, isCacheable);
    return gate.run(work, { client: network(visitor), signal });
  }

  async function renderedPage(
    request: Request,
    options: PageRenderOptions,
    isCacheable = false,
  ): Promise<PreparedResponse> {
    const { answer, document } =
      (await searchPage(request, options)) ??
      (await withDocument((rest) => renderer.render(request, { ...options, ...rest })));
    return pageResponse(answer, document, { fixedHeaders, isCacheable });
  }

  /** A page with a search; undefined where the page is another, or depends on more. */
  async function searchPage(
    request: Request,
    { visitor, scripts = true }: PageRenderOptions,
  ): Promise<RenderedPage | undefined> {
    const word = scripts ? emptySearches.wordOf(request) : undefined;
    if (word === undefined) return undefined;
    const search = await renderer.search(request, { visitor });
    if (search === undefined) return undefined;
    const prepared = search.findsNothing
      ? await emptySearches.page(request, word, (path, language) =>
          withDocument((rest) => renderer.render(requestFor(path, language), { visitor, ...rest })),
        )
      : undefined;
    return prepared ?? withDocument((rest) => search.render(rest));
  }

  /** A page that says there is none; undefined where it has to be rendered for the request. */
  async function missingPage(
    request: ExpressRequest,
    visitor: string,
    signal: AbortSignal,
  ): Promise<PreparedResponse | undefined> {
    if (!(await missingPages.isMissing(request))) return undefined;
    const work = (): Promise<PreparedResponse | undefined> =>
      missingPages.page(request, (path, language) =>
        renderedPage(requestFor(path, language), { visitor }),
      );
    return gate.run(work, { client: network(visitor), signal });
  }

  const requestFor = (path: string, language: Language): Request =>
    new Request(publicUrl + path, { headers: { Cookie: `language=${language}` } });

  /** Renders another page of the site, for a request that the site's router cannot handle. */
  function renderFallback(
    path: string,
    { headers: { cookie }, ip = '' }: ExpressRequest,
    signal: AbortSignal,
  ): Promise<PreparedResponse> {
    const work = (): Promise<PreparedResponse> =>
      renderedPage(requestFor(path, cookieLanguage(cookie)), { visitor: ip, scripts: false });
    return gate.run(work, { client: network(ip), signal });
  }

  async function renderTooLarge(
    request: ExpressRequest,
    signal: AbortSignal,
  ): Promise<PreparedResponse> {
    if (Number(request.headers['content-length']) <= MAX_DRAINED_BYTES) {
      await finished(request.resume()).catch(() => undefined);
    }
    const { lang, exit } = request.query;
    const parameters = [exit === 'true' && 'exit=true', isLanguage(lang) && `lang=${lang}`];
    const query = parameters.filter(Boolean).join('&');
    const path = query === '' ? TOO_LARGE_PATH : `${TOO_LARGE_PATH}?${query}`;
    const renderedPage = await renderFallback(path, request, signal);
    renderedPage.headers.push('Connection', 'close');
    return renderedPage;
  }

  async function renderAndCache(
    key: string,
    request: Request,
    options: RenderOptions,
  ): Promise<PreparedResponse | StoredResponse> {
    const { generation } = changes;
    const renderedPage = await render(request, { ...options, isCacheable: true });
    // The site sets this on a page whose data could not be loaded completely.
    const isComplete = renderedPage.status === 200 && !renderedPage.headers.includes('no-store');
    if (!isComplete) return renderedPage;
    const { headers, body, submissionKey } = renderedPage;
    return pages.put(key, generation, headers, body, submissionKey);
  }

  /** One render of a page for all requests that arrive while it runs. */
  function share(
    key: string,
    visitor: string,
    request: ExpressRequest,
    createRequest: (signal: AbortSignal) => Promise<Request>,
  ): SharedRender {
    // The generation is part of the key: a request after a change never shares a render that began
    // before it.
    const renderKey = `${changes.generation} ${key}`;
    const existing = sharedRenders.get(renderKey);
    if (existing) return existing;
    const abortController = new AbortController();
    const release = (): void => {
      if (sharedRenders.get(renderKey) === shared) sharedRenders.delete(renderKey);
    };
    abortController.signal.addEventListener('abort', release);
    const response = createRequest(new AbortController().signal)
      .then((pageRequest) => {
        // A cacheable page depends on no cookie but the language, which is part of its key.
        pageRequest.headers.set('Cookie', `language=${cookieLanguage(request.headers.cookie)}`);
        return renderAndCache(key, pageRequest, { visitor, signal: abortController.signal });
      })
      .finally(release);
    const shared = { response, waiting: 0, abortController };
    sharedRenders.set(renderKey, shared);
    return shared;
  }

  return (request: ExpressRequest, response: ExpressResponse, next: NextFunction): void => {
    const signal = clientLeft(response);
    const key = cacheKey(request, keyOptions);
    const visitor = request.ip ?? '';
    const createRequest = (renderSignal: AbortSignal): Promise<Request> =>
      toFetchRequest(request, { publicUrl, maxBody: MAX_BODY_BYTES, signal: renderSignal });

    const renderPage = (): Promise<PreparedResponse | StoredResponse> => {
      if (key === undefined) {
        return createRequest(signal).then(
          (pageRequest) => render(pageRequest, { visitor, signal }),
          (error: unknown) => {
            if (error instanceof BodyTooLargeError) return renderTooLarge(request, signal);
            if (error instanceof BrokenFormError) return refusals.brokenForm(request);
            throw error;
          },
        );
      }
      const shared = share(key, visitor, request, createRequest);
      shared.waiting += 1;
      signal.addEventListener('abort', () => {
        shared.waiting -= 1;
        if (shared.waiting === 0) shared.abortController.abort();
      });
      return shared.response;
    };

    let page: Promise<PreparedResponse | StoredResponse>;
    const readable = isReadable(request.url);
    const isWrite = !reads(request);
    const methods = readable && isWrite ? renderer.methodsOf(request.path) : undefined;
    const refused = methods && refusals.refuse(request, methods);
    if (refused) {
      send(request, response, refused);
      return;
    }
    if (!readable || (isWrite && !methods)) {
      page = renderFallback(MISSING_PAGE_PATH, request, signal);
    } else if (missingPages.mayPrepare(request)) {
      page = missingPage(request, visitor, signal).then((found) => found ?? renderPage());
    } else {
      page = renderPage();
    }
    page.then(
      (renderedPage) => {
        if (response.headersSent || response.destroyed) return;
        if (renderedPage instanceof StoredResponse) sendStored(request, response, renderedPage);
        else send(request, response, renderedPage);
      },
      (error: unknown) => {
        if (signal.aborted) return;
        if (error instanceof BusyError) send(request, response, busy[requestLanguage(request)]);
        else next(error);
      },
    );
  };
}

/** The page that a render makes, with its body. */
async function withDocument(
  render: (options: Pick<PageRenderOptions, 'takeDocument'>) => Promise<Response>,
): Promise<RenderedPage> {
  const documents: PageDocument[] = [];
  const answer = await render({ takeDocument: (document) => void documents.push(document) });
  const document = documents.at(-1) ?? {
    body: Buffer.from(await answer.arrayBuffer()),
    scripts: [],
    styles: [],
  };
  return { answer, document };
}

/** Sends a rendered page. */
export function send(
  request: ExpressRequest,
  response: ExpressResponse,
  { status, headers, body, submissionKey }: PreparedResponse,
): void {
  response.status(status);
  for (let i = 0; i + 1 < headers.length; i += 2) {
    const [name, value] = [headers[i] ?? '', headers[i + 1] ?? ''];
    if (name === 'Set-Cookie') response.appendHeader(name, value);
    else response.setHeader(name, value);
  }
  if (request.method === 'HEAD') response.end();
  else response.end(submissionKey === undefined ? body : withNewKey(body, submissionKey));
}
