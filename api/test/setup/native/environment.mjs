import 'reflect-metadata';
import asyncHooks, { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';

/** What `oncePerWorker` keeps. */
const madeByWorker = new Map();

/** The storages that Jest creates for the test file that runs. */
const storages = [];

class RecordedStorage extends AsyncLocalStorage {
  constructor(...values) {
    super(...values);
    storages.push(this);
  }
}

/**
 * Jest's environment for Node, whose tests use the built application and packages outside of
 * their own context (see `native-transformer.mjs`): a worker loads these once, not for each file.
 *
 * Jest's test runner, which is evaluated for each file, creates an `AsyncLocalStorage`, and Node 20
 * copies the values of all storages to each new promise. They are disabled at the end of the file,
 * or else each file makes promises slower for those after it.
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
    asyncHooks.AsyncLocalStorage = RecordedStorage;
  }

  handleTestEvent({ name }) {
    // The test runner has been loaded; the application gets Node's own class.
    if (name === 'setup') asyncHooks.AsyncLocalStorage = AsyncLocalStorage;
  }

  async teardown() {
    asyncHooks.AsyncLocalStorage = AsyncLocalStorage;
    for (const storage of storages.splice(0)) storage.disable();
    await super.teardown();
  }
}
