import { jestConfig, SOURCE_OF_COMPILED } from '../jest.base.mjs';

const NATIVE = '<rootDir>/test/setup/native';
const jsc = {
  parser: { syntax: 'typescript', decorators: true },
  transform: {
    legacyDecorator: true,
    decoratorMetadata: true,
    useDefineForClassFields: false,
  },
};
/** The tests of `npm run nightly` are those in folders named after it. */
const NIGHTLY = process.env.NIGHTLY === '1';
const config = jestConfig(jsc, {
  testEnvironment: `${NATIVE}/environment.mjs`,
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testRegex: NIGHTLY ? '/nightly/.*spec\\.ts$' : '\\.(?:e2e-)?spec\\.ts$',
  testPathIgnorePatterns: ['/node_modules/', ...(NIGHTLY ? [] : ['/nightly/'])],
  moduleNameMapper: SOURCE_OF_COMPILED,
  transformIgnorePatterns: [],
  globalSetup: './test/setup/start-database.mjs',
  globalTeardown: './test/setup/stop-database.mjs',
  maxWorkers: 2,
  workerIdleMemoryLimit: '1GB',
  testTimeout: 120_000,
});

/** supertest compares headers with regular expressions, which those of a test must be. */
const PACKAGES = '/node_modules/(?!(?:supertest|superagent)/).*\\.[cm]?js$';

export default {
  ...config,
  transform: {
    [PACKAGES]: `${NATIVE}/package-transformer.mjs`,
    '/src/(?!.*\\.spec\\.ts$).*\\.ts$': `${NATIVE}/source-transformer.mjs`,
    ...config.transform,
  },
};
