import { TestEnvironment } from 'jest-environment-jsdom';

const missing = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'ReadableStream',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'structuredClone',
];

/** jsdom with what browsers have and it lacks: fetch and its company. */
// eslint-disable-next-line import-x/no-default-export -- as jest asks
export default class BrowserEnvironment extends TestEnvironment {
  constructor(...options) {
    super(...options);
    for (const name of missing) this.global[name] = globalThis[name];
  }
}
