import { createRequire } from 'node:module';
import { commonJsModule, esModule, getCacheKey } from './modules.mjs';

const require = createRequire(import.meta.url);

/** Turns a file of a package into the exports that Node has loaded. */
// eslint-disable-next-line import-x/no-default-export -- jest takes the default export
export default {
  getCacheKey,
  process(source, file, { supportsDynamicImport, supportsStaticESM }) {
    // Only Jest's own process, which runs the global setup, imports nothing dynamically.
    if (!supportsDynamicImport) return { code: source };
    const toModule = supportsStaticESM ? esModule : commonJsModule;
    return { code: toModule(file, require(file)) };
  },
};
