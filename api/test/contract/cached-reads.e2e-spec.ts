import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ACCESS_KEY } from '../../src/access/access.js';
import { apiRoutes, controllersOf, operationsOf } from '../../src/http/operations.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

/** Public reads that are not cached, because they change constantly or are for one person. */
const NOT_CACHED = [
  '/api/donations/slip/barcode',
  '/api/donations/slip/pdf',
  '/api/donations/slip/qr',
  '/api/health',
  '/api/health/live',
  '/api/health/ready',
];

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('the public reads', () => {
  it('are cached except the listed ones', () => {
    const controllers = controllersOf(test.app);
    const { isCached, isAtRoot } = apiRoutes(controllers);
    const reads = operationsOf(controllers).filter(({ method, handler, controller }) => {
      const access: unknown =
        Reflect.getMetadata(ACCESS_KEY, handler) ?? Reflect.getMetadata(ACCESS_KEY, controller);
      return method === 'GET' && access === 'anyone';
    });
    const others = reads.map(({ path }) => path).filter((path) => !isCached(path));
    expect(others.filter((path) => !isAtRoot(path)).sort()).toEqual(NOT_CACHED);
    expect(others.filter(isAtRoot)).toContain('/feed.xml');
  });
});
