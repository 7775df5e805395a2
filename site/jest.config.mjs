import { jestConfig, react } from '../jest.base.mjs';

// What Vite knows when it builds.
const builtWith = {
  globals: { vars: { 'import.meta.env.DEV': 'false', 'import.meta.env.SSR': 'false' } },
};

export default jestConfig(react(builtWith), {
  testEnvironment: '<rootDir>/testing/environment.mjs',
  roots: ['<rootDir>/app', '<rootDir>/scripts', '<rootDir>/testing'],
  testMatch: ['**/*.spec.{ts,tsx}'],
  moduleNameMapper: {
    '^~/(.*)$': '<rootDir>/app/$1',
    '\\.module\\.css$': '<rootDir>/testing/class-names.ts',
    '\\.(css|svg|woff2)(\\?url)?$': '<rootDir>/testing/asset.ts',
    '^virtual:catalogue-chunks$': '<rootDir>/testing/asset.ts',
    '^virtual:inline-scripts$': '<rootDir>/testing/inline-scripts.ts',
    '^virtual:drawings$': '<rootDir>/testing/drawings.ts',
  },
  setupFilesAfterEnv: ['<rootDir>/testing/setup.ts'],
  testTimeout: 60_000,
  workerIdleMemoryLimit: '512MB',
});
