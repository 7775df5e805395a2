/* global Headers, Request, Response, TextDecoder, TextEncoder */
import { TestEnvironment } from 'jest-environment-jsdom';

/** A browser's document, with the fetch interfaces that jsdom lacks taken from Node. */
class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { Headers, Request, Response, TextDecoder, TextEncoder });
  }
}

// Jest loads the default export of an environment.
// eslint-disable-next-line import-x/no-default-export
export default BrowserEnvironment;
