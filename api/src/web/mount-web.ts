import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request, Response } from 'express';
import { SessionReaderService } from '../auth/session-reader.service.js';
import { ContentChanges } from '../content/content-changes.js';
import { carriesSession } from '../http/cookies.js';
import { InterceptorChain } from '../http/interceptor-chain.js';
import { apiRoutes, controllersOf } from '../http/operations.js';
import { WorkGate } from '../limits/work-gate.js';
import { NotFoundError } from '../problems/domain-errors.js';
import { DETAILS } from '../problems/problem-texts.js';
import { cacheKey, isNoPage, type KeyedRequest } from './cache/cache-key.js';
import { prepareResponse } from './cache/outgoing-responses.js';
import { PageCache } from './cache/page-cache.js';
import { sendStored } from './cache/stored-response.js';
import { redirectToCanonicalUrl } from './canonical-url.js';
import type { InternalApi } from './internal-api.js';
import { OwnPaths, RowPaths } from './own-paths.js';
import { READ_METHODS, refusedRequests } from './pages/refused-requests.js';
import { send, sitePages } from './pages/site-pages.js';
import type { SiteRenderer } from './pages/site-renderer.js';
import { answerServerOptions, originForm } from './request-target.js';
import { socialImages } from './social-images/social-images.js';
import { panelFiles, sendFile, siteFiles } from './static-files.js';
import { VisitorGate } from './visitor-gate.js';
import { restoreVisitorIp } from './visitor-ip.js';

/** The cache key of a request; undefined when its response must not be cached. */
type KeyOf = (request: KeyedRequest) => string | undefined;

/** The two builds that this server serves. */
export interface WebBuilds {
  /** The folder of the site's client files. */
  siteFiles: string;
  /** The folder of the panel's files. */
  panelFiles: string;
  renderer: SiteRenderer;
}

/**
 * Pages are rendered one at a time: they share one thread, so concurrent renders would delay each
 * other and the responses from the cache. A full queue of 64 takes about a second.
 */
export const RENDER_GATE = { concurrency: 1, queue: 64, maxWait: 8_000, refusalDelay: 1_000 };

/** Mounts the site and the panel on the API's server. Call before `app.init()`. */
export function mountWeb(
  app: NestExpressApplication,
  builds: WebBuilds,
  { publicUrl, api }: { publicUrl: string; api: InternalApi },
): PageCache {
  const changes = app.get(ContentChanges);
  const pages = new PageCache(changes);
  const { renderer } = builds;

  const files = siteFiles(builds.siteFiles, publicUrl);
  const panel = panelFiles(builds.panelFiles, publicUrl);
  const gate = new WorkGate(RENDER_GATE);
  const routes = apiRoutes(controllersOf(app));
  app.get(OwnPaths).set({
    owns: (path) => files.has(path) || isNoPage(path, routes) || renderer.hasFixedPage(path),
    segments: renderer.segments,
  });
  const { mayHave } = api;
  const site = sitePages({ changes, pages, renderer, routes, publicUrl, gate, mayHave });

  const visitorGate = new VisitorGate();
  app.use('/api', restoreVisitorIp, visitorGate.forms);
  app.get(InterceptorChain).addAround(visitorGate);
  app.use('/og', socialImages({ changes, renderer, publicUrl, gate, api }));
  const redirect = redirectToCanonicalUrl(site);
  const { refuse } = refusedRequests(publicUrl);
  app.use((request: Request, response: Response, next: NextFunction) => {
    const { path } = request;
    const isPanel = /^\/admin(?=\/|$)/.test(path);
    const sent = isPanel
      ? sendFile(panel, path.slice('/admin'.length), request, response, panelEntry(request))
      : sendFile(files, path, request, response);
    if (sent) return;
    // Files and the panel accept reads only; pages declare which methods they accept.
    const refusal = isPanel || files.has(path) ? refuse(request, READ_METHODS) : undefined;
    if (refusal) send(request, response, refusal);
    else if (isPanel) next(new NotFoundError(DETAILS[404]));
    else if (isNoPage(path, routes)) next();
    else redirect(request, response, next);
  });

  const keyOptions = {
    pageParameters: renderer.pageParameters,
    isPersonal: (path: string) => renderer.isPersonal(path),
    routes,
  };
  const keyOf: KeyOf = (request) => cacheKey(request, keyOptions);
  api.useRowPaths(app.get(RowPaths));
  api.useCache((request) => {
    const key = keyOf(request);
    return key === undefined ? undefined : pages.get(key);
  });
  const sessions = app.get(SessionReaderService);
  serveFromCacheFirst(app.getHttpServer() as Server, { changes, pages, keyOf, sessions });
  return pages;
}

/** The panel's page, which shows the frame of the login page without a session. */
const panelEntry = (request: Request): string =>
  carriesSession(request) ? '/index.html' : '/login.html';

interface CacheOptions {
  changes: ContentChanges;
  pages: PageCache;
  keyOf: KeyOf;
  sessions: Pick<SessionReaderService, 'dropForgedCookie'>;
}

/**
 * Puts the cache in front of all other request listeners, which receive cache misses only. A
 * session cookie that was not issued here makes no difference.
 */
function serveFromCacheFirst(
  server: Server,
  { changes, pages, keyOf, sessions }: CacheOptions,
): void {
  const otherListeners = server.listeners('request') as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (answerServerOptions(request, response)) return;
    request.url = originForm(request.url ?? '/');
    sessions.dropForgedCookie(request);
    const key = keyOf(request);
    if (key !== undefined) {
      const cached = pages.get(key);
      if (cached) {
        pages.counts.hits += 1;
        sendStored(request, response, cached);
        return;
      }
      pages.counts.misses += 1;
    }
    const cacheTarget = key?.startsWith('api ')
      ? { key, generation: changes.generation, pages }
      : undefined;
    prepareResponse(request, response, cacheTarget);
    for (const listener of otherListeners) listener(request, response);
  });
}
