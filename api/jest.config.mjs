import { jestConfig, SOURCE_OF_COMPILED } from '../jest.base.mjs';

const jsc = {
  parser: { syntax: 'typescript', decorators: true },
  transform: {
    legacyDecorator: true,
    decoratorMetadata: true,
    useDefineForClassFields: false,
  },
};

export default jestConfig(jsc, {
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/test'],
  testRegex: '\\.(?:e2e-)?spec\\.ts$',
  moduleNameMapper: SOURCE_OF_COMPILED,
  setupFiles: ['reflect-metadata'],
  globalSetup: './test/setup/start-database.mjs',
  globalTeardown: './test/setup/stop-database.mjs',
  maxWorkers: 2,
  workerIdleMemoryLimit: '1GB',
  testTimeout: 60_000,
});
