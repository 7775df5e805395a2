import { minify } from '@swc/core';
import type { Plugin } from 'vite';

/** Messages of libraries for developers; those of i18next need its option `debug` to be printed. */
const DEBUGGING = ['this.logger.log', 'this.logger.warn', 'this.logger.deprecate', 'console.warn'];

/**
 * Minifies the browsers' scripts once more: swc finds what the bundler's own minifier leaves, and
 * drops messages for developers, together about 2 of the 135 kB of a page.
 */
export function smallerScripts(): Plugin {
  return {
    name: 'smaller-scripts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle(_options, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        const { code } = await minify(output.code, {
          module: true,
          ecma: 2020,
          compress: { ecma: 2020, passes: 3, pure_funcs: DEBUGGING },
          mangle: true,
        });
        output.code = code;
      }
    },
  };
}
