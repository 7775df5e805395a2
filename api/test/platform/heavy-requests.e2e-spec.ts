import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { bodyReadings, type BodyReadings } from '../../src/http/bodies/takes-json.js';
import { createDocument } from '../../src/openapi/document.js';
import { operationsOf, resolve, type DocumentedOperation } from '../setup/contract/api-document.js';
import { CALLS } from '../setup/contract/calls.js';
import { heavyBodies, heavyQueries, type HeavyRequest } from '../setup/hostile/heavy-requests.js';
import { measureLoopDelay } from '../setup/hostile/loop-delay.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

/** How many kinds of heavy values each field gets: `HEAVY_KINDS=24` tries all of them. */
const KINDS = Number(process.env.HEAVY_KINDS ?? 1);

/** Milliseconds for which one request may keep the loop, twice over for a machine that is busy. */
const TOO_LONG = 400;

let test: TestApp;
let document: OpenAPIObject;
let readings: BodyReadings;
beforeAll(async () => {
  test = await startTestApp();
  document = createDocument(test.app);
  readings = bodyReadings(test.app);
});
afterAll(() => test.close());

let sent = 0;

/** Sends it and says what is wrong with the answer, if anything. */
async function attack(
  { method, path }: DocumentedOperation,
  id: string,
  { name, query = '', body }: HeavyRequest,
): Promise<string[]> {
  const to = path.replaceAll(/\{[^}]+\}/g, id) + query;
  let status = 0;
  const measure = () =>
    measureLoopDelay(async () => {
      sent += 1;
      const answer = await fetch(test.origin + to, {
        method: method.toUpperCase(),
        headers: {
          ...test.admin,
          'X-Forwarded-For': `198.19.${(sent >> 8) & 255}.${sent & 255}`,
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        body,
      });
      ({ status } = answer);
      await answer.arrayBuffer();
    });
  // What a request costs is the least that it takes: other work of this process may come between.
  let held = await measure();
  for (let again = 0; again < 2 && held > TOO_LONG; again += 1) {
    held = Math.min(held, await measure());
  }
  const what = `${method} ${path} ${name}`;
  return [
    ...(status >= 500 ? [`${what}: ${status}`] : []),
    ...(held > TOO_LONG ? [`${what}: the loop was held for ${Math.round(held)} ms`] : []),
  ];
}

/** The fields of a JSON body that the document knows. */
function fieldsOf({ operation }: DocumentedOperation): string[] {
  const { content } = resolve(document, operation.requestBody);
  const { schema } = Object(Object(content)['application/json']);
  const { properties, anyOf = [] } = resolve(document, schema);
  const variants = Array.isArray(anyOf) ? anyOf.map((one) => resolve(document, one)) : [];
  return [properties, ...variants.map((one) => one.properties)].flatMap((one) =>
    Object.keys(Object(one)),
  );
}

const ENDS_SESSIONS = /^\/api\/auth\/(?:logout|password)/;

describe('a request that is costly to read', () => {
  it(
    'keeps nobody waiting, whatever field of whatever body is heavy',
    async () => {
      const faults: string[] = [];
      for (const operation of operationsOf(document)) {
        const { method, path } = operation;
        const { param, body } = CALLS[`${method} ${path}`] ?? {};
        if (!body || ENDS_SESSIONS.test(path)) continue;
        const good: Record<string, unknown> = { ...(await body(test)) };
        const [id = '1'] = [(await param?.(test)) ?? '1'].flat().map(String);
        const reading = readings(method.toUpperCase(), path.replaceAll(/\{[^}]+\}/g, id));
        const maxBytes = 'maxBytes' in reading ? reading.maxBytes : 4_000_000;
        const fields = [...new Set([...Object.keys(good), ...fieldsOf(operation)])];
        for (const heavy of heavyBodies(good, fields, maxBytes, KINDS)) {
          faults.push(...(await attack(operation, id, heavy)));
        }
      }
      expect(sent).toBeGreaterThan(200);
      expect(faults).toEqual([]);
    },
    120_000 * KINDS,
  );

  it(
    'keeps nobody waiting, whatever parameter is heavy',
    async () => {
      const faults: string[] = [];
      for (const operation of operationsOf(document)) {
        if (operation.method !== 'get') continue;
        const names = (operation.operation.parameters ?? []).flatMap((one) => {
          const { name, in: place } = resolve(document, one);
          return typeof name === 'string' && place === 'query' ? [name] : [];
        });
        const heavy = heavyQueries(names).filter(
          (_, i) => KINDS > 1 || i % 17 === names.length % 17,
        );
        for (const one of heavy) faults.push(...(await attack(operation, '1', one)));
      }
      expect(faults).toEqual([]);
    },
    120_000 * KINDS,
  );
});
