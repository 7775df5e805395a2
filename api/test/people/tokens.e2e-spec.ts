import { createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuthService } from '../../src/auth/auth.service.js';
import type { StoredSession } from '../../src/auth/sessions/stored-session.entity.js';
import { User } from '../../src/users/user.entity.js';
import { createSession } from '../factories/session.factory.js';
import { createUser, PASSWORD } from '../factories/user.factory.js';
import { JWT_SECRET, startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
let user: User;
let session: StoredSession;
beforeAll(async () => {
  test = await startTestApp();
  user = await createUser(test.dataSource, { role: 'admin' });
  session = await createSession(test.dataSource, user);
});
afterAll(() => test.close());

const base64 = (value: unknown): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');
const HEADER = { alg: 'HS256', typ: 'JWT' };
const now = () => Math.floor(Date.now() / 1000);
const payload = (fields: object = {}) => ({
  sub: user.id,
  version: user.sessionVersion,
  jti: session.id,
  iat: now(),
  exp: now() + 3600,
  ...fields,
});

/** A token as the application issues it, with the given parts replaced. */
function token(
  header: unknown = HEADER,
  body: unknown = payload(),
  key = JWT_SECRET,
  hash = 'sha256',
) {
  const signed = `${base64(header)}.${base64(body)}`;
  return `${signed}.${createHmac(hash, key).update(signed).digest('base64url')}`;
}

function signedByAnother(alg: 'RS256' | 'ES256'): string {
  const { privateKey } =
    alg === 'RS256'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const signed = `${base64({ ...HEADER, alg })}.${base64(payload())}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`;
}

/** Tokens that the application does not issue. */
const FORGED: Record<string, () => string> = {
  empty: () => '',
  'no token': () => 'session',
  'dots alone': () => '..',
  'two parts': () => token().split('.').slice(0, 2).join('.'),
  'four parts': () => `${token()}.x`,
  'no signature': () => token().replace(/[^.]+$/, ''),
  'a shortened signature': () => token().slice(0, -2),
  'a changed signature': () => token().replace(/.{6}$/, 'AAAAAA'),
  'another payload under the signature': () => {
    const [header = '', , signature = ''] = token().split('.');
    return `${header}.${base64(payload({ sub: 1 }))}.${signature}`;
  },
  'another header over the signature': () => {
    const [, body = '', signature = ''] = token().split('.');
    return `${base64({ ...HEADER, alg: 'HS512' })}.${body}.${signature}`;
  },
  'alg none': () => `${base64({ alg: 'none', typ: 'JWT' })}.${base64(payload())}.`,
  'alg None': () => `${base64({ alg: 'None', typ: 'JWT' })}.${base64(payload())}.`,
  'alg none with a signature': () => token({ alg: 'none', typ: 'JWT' }),
  'no alg': () => token({ typ: 'JWT' }),
  'HS384 by our key': () => token({ ...HEADER, alg: 'HS384' }, payload(), JWT_SECRET, 'sha384'),
  'HS512 by our key': () => token({ ...HEADER, alg: 'HS512' }, payload(), JWT_SECRET, 'sha512'),
  RS256: () => signedByAnother('RS256'),
  ES256: () => signedByAnother('ES256'),
  'another key': () => token(HEADER, payload(), 'x'.repeat(40)),
  'an empty key': () => token(HEADER, payload(), ''),
  'a kid that names a file': () => token({ ...HEADER, kid: '/dev/null' }, payload(), ''),
  'kid by our key': () => token({ ...HEADER, kid: '1' }),
  'a jwk of its own': () =>
    token({ ...HEADER, jwk: { kty: 'oct', k: base64('own') } }, payload(), 'own'),
  'jku by our key': () => token({ ...HEADER, jku: 'https://drugdje.example/keys' }),
  'x5u by our key': () => token({ ...HEADER, x5u: 'https://drugdje.example/cert' }),
  'an unknown crit by our key': () => token({ ...HEADER, crit: ['exp2'], exp2: 1 }),
  'b64 by our key': () => token({ ...HEADER, b64: false, crit: ['b64'] }),
  'zip by our key': () => token({ ...HEADER, zip: 'DEF' }),
  'another type by our key': () => token({ ...HEADER, typ: 'JWE' }),
  'a header that is not an object': () => token([HEADER]),
  'a header that is not JSON': () => token('{'),
  'a payload that is not JSON': () => token(HEADER, '{'),
  'a payload that is a text': () => token(HEADER, '"admin"'),
  expired: () => token(HEADER, payload({ exp: now() - 1 })),
  'not valid yet': () => token(HEADER, payload({ nbf: now() + 3600 })),
  'an expiry that is not a number': () => token(HEADER, payload({ exp: 'never' })),
  'an unknown id': () => token(HEADER, payload({ sub: 2_000_000_000 })),
  'an id out of range': () => token(HEADER, payload({ sub: 2 ** 60 })),
  'an id that is a text': () => token(HEADER, payload({ sub: String(user.id) })),
  'an id that is a list': () => token(HEADER, payload({ sub: [user.id] })),
  'no id': () => token(HEADER, payload({ sub: undefined })),
  'no version': () => token(HEADER, payload({ version: undefined })),
  'a future version': () => token(HEADER, payload({ version: user.sessionVersion + 1 })),
  'no id of the session': () => token(HEADER, payload({ jti: undefined })),
  'an id of a session that is not stored': () => token(HEADER, payload({ jti: randomUUID() })),
  'an id of the session that is no UUID': () => token(HEADER, payload({ jti: `'); --` })),
  'no expiry': () => token(HEADER, payload({ exp: undefined })),
  'a version that is true': () => token(HEADER, payload({ version: true })),
};

/** Events that end a valid session. */
const ENDS: Record<string, (one: User, cookie: string) => PromiseLike<unknown>> = {
  'the user signed out': (_, Cookie) =>
    test.anonymous.post('/api/auth/logout').set({ Cookie, Origin: test.origin }).expect(204),
  'the user signed out on all devices': (_, Cookie) =>
    test.anonymous
      .post('/api/auth/logout-everywhere')
      .set({ Cookie, Origin: test.origin })
      .expect(204),
  'the user changed the password': (_, Cookie) =>
    test.anonymous
      .post('/api/auth/password')
      .set({ Cookie, Origin: test.origin })
      .send({ currentPassword: PASSWORD, newPassword: 'nova fraza za prijavu' })
      .expect(204),
  'an administrator set another password': ({ id }) =>
    change(id, { password: 'nova fraza za prijavu' }),
  'the user was deactivated': ({ id }) => change(id, { isActive: false }),
  'the user was deactivated and activated again': async ({ id }) => {
    await change(id, { isActive: false });
    await change(id, { isActive: true });
  },
  'the user was demoted': ({ id }) => change(id, { role: 'member' }),
  'the user was deleted': ({ id }) => test.asAdmin('delete', `/api/users/${id}`).expect(200),
};
const change = (id: number, fields: object) =>
  test.asAdmin('patch', `/api/users/${id}`, fields).expect(200);

const asCookie = (value: string) => ({ Cookie: `session=${value}` });
const asBearer = (value: string) => ({ Authorization: `Bearer ${value}` });
const status = async (headers: object) =>
  (await test.anonymous.get('/api/users').set({ ...headers })).status;

describe('a token', () => {
  it('of the application is accepted as a cookie and as a bearer token', async () => {
    expect(await status(asCookie(token()))).toBe(200);
    expect(await status(asBearer(token()))).toBe(200);
    expect(Object.keys({ ...FORGED, ...ENDS }).length).toBeGreaterThan(45);
  });

  it.each(Object.entries(FORGED))('is refused: %s', async (_, make) => {
    expect(await status(asCookie(make()))).toBe(401);
    expect(await status(asBearer(make()))).toBe(401);
  });

  it.each(Object.entries(ENDS))('is refused after an event: %s', async (_, end) => {
    const one = await createUser(test.dataSource, { role: 'admin' });
    const valid = await test.app.get(AuthService).issueToken(one);
    expect(await status(asBearer(valid))).toBe(200);
    await end(one, `session=${valid}`);
    expect(await status(asCookie(valid))).toBe(401);
    expect(await status(asBearer(valid))).toBe(401);
  });

  it('that is invalid is ignored where anyone may read', async () => {
    const { body } = await test.anonymous.get('/api/blog').set(asCookie('x.y.z')).expect(200);
    expect(Array.isArray(body)).toBe(true);
  });
});
