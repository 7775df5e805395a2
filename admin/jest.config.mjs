import { jestConfig, react } from '../jest.base.mjs';

export default jestConfig(react(), {
  testEnvironment: './testing/environment.mjs',
  roots: ['<rootDir>/src'],
  testMatch: ['**/*.spec.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/testing/setup.ts'],
  testTimeout: 20_000,
  workerIdleMemoryLimit: '1GB',
});
