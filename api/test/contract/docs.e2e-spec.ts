import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { fieldsOf } from 'shared/is-record';
import {
  operationsOf,
  resolve,
  SchemaChecker,
  type Operation,
} from '../setup/contract/api-document.js';
import { exampleOf } from '../setup/contract/examples.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
let document: OpenAPIObject;
beforeAll(async () => {
  test = await startTestApp();
  document = (await test.anonymous.get('/api/docs-json').expect(200)).body;
});
afterAll(() => test.close());

const operations = (): [string, Operation][] =>
  operationsOf(document).map(({ method, path, operation }) => [`${method} ${path}`, operation]);

/** Every JSON schema of a body or a response, with its example, if any. */
const media = (): [where: string, schema: object, example: unknown][] =>
  operations()
    .flatMap(([name, { requestBody, responses }]) =>
      [['body', requestBody], ...Object.entries(responses)].flatMap(([status, content]) =>
        Object.entries(fieldsOf(resolve(document, content).content)).flatMap(([type, one]) => {
          const { schema, example } = fieldsOf(one);
          return /json$/.test(type)
            ? [[`${name} ${String(status)}`, schema, example] as const]
            : [];
        }),
      ),
    )
    .map(([where, schema, example]) => [where, fieldsOf(schema), example]);

describe('the description of the API', () => {
  it('equals the committed file', async () => {
    const committed = await readFile(new URL('../../openapi.json', import.meta.url), 'utf8');
    expect(document).toEqual(JSON.parse(committed));
  });

  it('has a summary, a tag and a described response for every status of each operation', () => {
    expect(operations().length).toBeGreaterThan(25);
    for (const [name, { summary, tags, responses }] of operations()) {
      expect([name, summary]).toEqual([name, expect.stringMatching(/^[A-Z].{5,}/)]);
      expect([name, tags]).toEqual([name, [expect.any(String)]]);
      for (const [status, one] of Object.entries(responses)) {
        const response = resolve(document, one);
        const where = `${name} ${status}`;
        expect([where, response]).toEqual([
          where,
          expect.objectContaining({ description: expect.stringMatching(/\S/) }),
        ]);
      }
    }
  });

  it('documents who may call each operation by its responses and its security', () => {
    for (const [name, operation] of operations()) {
      const isPublic = !('x-roles' in operation);
      const token = 'x-token-scopes' in operation && [{ token: [] }];
      const sessions = [{ cookie: [] }, { bearer: [] }, ...(token || [])];
      const expected = isPublic && !name.endsWith('/logout') ? [] : sessions;
      expect([name, operation.security]).toEqual([name, expected]);
    }
  });

  it('contains each path once, and the server', () => {
    const paths = Object.keys(document.paths);
    const shapes = paths.map((path) => path.replaceAll(/\{[^}]+\}/g, '{}'));
    expect(shapes.filter((shape, i) => shapes.indexOf(shape) !== i)).toEqual([]);
    expect(document.servers).toEqual([expect.objectContaining({ url: '/' })]);
  });

  it('describes each operation and who may call it', () => {
    const lastCharacters = new Set(
      operations().map(([, { description = '' }]) => description.at(-1)),
    );
    expect([...lastCharacters]).toEqual(['.']);
    const of = (wanted: string) =>
      operations().find(([name]) => name === wanted)?.[1].description ?? '';
    expect(of('get /api/users')).toMatch(/For administrators\.$/);
    expect(of('get /api/auth/me')).toMatch(/For anybody who is signed in\.$/);
    expect(of('get /api/health')).toMatch(/Anyone may call this\.$/);
    expect(of('get /api/blog')).toMatch(
      /Anyone may call this\. A token with the scope `content:read` gets drafts, too\.$/,
    );
  });

  it('describes null as a type, also beside a reference', () => {
    expect(JSON.stringify(document)).not.toContain('"nullable"');
    const schemas = new SchemaChecker(document);
    const image = fieldsOf(
      fieldsOf(fieldsOf(document.components?.schemas?.BlogPostDto).properties).image,
    );
    expect(schemas.faults(image, null)).toEqual([]);
    expect(schemas.faults(image, 'slika')).not.toEqual([]);
  });

  it('has a valid example of every body and every response', () => {
    const schemas = new SchemaChecker(document);
    expect(media().length).toBeGreaterThan(100);
    for (const [where, schema, given] of media()) {
      const example = given ?? exampleOf(document, schema);
      expect([where, schemas.faults(schema, example), example]).toEqual([where, [], example]);
    }
  });

  it('has only valid examples of fields and parameters', () => {
    const schemas = new SchemaChecker(document);
    for (const [name, schema] of Object.entries(document.components?.schemas ?? {})) {
      for (const [field, one] of Object.entries(fieldsOf(fieldsOf(schema).properties))) {
        const { example } = fieldsOf(one);
        const faults = example === undefined ? [] : schemas.faults(fieldsOf(one), example);
        expect([name, field, faults]).toEqual([name, field, []]);
      }
    }
    for (const [name, { parameters = [] }] of operations()) {
      for (const parameter of parameters) {
        const { name: of, schema, example, examples } = resolve(document, parameter);
        const { example: best = { value: example } } = fieldsOf(examples);
        const { value } = fieldsOf(best);
        const faults = value === undefined ? [] : schemas.faults(fieldsOf(schema), value);
        expect([name, of, faults]).toEqual([name, of, []]);
      }
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
