import { jestConfig, react } from '../jest.base.mjs';

// Jest requires the import attribute of JSON files, which swc removes by default.
const jsc = { ...react(), experimental: { keepImportAttributes: true } };

export default jestConfig(jsc, {
  testEnvironment: './testing/environment.mjs',
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.spec.{ts,tsx}'],
  moduleNameMapper: { '^@emotion/sheet$': '<rootDir>/testing/no-style-sheet.ts' },
  setupFilesAfterEnv: ['<rootDir>/testing/setup.ts'],
  testTimeout: 120_000,
  workerIdleMemoryLimit: '1GB',
});
