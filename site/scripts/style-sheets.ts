import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const virtualId = 'virtual:style-sheets';
const assets = join(import.meta.dirname, '../build/client/assets');

/**
 * Gives the server the text of every style sheet of the client build by its address, so that a page
 * can bring its own; in development and in browsers there is none.
 */
export function styleSheets(): Plugin {
  return {
    name: 'style-sheets',
    sharedDuringBuild: true,
    resolveId(id) {
      return id === virtualId ? `\0${virtualId}` : undefined;
    },
    load(id) {
      if (id !== `\0${virtualId}`) return undefined;
      const { name, config } = this.environment;
      const texts: Record<string, string> = {};
      if (name === 'ssr' && config.command === 'build' && existsSync(assets)) {
        for (const file of readdirSync(assets)) {
          if (!file.endsWith('.css')) continue;
          texts[`/assets/${file}`] = readFileSync(join(assets, file), 'utf8').trim();
        }
      }
      return `export default ${JSON.stringify(texts)};`;
    },
  };
}
