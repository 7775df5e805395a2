import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { AuthService } from '../../src/auth/auth.service.js';
import { createDocument } from '../../src/openapi/document.js';
import { blogPostBody } from '../factories/blog-post.factory.js';
import { createUser } from '../factories/user.factory.js';
import { operationsOf, type DocumentedOperation } from '../setup/contract/api-document.js';
import { CALLS } from '../setup/contract/calls.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { uniqueIp } from '../setup/unique-ip.js';

let test: TestApp;
let operations: DocumentedOperation[];
beforeAll(async () => {
  test = await startTestApp();
  operations = operationsOf(createDocument(test.app));
});
afterAll(() => test.close());

const cookie = (token: string) => ({ Cookie: `session=${token}`, Origin: test.origin });

async function token(role: 'member' | 'admin', options: object = {}): Promise<string> {
  const { id, sessionVersion } = await createUser(test.dataSource, { role });
  const payload = { sub: id, version: sessionVersion, jti: randomUUID() };
  return test.app.get(JwtService).signAsync(payload, options);
}

async function tokenAfterLogout(): Promise<string> {
  const user = await createUser(test.dataSource, { role: 'admin' });
  const ended = await test.app.get(AuthService).issueToken(user);
  await test.anonymous.post('/api/auth/logout').set(cookie(ended)).expect(204);
  return ended;
}

async function tokenOfDeactivated(): Promise<string> {
  const user = await createUser(test.dataSource, { role: 'admin', isActive: false });
  return test.app.get(AuthService).issueToken(user);
}

/** The headers of each kind of caller, each time for a new user, and the role they give. */
const CALLERS: Record<
  string,
  [role: 'visitor' | 'member' | 'admin', headers: () => Promise<object>]
> = {
  'a visitor': ['visitor', () => Promise.resolve({})],
  'a member': ['member', async () => cookie(await token('member'))],
  'an administrator': ['admin', async () => cookie(await token('admin'))],
  'an administrator with a bearer token': [
    'admin',
    async () => ({ Authorization: `Bearer ${await token('admin')}` }),
  ],
  'a forged token': ['visitor', async () => cookie(await token('admin', { secret: FORGED }))],
  'an expired token': ['visitor', async () => cookie(await token('admin', { expiresIn: '-1s' }))],
  'a deactivated administrator': ['visitor', async () => cookie(await tokenOfDeactivated())],
  'a logged-out token': ['visitor', async () => cookie(await tokenAfterLogout())],
  'a logged-out bearer token': [
    'visitor',
    async () => ({ Authorization: `Bearer ${await tokenAfterLogout()}` }),
  ],
};
const FORGED = 'x'.repeat(40);

/** A call with its rows created: the path, the query and the body. */
interface Prepared {
  to: string;
  query: Record<string, string>;
  body: object | undefined;
}

async function prepare({ method, path }: DocumentedOperation): Promise<Prepared> {
  const { param, body, query } = CALLS[`${method} ${path}`] ?? {};
  const values = param ? [await param(test)].flat() : [];
  return {
    to: path.replaceAll(/\{[^}]+\}/g, (name) => String(values.shift() ?? name)),
    query: { ...(await query?.(test)) },
    body: await body?.(test),
  };
}

/** Calls that are refused: as they change nothing, all callers name the same rows. */
const refusedCalls = new Map<DocumentedOperation, Promise<Prepared>>();

function prepareRefused(operation: DocumentedOperation): Promise<Prepared> {
  const prepared = refusedCalls.get(operation) ?? prepare(operation);
  refusedCalls.set(operation, prepared);
  return prepared;
}

async function statusFor(
  { method, path }: DocumentedOperation,
  { to, query, body }: Prepared,
  headers: object,
  sentAs: DocumentedOperation['method'] | 'head' = method,
): Promise<number> {
  const request = test.anonymous[sentAs](to)
    .set({ 'X-Forwarded-For': uniqueIp(), ...headers })
    .query(query);
  const { send } = CALLS[`${method} ${path}`] ?? {};
  if (send) return (await send(request)).status;
  return (await (body ? request.send(body) : request)).status;
}

describe('access to operations', () => {
  it('is tested for every operation of the document, and no other', () => {
    const names = operations.map(({ method, path }) => `${method} ${path}`);
    expect(names.filter((name) => !CALLS[name])).toEqual([]);
    expect(Object.keys(CALLS).filter((name) => !names.includes(name))).toEqual([]);
  });

  it.each(Object.entries(CALLERS))('is as documented for %s', async (_, [role, headers]) => {
    const refusedHeaders = await headers();
    for (const operation of operations) {
      const { method, path } = operation;
      const { responses } = operation.operation;
      const { who = responses['401'] ? 'admin' : 'anyone' } = CALLS[`${method} ${path}`] ?? {};
      const successful = Object.keys(responses)
        .filter((status) => status.startsWith('2'))
        .map(Number);
      const allowed =
        who === 'anyone' || role === 'admin' || (role === 'member' && who === 'signed-in');
      const refused = role === 'visitor' ? 401 : 403;
      const ofCaller = allowed ? await headers() : refusedHeaders;
      const prepared = await (allowed ? prepare : prepareRefused)(operation);
      const status = await statusFor(operation, prepared, ofCaller);
      const expected = allowed ? successful : [refused];
      expect([method, path, expected.includes(status) ? 'as expected' : status]).toEqual([
        method,
        path,
        'as expected',
      ]);
      if (method !== 'get') continue;
      const head = await statusFor(operation, prepared, ofCaller, 'head');
      expect([path, head]).toEqual([path, status]);
    }
  });
});

describe('a change with the cookie', () => {
  const write = (headers: object) =>
    test.anonymous
      .post('/api/blog')
      .set({ Cookie: test.admin.Cookie, ...headers })
      .send(blogPostBody());

  it('is refused from another origin or without one', async () => {
    for (const headers of [
      {},
      { Origin: 'https://drugdje.example' },
      { Origin: 'null' },
      { Origin: `${test.origin}.drugdje.example` },
      { Origin: 'https://drugdje.example', 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      { 'Sec-Fetch-Site': 'none' },
    ]) {
      const { body } = await write(headers).expect(403);
      expect(body.detail).toBe('Zahtjev nije poslan s ove stranice.');
    }
  });

  it('is accepted from our own pages', async () => {
    await write({ Origin: test.origin }).expect(201);
    await write({ Origin: 'http://localhost:3000' }).expect(201);
    await write({ 'Sec-Fetch-Site': 'same-origin' }).expect(201);
  });

  it('requires no origin with a bearer token', async () => {
    await test.anonymous
      .post('/api/blog')
      .set('Authorization', `Bearer ${test.admin.Cookie.replace('session=', '')}`)
      .send(blogPostBody())
      .expect(201);
  });

  it('is refused with an invalid bearer token', async () => {
    await write({ Authorization: 'Bearer x', Origin: 'https://drugdje.example' }).expect(401);
  });

  it('cannot sign a visitor in from another site', async () => {
    await test.anonymous
      .post('/api/auth/login')
      .set('Origin', 'https://drugdje.example')
      .send({ username: 'a', password: 'b' })
      .expect(403);
  });
});
