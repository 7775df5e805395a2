import type { Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request as ExpressRequest, Response as ExpressResponse } from 'express';
import type { ServerBuild } from 'react-router';
import { createServer } from 'vite';
import { ContentChanges } from '../content/content-changes.js';
import { clientLeft } from '../http/client-left.js';
import { apiRoutes, controllersOf } from '../http/operations.js';
import { WorkGate } from '../limits/work-gate.js';
import { isNoPage } from './cache/cache-key.js';
import { redirectToCanonicalUrl } from './canonical-url.js';
import { RENDER_GATE } from './mount-web.js';
import {
  createSiteRenderer,
  toFetchRequest,
  type SiteRenderer,
  type SiteRendererOptions,
} from './pages/site-renderer.js';
import { atRoot } from './site-builds.js';
import { socialImages } from './social-images/social-images.js';
import { restoreVisitorIp } from './visitor-ip.js';

/** The largest body of a form in development, in bytes. */
const MAX_BODY_BYTES = 1024 * 1024;

/**
 * Mounts the site and the panel from their sources, with hot reload and without caches or Content
 * Security Policy. For `npm run dev` only. Call before `app.init()`.
 */
export async function mountDevWeb(
  app: NestExpressApplication,
  options: SiteRendererOptions,
): Promise<{ stop(): Promise<void> }> {
  const server = app.getHttpServer() as Server;
  const shared = { middlewareMode: true, ws: { server } } as const;
  const routes = apiRoutes(controllersOf(app));
  const site = await createServer({
    root: atRoot('site'),
    configFile: atRoot('site/vite.config.ts'),
    appType: 'custom',
    server: shared,
  });
  const panel = await createServer({
    root: atRoot('admin'),
    configFile: atRoot('admin/vite.config.ts'),
    base: '/admin/',
    appType: 'spa',
    server: shared,
  });
  /** Renders the site from its current sources. */
  const renderer = async (): Promise<SiteRenderer> => {
    const build = await site.ssrLoadModule('virtual:react-router/server-build');
    return createSiteRenderer(build as unknown as ServerBuild, 'development', options);
  };
  const failing = (next: NextFunction) => (error: unknown) => {
    if (error instanceof Error) site.ssrFixStacktrace(error);
    next(error);
  };
  const page = redirectToCanonicalUrl((request, response, next) => {
    renderer()
      .then((current) => answerWithPage(current, request, response, options))
      .catch(failing(next));
  });

  app.use('/api', restoreVisitorIp);
  app.use('/og', (request: ExpressRequest, response: ExpressResponse, next: NextFunction) => {
    const changes = app.get(ContentChanges);
    const gate = new WorkGate(RENDER_GATE);
    // Created for each request, so that it caches nothing made from outdated sources.
    renderer()
      .then((current) =>
        socialImages({ changes, renderer: current, gate, ...options })(request, response, next),
      )
      .catch(failing(next));
  });
  app.use((request: ExpressRequest, response: ExpressResponse, next: NextFunction) => {
    // Vite injects inline scripts into the page, and the panel's preview shows it in a frame.
    response.removeHeader('Content-Security-Policy');
    response.removeHeader('X-Frame-Options');
    if (request.path === '/admin') response.redirect('/admin/');
    else if (request.path.startsWith('/admin/')) panel.middlewares(request, response, next);
    else if (isNoPage(request.path, routes)) next();
    else site.middlewares(request, response, () => page(request, response, next));
  });
  return {
    async stop() {
      await Promise.all([site.close(), panel.close()]);
    },
  };
}

async function answerWithPage(
  renderer: SiteRenderer,
  request: ExpressRequest,
  response: ExpressResponse,
  { publicUrl }: SiteRendererOptions,
): Promise<void> {
  const fetchRequest = await toFetchRequest(request, {
    publicUrl,
    maxBody: MAX_BODY_BYTES,
    signal: clientLeft(response),
  });
  const answer = await renderer.render(fetchRequest, { visitor: request.ip ?? '' });
  response.writeHead(answer.status, [...answer.headers].flat());
  response.end(Buffer.from(await answer.arrayBuffer()));
}
