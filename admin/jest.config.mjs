import { jestConfig, react } from '../jest.base.mjs';

// Jest asks for the attribute of an imported JSON file, which swc drops otherwise.
const jsc = { ...react(), experimental: { keepImportAttributes: true } };

export default jestConfig(jsc, {
  testEnvironment: './testing/environment.mjs',
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.spec.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/testing/setup.ts'],
  testTimeout: 20_000,
  workerIdleMemoryLimit: '1GB',
});
