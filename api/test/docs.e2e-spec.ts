import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { startTestApp, type TestApp } from './setup/test-app.js';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

let test: TestApp;
let document: OpenAPIObject;
beforeAll(async () => {
  test = await startTestApp();
  document = (await test.anonymous.get('/api/docs-json').expect(200)).body;
});
afterAll(() => test.close());

const operations = (): [string, Operation][] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method} ${path}`,
      operation,
    ]),
  );

describe('the description of the API', () => {
  it('is the committed one', async () => {
    const committed = await readFile(new URL('../openapi.json', import.meta.url), 'utf8');
    expect(document).toEqual(JSON.parse(committed));
  });

  it('gives every operation a summary, a tag, and a described answer for every status', () => {
    expect(operations().length).toBeGreaterThan(25);
    for (const [name, { summary, tags, responses }] of operations()) {
      expect([name, summary]).toEqual([name, expect.stringMatching(/^[A-Z].{5,}/)]);
      expect([name, tags]).toEqual([name, [expect.any(String)]]);
      for (const [status, response] of Object.entries(responses)) {
        const where = `${name} ${status}`;
        expect([where, response]).toEqual([
          where,
          expect.objectContaining({ description: expect.stringMatching(/\S/) }),
        ]);
      }
    }
  });

  it('says who may call each operation by its answers and its security', () => {
    for (const [name, { responses, security }] of operations()) {
      const needsSession = responses['401'] !== undefined && !name.endsWith('/login');
      expect([name, security !== undefined]).toEqual([
        name,
        needsSession || name.endsWith('/logout'),
      ]);
    }
  });

  it('describes every parameter of every list', () => {
    for (const [name, { parameters = [] }] of operations()) {
      for (const parameter of parameters) {
        expect([name, 'name' in parameter && parameter.schema]).toEqual([
          name,
          expect.objectContaining({ type: expect.any(String) }),
        ]);
      }
    }
  });
});

describe('Swagger UI', () => {
  it('runs under a policy without inline code, from our own origin alone', async () => {
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
