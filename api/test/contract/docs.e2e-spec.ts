import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { ACCESS_KEY } from '../../src/access/access.js';
import {
  apiRoutes,
  controllersOf,
  operationsOf as operationsOfControllers,
} from '../../src/http/operations.js';
import { bodyClasses, createFormRules } from '../../src/openapi/form-rules.js';
import { operationsOf } from '../setup/contract/api-document.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
let document: OpenAPIObject;
beforeAll(async () => {
  test = await startTestApp();
  document = (await test.anonymous.get('/api/docs-json').expect(200)).body;
});
afterAll(() => test.close());

const committed = async (path: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`../../../${path}`, import.meta.url), 'utf8'));

describe('the description of the API', () => {
  it('equals the committed files, of which the second has the rules of forms', async () => {
    expect(document).toEqual(await committed('api/openapi.json'));
    const rules = createFormRules(document, bodyClasses(test.app));
    expect(JSON.parse(JSON.stringify(rules))).toEqual(await committed('admin/src/api/rules.json'));
  });

  it('documents who may call each operation by its responses and its security', () => {
    for (const { method, path, operation } of operationsOf(document)) {
      const isPublic = !('x-roles' in operation);
      const token = 'x-token-scopes' in operation && [{ token: [] }];
      const sessions = [{ cookie: [] }, { bearer: [] }, ...(token || [])];
      const expected = isPublic && !path.endsWith('/logout') ? [] : sessions;
      expect([method, path, operation.security]).toEqual([method, path, expected]);
      const refusals = ['401', '403'].filter((status) => !(status in operation.responses));
      if (!isPublic) expect([method, path, refusals]).toEqual([method, path, []]);
    }
  });
});

describe('Swagger UI', () => {
  it('runs under a policy without inline code, from our own origin only', async () => {
    for (const path of ['/api/docs', '/api/docs/']) {
      const { headers, text } = await test.anonymous.get(path).expect(200);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toMatch(/unsafe|https?:|\*/);
      expect(text).not.toMatch(/<style|style=|<script>|https?:/);
      const files = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file ?? '');
      expect(files).toHaveLength(5);
      for (const file of files) await test.anonymous.get(file).expect(200);
    }
  });
});

/** Public reads that are not cached, because they change constantly or are for one person. */
const NOT_CACHED = [
  '/api/donations/slip/barcode',
  '/api/donations/slip/pdf',
  '/api/donations/slip/qr',
  '/api/health',
  '/api/health/live',
  '/api/health/ready',
];

it('the public reads are cached, except the listed ones', () => {
  const controllers = controllersOf(test.app);
  const { isCached, isAtRoot } = apiRoutes(controllers);
  const reads = operationsOfControllers(controllers).filter(({ method, handler, controller }) => {
    const access: unknown =
      Reflect.getMetadata(ACCESS_KEY, handler) ?? Reflect.getMetadata(ACCESS_KEY, controller);
    return method === 'GET' && access === 'anyone';
  });
  const others = reads.map(({ path }) => path).filter((path) => !isCached(path));
  expect(others.filter((path) => !isAtRoot(path)).sort()).toEqual(NOT_CACHED);
  expect(others.filter(isAtRoot)).toContain('/feed.xml');
});
