import { join } from 'node:path';
import type { Plugin } from 'vite';

const ours = join(import.meta.dirname, '../app/delivery/import-with-styles.ts');

/**
 * Replaces the bundler's helper for imports on demand, which takes 0.4 kB of every page. Its
 * preloading of scripts gains nothing here: such parts only import what is loaded already.
 */
export function importWithStyles(): Plugin {
  return {
    name: 'import-with-styles',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\0vite\/preload-helper/ },
      handler: () => `export { importWithStyles as __vitePreload } from ${JSON.stringify(ours)};`,
    },
  };
}
