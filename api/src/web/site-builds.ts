import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import type { WebBuilds } from './mount-web.js';
import { createSiteRenderer, type SiteRendererOptions } from './pages/site-renderer.js';

/** The absolute path of a file or folder in the repository. */
export const atRoot = (path: string): string =>
  fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/**
 * The builds that `npm run build` created.
 *
 * @throws Error when one is missing, with the command to run
 */
export async function productionBuilds(options: SiteRendererOptions): Promise<WebBuilds> {
  const serverBuild = atRoot('site/build/server/index.js');
  const builds = { siteFiles: atRoot('site/build/client'), panelFiles: atRoot('admin/dist') };
  if (![serverBuild, ...Object.values(builds)].every(existsSync)) {
    throw new Error('The site or the panel is not built yet. Run `npm run build` first.');
  }
  const build = (await import(pathToFileURL(serverBuild).href)) as ServerBuild;
  // Parts that pages import when they need them: Node never repeats an import that failed.
  const parts = join(dirname(serverBuild), 'assets');
  const scripts = (await readdir(parts)).filter((name) => name.endsWith('.js'));
  await Promise.all(scripts.map((name) => import(pathToFileURL(join(parts, name)).href)));
  return { ...builds, renderer: createSiteRenderer(build, 'production', options) };
}
