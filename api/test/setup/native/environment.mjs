import 'reflect-metadata';
import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';

/** What `oncePerWorker` keeps. */
const madeByWorker = new Map();

/**
 * Jest's environment for Node, whose tests use the built application and packages outside of
 * their own context (see `native-transformer.mjs`): a worker loads these once, not for each file.
 */
// eslint-disable-next-line import-x/no-default-export -- jest takes the default export
export default class NativeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      nativeImport: (specifier) => import(specifier),
      nativeRequire: createRequire(import.meta.url),
      nativeGlobal: globalThis,
      madeByWorker,
      // The application compares what tests hand to it, and what decorators record, with these.
      Boolean,
      Date,
      Error,
      Number,
      Reflect,
      String,
    });
  }
}
