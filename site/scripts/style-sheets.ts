import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { buildsServer, virtualModule } from './virtual-module.ts';

const assets = join(import.meta.dirname, '../build/client/assets');

/**
 * Gives the server the text of every style sheet of the client build by its URL, so that a page can
 * contain its own; in development and in browsers there are none.
 */
export function styleSheets(): Plugin {
  return virtualModule('style-sheets', (environment) => {
    const texts: Record<string, string> = {};
    if (buildsServer(environment) && existsSync(assets)) {
      for (const file of readdirSync(assets)) {
        if (!file.endsWith('.css')) continue;
        texts[`/assets/${file}`] = readFileSync(join(assets, file), 'utf8').trim();
      }
    }
    return `export default ${JSON.stringify(texts)};`;
  });
}
