import { fileURLToPath, pathToFileURL } from 'node:url';
import { esModule, getCacheKey } from './modules.mjs';

const SOURCE = fileURLToPath(new URL('../../../src/', import.meta.url));
const BUILD = fileURLToPath(new URL('../../../dist/', import.meta.url));

/** Turns a file of the application into the exports of its compiled file, as Node loads it. */
// eslint-disable-next-line import-x/no-default-export -- jest takes the default export
export default {
  getCacheKey,
  async processAsync(_source, file) {
    const compiled = `${BUILD}${file.slice(SOURCE.length).replace(/\.ts$/, '.js')}`;
    return { code: esModule(compiled, await import(pathToFileURL(compiled).href)) };
  },
};
