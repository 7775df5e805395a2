/**
 * A configuration of Jest for ES modules in TypeScript.
 * @param {Record<string, unknown>} jsc further options of the compiler (swc's `jsc`)
 * @param {Record<string, unknown>} config
 */
export const jestConfig = (jsc, config) => ({
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      { jsc: { target: 'es2023', ...jsc }, module: { type: 'es6' }, sourceMaps: 'inline' },
    ],
  },
  ...config,
});

/** Imports name the compiled file, as Node resolves them; tests run the source. */
export const SOURCE_OF_COMPILED = { '^(\\.{1,2}/.*)\\.js$': '$1' };

/** Compiler options for React; `optimizer` replaces constants that Vite defines in builds. */
export const react = (optimizer) => ({
  parser: { syntax: 'typescript', tsx: true },
  transform: { react: { runtime: 'automatic' }, ...(optimizer && { optimizer }) },
});
