import { join } from 'node:path';
import type { Plugin } from 'vite';
import { bundleScript } from './bundle-script.ts';
import { virtualModule } from './virtual-module.ts';

const app = join(import.meta.dirname, '../app');

/** The modules by the names of their scripts; each runs its `run`. */
const MODULES = {
  beforePaint: 'preferences/before-paint.ts',
  insertPart: 'delivery/insert-part.ts',
  startScripts: 'delivery/start-scripts.ts',
} as const;

/**
 * Gives the server the scripts that stand in a document, each the text of a module that calls its
 * `run`. In browsers the texts are empty: their document has the scripts already.
 */
export function inlineScripts(): Plugin {
  return virtualModule('inline-scripts', async ({ name: environment }) => {
    const scripts = Object.entries(MODULES).map(async ([name, module]) => {
      const code = environment === 'client' ? '' : await bundleScript(join(app, module), 'es2015');
      if (code.includes('</script')) throw new Error(`${module} may not end its element.`);
      return `export const ${name} = ${JSON.stringify(code)};`;
    });
    return (await Promise.all(scripts)).join('\n');
  });
}
