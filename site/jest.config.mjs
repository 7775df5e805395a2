export default {
  testEnvironment: '<rootDir>/testing/environment.mjs',
  roots: ['<rootDir>/app', '<rootDir>/scripts'],
  testMatch: ['**/*.spec.{ts,tsx}'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: {
            react: { runtime: 'automatic' },
            // What Vite knows when it builds.
            optimizer: { globals: { vars: { 'import.meta.env.DEV': 'false' } } },
          },
          target: 'es2023',
        },
        module: { type: 'es6' },
      },
    ],
  },
  moduleNameMapper: {
    '^~/(.*)$': '<rootDir>/app/$1',
    '\\.module\\.css$': '<rootDir>/testing/class-names.ts',
    '\\.(css|svg|woff2)(\\?url)?$': '<rootDir>/testing/asset.ts',
    '^virtual:catalogue-chunks$': '<rootDir>/testing/asset.ts',
    '^virtual:drawings$': '<rootDir>/testing/drawings.ts',
  },
  setupFilesAfterEnv: ['<rootDir>/testing/setup.ts'],
  workerIdleMemoryLimit: '512MB',
};
