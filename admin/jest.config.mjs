export default {
  testEnvironment: './testing/environment.mjs',
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.spec.{ts,tsx}'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2023',
        },
        module: { type: 'es6' },
      },
    ],
  },
  setupFilesAfterEnv: ['<rootDir>/testing/setup.ts'],
  testTimeout: 20_000,
  workerIdleMemoryLimit: '1GB',
};
