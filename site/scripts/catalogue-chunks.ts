import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { buildsServer, virtualModule } from './virtual-module.ts';

const record = join(import.meta.dirname, '../build/catalogue-chunks.json');

/**
 * Tells the server which files hold which part of the Croatian and the English catalogue (by names
 * such as `hr/blog`), so that a page can preload what it needs. The client build writes their
 * URLs, the server build reads them; in development there is nothing to preload.
 */
export function catalogueChunks(): Plugin {
  const known = (): string => readFileSync(record, 'utf8');
  return {
    ...virtualModule(
      'catalogue-chunks',
      (environment) => `export default ${buildsServer(environment) ? known() : '{}'};`,
    ),
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const chunks: Record<string, string> = {};
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        for (const id of output.moduleIds) {
          const texts = /\/app\/i18n\/((?:hr|en)\/[a-z-]+)\.ts$/.exec(id)?.[1];
          if (texts !== undefined) chunks[texts] = `/${output.fileName}`;
        }
      }
      mkdirSync(dirname(record), { recursive: true });
      writeFileSync(record, JSON.stringify(chunks));
    },
  };
}
