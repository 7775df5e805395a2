import type { Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { NextFunction, Request as ExpressRequest, Response as ExpressResponse } from 'express';
import type { ServerBuild } from 'react-router';
import { createServer, type ViteDevServer } from 'vite';
import { isNoPage } from './cache-key.js';
import { atRoot } from './site-builds.js';
import { createSiteRenderer, toFetchRequest, type SiteRendererOptions } from './site-renderer.js';
import { restoreVisitorAddress } from './visitor-address.js';

/** Bytes a form may send while developing. */
const MAX_BODY = 1024 * 1024;

/**
 * Puts the site and the panel on the server from their sources, with hot reload and without
 * caches or Content Security Policy. For `npm run dev` only. Call before `app.init()`.
 */
export async function mountDevWeb(
  app: NestExpressApplication,
  options: SiteRendererOptions,
): Promise<{ stop(): Promise<void> }> {
  const server = app.getHttpServer() as Server;
  const shared = { middlewareMode: true, hmr: { server } } as const;
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
  const page = developmentPages(site, options);

  app.use('/api', restoreVisitorAddress);
  app.use((request: ExpressRequest, response: ExpressResponse, next: NextFunction) => {
    if (request.path === '/admin') response.redirect('/admin/');
    else if (request.path.startsWith('/admin/')) panel.middlewares(request, response, next);
    else if (isNoPage(request.path)) next();
    else site.middlewares(request, response, () => void page(request, response).catch(next));
  });
  return {
    async stop() {
      await Promise.all([site.close(), panel.close()]);
    },
  };
}

function developmentPages(site: ViteDevServer, options: SiteRendererOptions) {
  return async (request: ExpressRequest, response: ExpressResponse): Promise<void> => {
    try {
      const build = (await site.ssrLoadModule(
        'virtual:react-router/server-build',
      )) as unknown as ServerBuild;
      const gone = new AbortController();
      response.once('close', () => gone.abort());
      const answer = await createSiteRenderer(build, 'development', options).render(
        await toFetchRequest(request, {
          publicUrl: options.publicUrl,
          maxBody: MAX_BODY,
          signal: gone.signal,
        }),
        request.ip ?? '',
      );
      response.writeHead(answer.status, [...answer.headers].flat());
      response.end(Buffer.from(await answer.arrayBuffer()));
    } catch (error) {
      if (error instanceof Error) site.ssrFixStacktrace(error);
      throw error;
    }
  };
}
