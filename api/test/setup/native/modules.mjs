import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const OWN_CODE = readFileSync(new URL(import.meta.url), 'utf8');

/** Key of a transformed file in Jest's cache: all that its code depends on. */
export const getCacheKey = (source, file, { supportsDynamicImport, supportsStaticESM }) =>
  createHash('sha256')
    .update([OWN_CODE, file, supportsDynamicImport, supportsStaticESM, source].join('\0'))
    .digest('hex');

const isName = (name) => /^[A-Za-z_$][\w$]*$/.test(name);

/** An ES module with the exports of a file that Node has loaded. */
export function esModule(file, exported) {
  const exports = Object.keys(exported)
    .filter(isName)
    .map((name) =>
      name === 'default'
        ? 'export default module.default;'
        : `const _${name} = module.${name}; export { _${name} as ${name} };`,
    );
  const url = JSON.stringify(pathToFileURL(file));
  return [`const module = await nativeImport(${url});`, ...exports, 'export {};'].join('\n');
}

/** A CommonJS module with the exports of a file that Node has loaded. */
export function commonJsModule(file, exported) {
  // Jest reads the names from the code, as Node does, before it evaluates it.
  const names = Object.keys(exported)
    .filter(isName)
    .map((name) => `exports.${name} = 0;`);
  return `if (false) { ${names.join(' ')} }\nmodule.exports = nativeRequire(${JSON.stringify(file)});`;
}
