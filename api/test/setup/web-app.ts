import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { ContentChanges } from '../../src/content/content-changes.js';
import { listenForContentChanges } from '../../src/content/content-listener.js';
import { RequestCounts } from '../../src/metrics/request-counts.js';
import type { PageCache } from '../../src/web/cache/page-cache.js';
import { InternalApi } from '../../src/web/internal-api.js';
import { mountWeb, type WebBuilds } from '../../src/web/mount-web.js';
import { startTestApp, type TestApp } from './test-app.js';

/** A site of one page, which asks for nothing. */
export const ONE_PAGE: WebBuilds['renderer'] = {
  pageParameters: new Set(),
  search: () => Promise.resolve(undefined),
  methodsOf: () => ['GET', 'HEAD'],
  hasFixedPage: () => false,
  patternOf: () => '*',
  segments: new Set(),
  isPersonal: () => false,
  render: () => Promise.resolve(new Response('a page of the site')),
  card: () => Promise.resolve(Response.json(null)),
};

export interface WebTestApp extends TestApp {
  internalApi: InternalApi;
  pages: PageCache;
  /** The requests that no cache answered. */
  requests: RequestCounts;
}

/**
 * Starts the application with the web layer in front of it, as the server mounts it.
 * @param renderer renders the pages instead of the site's build
 * @param files the contents of built files, by their paths under `site/` and `admin/`
 * @param environment added to the defaults of the tests
 * @param mapDatabaseUrl maps the URL of the database to the one that the application connects to
 */
export async function startWebApp(
  renderer: WebBuilds['renderer'],
  files: Record<string, string> = {},
  environment: NodeJS.ProcessEnv = {},
  mapDatabaseUrl?: (url: URL) => Promise<URL>,
): Promise<WebTestApp> {
  const folder = await mkdtemp(join(tmpdir(), 'web-builds-'));
  for (const name of ['site', 'admin']) await mkdir(join(folder, name));
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
  const { PUBLIC_URL: publicUrl = 'http://localhost:3000' } = environment;
  const listeners: { stop(): Promise<void> }[] = [];
  let internalApi: InternalApi | undefined;
  let pages: PageCache | undefined;
  const requests = new RequestCounts((path) => renderer.patternOf(path));
  const test = await startTestApp(environment, mapDatabaseUrl, async (app, databaseUrl) => {
    const builds = { siteFiles: join(folder, 'site'), panelFiles: join(folder, 'admin'), renderer };
    internalApi = new InternalApi(app.getHttpServer() as Server);
    requests.attach(app.getHttpServer() as Server);
    pages = mountWeb(app, builds, { publicUrl, api: internalApi });
    const log = pino({ level: 'silent' });
    listeners.push(await listenForContentChanges(databaseUrl, app.get(ContentChanges), log));
  });
  if (!internalApi || !pages) throw new Error('The web layer was not mounted');
  return {
    ...test,
    internalApi,
    pages,
    requests,
    async close() {
      for (const listener of listeners) await listener.stop();
      await test.close();
      await rm(folder, { recursive: true });
    },
  };
}
