import { Agent, request as httpRequest } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import fc from 'fast-check';
import { createDocument } from '../../src/openapi/document.js';
import {
  operationsOf,
  type DocumentedOperation,
  type Method,
} from '../setup/contract/api-document.js';
import { CALLS } from '../setup/contract/calls.js';
import { hostileRequests, type HostileRequest } from '../setup/hostile/hostile-requests.js';
import { measureLoopDelay } from '../setup/hostile/loop-delay.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

/** Another seed asks other questions: `FUZZ_SEED=7 npm test -w api -- fuzz`. */
const SEED = Number(process.env.FUZZ_SEED ?? 2009);
const RUNS = Number(process.env.FUZZ_RUNS ?? 15);

/** Milliseconds for which the loop may be held; of all requests to an operation, none comes near. */
const TOO_LONG = 1000;

const agent = new Agent({ keepAlive: true });
let test: TestApp;
let document: OpenAPIObject;
beforeAll(async () => {
  test = await startTestApp();
  document = createDocument(test.app);
});
afterAll(async () => {
  agent.destroy();
  await test.close();
});

let sent = 0;

interface Answer {
  status: number;
  type: string;
  text: string;
}

/** Sends a request exactly as it is, from an address of its own. */
function send(own: Method, { method = own, path, headers, body }: HostileRequest): Promise<Answer> {
  const { hostname, port } = new URL(test.origin);
  sent += 1;
  const address = `198.18.${(sent >> 8) & 255}.${sent & 255}`;
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        agent,
        hostname,
        port,
        path,
        method: method.toUpperCase(),
        headers: {
          'X-Forwarded-For': address,
          ...headers,
          ...(body && { 'Content-Length': body.length }),
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            type: response.headers['content-type'] ?? '',
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

const LEAKS = /\bat .+:\d+:\d+|node_modules|QueryFailed|relation "|syntax error|\/src\/|\/dist\//;

function check({ status, type, text }: Answer): void {
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(500);
  if (status < 400) return;
  expect(type).toBe('application/problem+json; charset=utf-8');
  expect(JSON.parse(text)).toEqual({
    type: 'about:blank',
    title: expect.stringMatching(/\S/),
    status,
    detail: expect.stringMatching(/\S/),
    instance: expect.stringMatching(/^\//),
    message: expect.stringMatching(/\S/),
    ...(text.includes('"errors":') && { errors: expect.any(Object) }),
  });
  expect(text).not.toMatch(LEAKS);
}

const CALLERS: Record<string, () => Promise<Record<string, string>>> = {
  'an administrator': () => test.signIn({ role: 'admin' }),
  'a member': () => test.signIn({ role: 'member' }),
  'a visitor': () => Promise.resolve({}),
};

/** Calls that may end the session they come with. */
const ENDS_SESSIONS = /^\/api\/(?:auth|users)/;

async function attack(
  operation: DocumentedOperation,
  caller: () => Promise<Record<string, string>>,
) {
  const { method, path } = operation;
  const { param, body } = CALLS[`${method} ${path}`] ?? {};
  const good: Record<string, unknown> = { ...(await body?.(test)) };
  const ids = param ? [...[await param(test)].flat().map(String), '1', '2147483647'] : ['1'];
  const headers = await caller();
  await fc.assert(
    fc.asyncProperty(hostileRequests(document, operation, good, ids), async (hostile) => {
      const own = ENDS_SESSIONS.test(path) ? await caller() : headers;
      check(await send(method, { ...hostile, headers: { ...own, ...hostile.headers } }));
    }),
    { seed: SEED, numRuns: RUNS, endOnFailure: true },
  );
}

describe('requests that nobody foresaw', () => {
  it.each(Object.entries(CALLERS))(
    'are answered or refused, whatever the operation, for %s',
    async (_, caller) => {
      const failures: string[] = [];
      for (const operation of operationsOf(document)) {
        const name = `${operation.method} ${operation.path}`;
        const held = await measureLoopDelay(() =>
          attack(operation, caller).catch((error: unknown) => {
            failures.push(`${name}: ${String(error)}`);
          }),
        );
        if (held > TOO_LONG) failures.push(`${name}: held the loop for ${Math.round(held)} ms`);
      }
      expect(failures).toEqual([]);
      await test.anonymous.get('/api/health').expect(200);
    },
    180_000,
  );

  it('were thousands', () => {
    expect(sent).toBeGreaterThan(4000);
  });
});
