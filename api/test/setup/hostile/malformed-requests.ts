import { Agent, request as httpRequest } from 'node:http';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { OpenAPIObject } from '@nestjs/swagger';
import fc from 'fast-check';
import { fieldsOf, isRecord } from 'shared/is-record';
import { createDocument } from '../../../src/openapi/document.js';
import { operationsOf, type DocumentedOperation, type Method } from '../contract/api-document.js';
import { CALLS } from '../contract/calls.js';
import { startTestApp, type TestApp } from '../test-app.js';
import { uniqueIp } from '../unique-ip.js';
import { hostileRequests, type HostileRequest } from './hostile-requests.js';
import { measureLoopDelay } from './loop-delay.js';

/** Another seed sends other requests: `FUZZ_SEED=7 npm test -w api -- fuzz`. */
const SEED = Number(process.env.FUZZ_SEED ?? 2009);

/** The longest acceptable time for which the requests to one operation block the event loop. */
const MAX_BLOCKED_MS = 1000;

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

interface Answer {
  status: number;
  type: string;
  text: string;
}

/** Sends a request without changing it, from a unique IP address. */
function send(
  documented: Method,
  { method = documented, path, headers, body }: HostileRequest,
): Promise<Answer> {
  const { hostname, port } = new URL(test.origin);
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      {
        agent,
        hostname,
        port,
        path,
        method: method.toUpperCase(),
        headers: {
          'X-Forwarded-For': uniqueIp(),
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

/** The names of a problem's members; `errors` is optional. */
const MEMBERS = ['detail', 'instance', 'message', 'status', 'title', 'type'];

const isFilled = (value: unknown) => typeof value === 'string' && /\S/.test(value);

function isProblem(text: string, status: number): boolean {
  const { errors = {}, ...problem } = fieldsOf(JSON.parse(text));
  return (
    Object.keys(problem).sort().join() === MEMBERS.join() &&
    problem.type === 'about:blank' &&
    problem.status === status &&
    [problem.title, problem.detail, problem.message].every(isFilled) &&
    typeof problem.instance === 'string' &&
    problem.instance.startsWith('/') &&
    isRecord(errors)
  );
}

/** Matchers of Jest would take a tenth of the time of these thousands of requests. */
function check({ status, type, text }: Answer): void {
  const isRefused = status >= 400;
  const isValid =
    status >= 200 &&
    status < 500 &&
    (!isRefused ||
      (type === 'application/problem+json; charset=utf-8' &&
        isProblem(text, status) &&
        !LEAKS.test(text)));
  if (!isValid) throw new Error(`Answered ${status} ${type}: ${text}`);
}

interface Caller {
  role: string;
  headers: () => Promise<Record<string, string>>;
}

const CALLERS = {
  'an administrator': { role: 'admin', headers: () => test.signIn({ role: 'admin' }) },
  'a member': { role: 'member', headers: () => test.signIn({ role: 'member' }) },
  'a visitor': { role: 'visitor', headers: () => Promise.resolve({}) },
} satisfies Record<string, Caller>;

/** Whether a role may call an operation; the document names no roles where all may. */
const mayCall = (role: string, operation: object): boolean =>
  !('x-roles' in operation) || (operation['x-roles'] as readonly string[]).includes(role);

/** Operations that may end the session of the caller. */
const ENDS_SESSIONS = /^\/api\/(?:auth|users)/;

async function attack(
  operation: DocumentedOperation,
  { role, headers: signIn }: Caller,
  runs: number,
): Promise<void> {
  const { method, path } = operation;
  const { param, body } = CALLS[`${method} ${path}`] ?? {};
  const validBody: Record<string, unknown> = { ...(await body?.(test)) };
  const ids = param ? [...[await param(test)].flat().map(String), '1', '2147483647'] : ['1'];
  const headers = await signIn();
  await fc.assert(
    fc.asyncProperty(hostileRequests(document, operation, validBody, ids), async (hostile) => {
      const callerHeaders = ENDS_SESSIONS.test(path) ? await signIn() : headers;
      check(await send(method, { ...hostile, headers: { ...callerHeaders, ...hostile.headers } }));
    }),
    {
      seed: SEED,
      // Nothing is read of the requests of a caller who may not call an operation.
      numRuns: mayCall(role, operation.operation) ? runs : Math.ceil(runs / 5),
      endOnFailure: true,
    },
  );
}

/**
 * Tests that random malformed requests get a valid response from every operation.
 * @param runs the requests to each operation
 */
export function testMalformedRequests(callers: (keyof typeof CALLERS)[], runs: number): void {
  it.each(callers)(
    'random malformed requests get a valid response, for %s',
    async (name) => {
      const failures: string[] = [];
      for (const operation of operationsOf(document)) {
        const at = `${operation.method} ${operation.path}`;
        const blockedMs = await measureLoopDelay(() =>
          attack(operation, CALLERS[name], runs).catch((error: unknown) => {
            failures.push(`${at}: ${String(error)}`);
          }),
        );
        if (blockedMs > MAX_BLOCKED_MS) failures.push(`${at}: blocked for ${blockedMs} ms`);
      }
      expect(failures).toEqual([]);
      await test.anonymous.get('/api/health').expect(200);
    },
    600_000,
  );
}
