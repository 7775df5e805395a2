/**
 * Options of V8 with which tests take a tenth less processor time: most code runs too briefly for
 * optimizing it to pay, and most objects are garbage before a larger young generation is full.
 */
const V8_OPTIONS = [
  '--min-semi-space-size=64',
  '--max-semi-space-size=64',
  '--no-flush-bytecode',
  // Later releases of Node.js do not have this option.
  ...(process.versions.node.startsWith('20.') ? ['--interrupt-budget=400000'] : []),
];

/** The arguments of Node.js that start Jest in the folder of an app. */
export const JEST = [
  ...V8_OPTIONS,
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  '../node_modules/jest/bin/jest.js',
];

/** Those of Jest that write its results into a file of the folder. */
export const resultsIn = (file) => ['--json', `--outputFile=${file}`];
