import { jestConfig, SOURCE_OF_COMPILED } from '../jest.base.mjs';

export default jestConfig(
  { parser: { syntax: 'typescript' } },
  {
    testEnvironment: 'node',
    roots: ['<rootDir>/src'],
    testMatch: ['**/*.spec.ts'],
    moduleNameMapper: SOURCE_OF_COMPILED,
  },
);
