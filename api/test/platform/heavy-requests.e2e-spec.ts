import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import { fieldsOf } from 'shared/is-record';
import { bodyReadings, type BodyReadings } from '../../src/http/bodies/takes-json.js';
import { createDocument } from '../../src/openapi/document.js';
import { operationsOf, resolve, type DocumentedOperation } from '../setup/contract/api-document.js';
import { CALLS } from '../setup/contract/calls.js';
import { heavyBodies, heavyQueries, type HeavyRequest } from '../setup/hostile/heavy-requests.js';
import { measureLoopDelay } from '../setup/hostile/loop-delay.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { uniqueIp } from '../setup/unique-ip.js';

/** The number of kinds of heavy values for each field: `HEAVY_KINDS=24` tests all of them. */
const KINDS = Number(process.env.HEAVY_KINDS ?? 1);

/** The longest time for which a request may block the event loop, doubled for busy machines. */
const MAX_BLOCKED_MS = 400;

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

/** Sends a request and returns its faults, if any. */
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
          'X-Forwarded-For': uniqueIp(),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        },
        body,
      });
      ({ status } = answer);
      await answer.arrayBuffer();
    });
  // The cost of a request is its shortest time: other work of this process may interfere.
  let blockedMs = await measure();
  for (let retry = 0; retry < 2 && blockedMs > MAX_BLOCKED_MS; retry += 1) {
    blockedMs = Math.min(blockedMs, await measure());
  }
  const title = `${method} ${path} ${name}`;
  return [
    ...(status >= 500 ? [`${title}: ${status}`] : []),
    ...(blockedMs > MAX_BLOCKED_MS ? [`${title}: blocked for ${Math.round(blockedMs)} ms`] : []),
  ];
}

/** The documented fields of a JSON body. */
function bodyFields({ operation }: DocumentedOperation): string[] {
  const { content } = resolve(document, operation.requestBody);
  const { schema } = fieldsOf(fieldsOf(content)['application/json']);
  const { properties, anyOf = [] } = resolve(document, schema);
  const variants = Array.isArray(anyOf) ? anyOf.map((one) => resolve(document, one)) : [];
  return [properties, ...variants.map((one) => one.properties)].flatMap((one) =>
    Object.keys(fieldsOf(one)),
  );
}

const ENDS_SESSIONS = /^\/api\/auth\/(?:logout|password)/;

describe('a request that is expensive to read', () => {
  it(
    'does not block the event loop with a heavy field of a body',
    async () => {
      const faults: string[] = [];
      for (const operation of operationsOf(document)) {
        const { method, path } = operation;
        const { param, body } = CALLS[`${method} ${path}`] ?? {};
        if (!body || ENDS_SESSIONS.test(path)) continue;
        const validBody: Record<string, unknown> = { ...(await body(test)) };
        const [id = '1'] = [(await param?.(test)) ?? '1'].flat().map(String);
        const reading = readings(method.toUpperCase(), path.replaceAll(/\{[^}]+\}/g, id));
        const maxBytes = 'maxBytes' in reading ? reading.maxBytes : 4_000_000;
        const fields = [...new Set([...Object.keys(validBody), ...bodyFields(operation)])];
        for (const heavy of heavyBodies(validBody, fields, maxBytes, KINDS)) {
          faults.push(...(await attack(operation, id, heavy)));
        }
      }
      expect(sent).toBeGreaterThan(200);
      expect(faults).toEqual([]);
    },
    120_000 * KINDS,
  );

  it(
    'does not block the event loop with a heavy parameter',
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
