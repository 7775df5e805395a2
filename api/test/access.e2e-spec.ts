import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { AuthService } from '../src/auth/auth.service.js';
import { createDocument } from '../src/openapi/document.js';
import { blogPostBody } from './factories/blog-post.factory.js';
import { createUser } from './factories/user.factory.js';
import { operationsOf, type DocumentedOperation } from './setup/api-document.js';
import { CALLS } from './setup/calls.js';
import { startTestApp, type TestApp } from './setup/test-app.js';

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
  return test.app.get(JwtService).signAsync({ sub: id, version: sessionVersion }, options);
}

async function loggedOut(): Promise<string> {
  const user = await createUser(test.dataSource, { role: 'admin' });
  const ended = await test.app.get(AuthService).issueToken(user);
  await test.app.get(AuthService).endSessions(user);
  return ended;
}

/** Everybody who may knock, each time as somebody new, and what they count as. */
const CALLERS: Record<string, [as: 'nobody' | 'member' | 'admin', headers: () => Promise<object>]> =
  {
    'a visitor': ['nobody', () => Promise.resolve({})],
    'a member': ['member', async () => cookie(await token('member'))],
    'an administrator': ['admin', async () => cookie(await token('admin'))],
    'an administrator with a bearer token': [
      'admin',
      async () => ({ Authorization: `Bearer ${await token('admin')}` }),
    ],
    'a forged token': ['nobody', async () => cookie(await token('admin', { secret: FORGED }))],
    'an expired token': ['nobody', async () => cookie(await token('admin', { expiresIn: '-1s' }))],
    'a logged-out token': ['nobody', async () => cookie(await loggedOut())],
    'a logged-out bearer token': [
      'nobody',
      async () => ({ Authorization: `Bearer ${await loggedOut()}` }),
    ],
  };
const FORGED = 'x'.repeat(40);

let requests = 0;
async function statusFor({ method, path }: DocumentedOperation, headers: object): Promise<number> {
  const { param, body, send } = CALLS[`${method} ${path}`] ?? {};
  const values = param ? [await param(test)].flat() : [];
  const to = path.replaceAll(/\{[^}]+\}/g, (name) => String(values.shift() ?? name));
  requests += 1;
  const request = test.anonymous[method](to).set({
    'X-Forwarded-For': `198.18.${requests >> 8}.${requests & 255}`,
    ...headers,
  });
  if (send) return (await send(request)).status;
  return (await (body ? request.send(await body(test)) : request)).status;
}

describe('the matrix of who may do what', () => {
  it('knows every operation of the document, and no other', () => {
    const names = operations.map(({ method, path }) => `${method} ${path}`);
    expect(names.filter((name) => !CALLS[name])).toEqual([]);
    expect(Object.keys(CALLS).filter((name) => !names.includes(name))).toEqual([]);
  });

  it.each(Object.entries(CALLERS))('holds for %s', async (_, [as, headers]) => {
    for (const operation of operations) {
      const { method, path } = operation;
      const { responses } = operation.operation;
      const { who = responses['401'] ? 'admin' : 'anyone' } = CALLS[`${method} ${path}`] ?? {};
      const done = Object.keys(responses)
        .filter((status) => status.startsWith('2'))
        .map(Number);
      const allowed =
        who === 'anyone' || as === 'admin' || (as === 'member' && who === 'signed-in');
      const refused = as === 'nobody' ? 401 : 403;
      const status = await statusFor(operation, await headers());
      const expected = allowed ? done : [refused];
      expect([method, path, expected.includes(status) ? 'as expected' : status]).toEqual([
        method,
        path,
        'as expected',
      ]);
    }
  });
});

describe('a token', () => {
  it('is refused to every kind of token that is not a good one', async () => {
    const jwt = test.app.get(JwtService);
    const user = await createUser(test.dataSource, { role: 'admin' });
    const payload = { sub: user.id, version: user.sessionVersion };
    const good = await jwt.signAsync(payload);
    const [header = '', , signature = ''] = good.split('.');
    const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const loggedOut = await jwt.signAsync(payload);
    const bad: Record<string, string> = {
      'signed with another key': await jwt.signAsync(payload, { secret: 'x'.repeat(40) }),
      'without a signature': `${base64({ alg: 'none' })}.${base64(payload)}.`,
      'with a changed payload': `${header}.${base64({ ...payload, sub: 1 })}.${signature}`,
      'signed with another algorithm': await jwt.signAsync(payload, { algorithm: 'HS512' }),
      expired: await jwt.signAsync(payload, { expiresIn: '-1s' }),
      'of nobody': await jwt.signAsync({ ...payload, sub: 2_000_000_000 }),
      'of no number': await jwt.signAsync({ ...payload, sub: 'admin' }),
      'beyond all numbers': await jwt.signAsync({ ...payload, sub: 2 ** 60 }),
      'without a version': await jwt.signAsync({ sub: user.id }),
      'of another version': await jwt.signAsync({ ...payload, version: 7 }),
      'not a token at all': 'session',
      empty: '',
    };
    for (const [kind, token] of Object.entries(bad)) {
      const { status } = await test.anonymous.get('/api/users').set(cookie(token));
      expect([kind, status]).toEqual([kind, 401]);
    }
    await test.anonymous.get('/api/users').set(cookie(loggedOut)).expect(200);
    await test.app.get(AuthService).endSessions(user);
    await test.anonymous.get('/api/users').set(cookie(loggedOut)).expect(401);
  });

  it('takes a worn-out session for no session where anyone may read', async () => {
    const { body } = await test.anonymous.get('/api/blog').set(cookie('x.y.z')).expect(200);
    expect(Array.isArray(body)).toBe(true);
  });
});

describe('a change with the cookie', () => {
  const write = (headers: object) =>
    test.anonymous
      .post('/api/blog')
      .set({ Cookie: test.admin.Cookie, ...headers })
      .send(blogPostBody());

  it('is refused when it comes from elsewhere or does not say where from', async () => {
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

  it('is done when it comes from our own pages', async () => {
    await write({ Origin: test.origin }).expect(201);
    await write({ Origin: 'http://localhost:3000' }).expect(201);
    await write({ 'Sec-Fetch-Site': 'same-origin' }).expect(201);
  });

  it('needs no origin with a bearer token', async () => {
    await test.anonymous
      .post('/api/blog')
      .set('Authorization', `Bearer ${test.admin.Cookie.replace('session=', '')}`)
      .send(blogPostBody())
      .expect(201);
  });

  it('is refused with a bearer header that only pretends', async () => {
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
