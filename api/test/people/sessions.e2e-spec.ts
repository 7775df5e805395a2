import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import argon2 from '@node-rs/argon2';
import { AuditEntry } from '../../src/audit/audit-entry.entity.js';
import { AuthService } from '../../src/auth/auth.service.js';
import { SessionsService } from '../../src/auth/sessions/sessions.service.js';
import { StoredSession } from '../../src/auth/sessions/stored-session.entity.js';
import { createDocument } from '../../src/openapi/document.js';
import { User } from '../../src/users/user.entity.js';
import { createSession } from '../factories/session.factory.js';
import { createUser, PASSWORD } from '../factories/user.factory.js';
import { operationsOf, type Method } from '../setup/contract/api-document.js';
import { cookieOf, signInRequests } from '../setup/sign-in-requests.js';
import { JWT_SECRET, startTestApp, type TestApp } from '../setup/test-app.js';
import { uniqueIp } from '../setup/unique-ip.js';

let test: TestApp;
let user: User;
let session: StoredSession;
beforeAll(async () => {
  test = await startTestApp();
  user = await createUser(test.dataSource, { role: 'admin' });
  session = await createSession(test.dataSource, user);
});
afterAll(() => test.close());
afterEach(() => {
  jest.restoreAllMocks();
});

const { login } = signInRequests(() => test);

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
function token(header: unknown = HEADER, body: unknown = payload(), hash = 'sha256') {
  const signed = `${base64(header)}.${base64(body)}`;
  return `${signed}.${createHmac(hash, JWT_SECRET).update(signed).digest('base64url')}`;
}

/** Tokens that the application does not issue. */
const FORGED: Record<string, () => string> = {
  'a changed signature': () => token().replace(/.{6}$/, 'AAAAAA'),
  'another payload under the signature': () => {
    const [header = '', , signature = ''] = token().split('.');
    return `${header}.${base64(payload({ sub: 1 }))}.${signature}`;
  },
  'alg none': () => `${base64({ alg: 'none', typ: 'JWT' })}.${base64(payload())}.`,
  'HS512 by our key': () => token({ ...HEADER, alg: 'HS512' }, payload(), 'sha512'),
  'kid by our key': () => token({ ...HEADER, kid: '1' }),
  'another type by our key': () => token({ ...HEADER, typ: 'JWE' }),
  'a header that is not JSON': () => token('{'),
  'a payload that is a text': () => token(HEADER, '"admin"'),
  'not valid yet': () => token(HEADER, payload({ nbf: now() + 3600 })),
  'no expiry': () => token(HEADER, payload({ exp: undefined })),
  'an unknown id': () => token(HEADER, payload({ sub: 2_000_000_000 })),
  'an id out of range': () => token(HEADER, payload({ sub: 2 ** 60 })),
  'an id that is a text': () => token(HEADER, payload({ sub: String(user.id) })),
  'no version': () => token(HEADER, payload({ version: undefined })),
  'a future version': () => token(HEADER, payload({ version: user.sessionVersion + 1 })),
  'no id of the session': () => token(HEADER, payload({ jti: undefined })),
  'an id of a session that is not stored': () => token(HEADER, payload({ jti: randomUUID() })),
  'an id of the session that is no UUID': () => token(HEADER, payload({ jti: `'); --` })),
};

const change = (id: number, fields: object) =>
  test.asAdmin('patch', `/api/users/${id}`, fields).expect(200);

/** What ends the sessions of a user. */
const ENDS: Record<string, (id: number) => PromiseLike<unknown>> = {
  'an administrator set a password': (id) => change(id, { password: 'nova fraza ovdje' }),
  'the user was deactivated and activated again': async (id) => {
    await change(id, { isActive: false });
    await change(id, { isActive: true });
  },
  'the user got another role': (id) => change(id, { role: 'editor' }),
  'the user was deleted': (id) => test.asAdmin('delete', `/api/users/${id}`).expect(200),
  'an administrator ended the sessions': (id) =>
    test.asAdmin('post', `/api/users/${id}/end-sessions`).expect(200),
};

const asCookie = (value: string) => ({ Cookie: `session=${value}` });
const asBearer = (value: string) => ({ Authorization: `Bearer ${value}` });

describe('a token', () => {
  const status = async (headers: object) =>
    (await test.anonymous.get('/api/issues').set({ ...headers })).status;

  it('of the application is accepted as a cookie and as a bearer token', async () => {
    expect(await status(asCookie(token()))).toBe(200);
    expect(await status(asBearer(token()))).toBe(200);
  });

  it.each(Object.entries(FORGED))('is refused: %s', async (_, make) => {
    expect(await status(asCookie(make()))).toBe(401);
    expect(await status(asBearer(make()))).toBe(401);
  });

  it.each(Object.entries(ENDS))('is refused after %s', async (_, happen) => {
    const one = await createUser(test.dataSource, { role: 'admin' });
    const valid = await test.app.get(AuthService).issueToken(one);
    await change(one.id, { fullName: 'Novo Ime' });
    expect(await status(asBearer(valid))).toBe(200);
    await happen(one.id);
    expect(await status(asCookie(valid))).toBe(401);
    expect(await status(asBearer(valid))).toBe(401);
  });
});

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

type Headers = { Cookie: string; Origin: string };

async function signInFrom(username: string, ip = uniqueIp(), browser = FIREFOX): Promise<Headers> {
  const { headers } = await login({ username, password: PASSWORD }, ip)
    .set('User-Agent', browser)
    .expect(200);
  return { Cookie: cookieOf(headers), Origin: test.origin };
}
const me = (headers: object) => test.anonymous.get('/api/auth/me').set({ ...headers });
const list = async (headers: Headers) =>
  (await test.anonymous.get('/api/auth/sessions').set(headers).expect(200)).body;
const storedSessions = () => test.dataSource.getRepository(StoredSession);

describe('a session', () => {
  const leave = (path: string, headers: Headers) =>
    test.anonymous.post(`/api/auth/${path}`).set(headers);
  const CLEARED = /^session=; Path=\/; Expires=Thu, 01 Jan 1970/;

  it('ends on signing out, and on no other device; everywhere where that is requested', async () => {
    const { username } = await createUser(test.dataSource);
    const first = await signInFrom(username);
    const second = await signInFrom(username);
    const third = await signInFrom(username);
    expect(cookieOf((await leave('logout', first).expect(204)).headers)).toMatch(CLEARED);
    await leave('logout', first).expect(204);
    await me(first).expect(401);
    await me(second).expect(200);
    const out = await leave('logout-everywhere', second).expect(204);
    expect(cookieOf(out.headers)).toMatch(CLEARED);
    await me(second).expect(401);
    await me(third).expect(401);
  });

  it('is forgotten once it has expired', async () => {
    const { id: userId, username } = await createUser(test.dataSource);
    const headers = await signInFrom(username);
    await storedSessions().update({ userId }, { expiresAt: new Date() });
    await signInFrom((await createUser(test.dataSource)).username);
    expect(await storedSessions().countBy({ userId })).toBe(0);
    await me(headers).expect(401);
  });

  it('is listed with the browser, the network and the hour of the last request', async () => {
    const { id: userId, username } = await createUser(test.dataSource);
    const first = await signInFrom(username, '192.0.2.77');
    await signInFrom(username, '2001:db8:1:abcd::5', 'curl/8.5.0');
    expect(await list(first)).toEqual([
      expect.objectContaining({ browser: null, network: '2001:db8:1::/48', isCurrent: false }),
      expect.objectContaining({ browser: 'Firefox', network: '192.0.2.0/24', isCurrent: true }),
    ]);
    const stored = JSON.stringify(await storedSessions().findBy({ userId }));
    expect(stored).not.toMatch(/Mozilla|curl|192\.0\.2\.77|abcd/);
    await storedSessions().update({ userId }, { seenAt: new Date('2026-01-01T10:00:00Z') });
    const [{ id, seenAt }] = await list(first);
    // This process has noted the hour already, and asks the database once in an hour.
    expect(seenAt).toBe('2026-01-01T10:00:00.000Z');
    await test.app.get(SessionsService).noteSeen(id);
    const [after] = await list(first);
    expect(after.seenAt).toMatch(/:00:00\.000Z$/);
    expect(Date.parse(after.seenAt)).toBeGreaterThan(Date.parse('2026-06-01'));
  });

  it('is ended by its user, one or all others, and by nobody else', async () => {
    const { username } = await createUser(test.dataSource);
    const own = await signInFrom(username);
    const others = [await signInFrom(username), await signInFrom(username)];
    await signInFrom(username);
    const [{ id }] = await list(own);
    const path = `/api/auth/sessions/${id}`;
    await test.asAdmin('delete', path).expect(404);
    const { body } = await test.anonymous.delete(path).set(own).expect(200);
    expect(body).toMatchObject({ id, isCurrent: false });
    await test.anonymous.delete(path).set(own).expect(404);
    await test.anonymous.delete('/api/auth/sessions/1').set(own).expect(404);
    const answer = await test.anonymous.post('/api/auth/sessions/end-others').set(own).expect(200);
    expect(answer.body).toEqual({ ended: 2 });
    for (const other of others) await me(other).expect(401);
    expect(await list(own)).toEqual([expect.objectContaining({ isCurrent: true })]);
  });
});

describe('changing one’s own password', () => {
  const NEW_PASSWORD = 'nova fraza za prijavu';
  const setNew = (headers: Headers, currentPassword = PASSWORD) =>
    test.anonymous
      .post('/api/auth/password')
      .set({ 'X-Forwarded-For': uniqueIp(), ...headers })
      .send({ currentPassword, newPassword: NEW_PASSWORD });

  it('requires the current one, and ends all sessions but this one, which gets a new cookie', async () => {
    const { id, username } = await createUser(test.dataSource);
    const [own, other] = [await signInFrom(username), await signInFrom(username)];
    const { body } = await setNew(own, 'nije ta').expect(400);
    expect(body.errors).toEqual({ currentPassword: 'Trenutna lozinka nije ispravna.' });
    const { headers } = await setNew(own).expect(204);
    await me(own).expect(401);
    await me(other).expect(401);
    const renewed = await me({ Cookie: cookieOf(headers) }).expect(200);
    expect(renewed.body.id).toBe(id);
    await login({ username, password: PASSWORD }).expect(401);
    await login({ username, password: NEW_PASSWORD }).expect(200);
  });

  it('does not activate an account again that is deactivated meanwhile', async () => {
    const { id, username } = await createUser(test.dataSource);
    const own = await signInFrom(username);
    const { hash } = argon2;
    jest.spyOn(argon2, 'hash').mockImplementationOnce(async (...values) => {
      await test.dataSource.getRepository(User).update(id, { isActive: false });
      return hash(...values);
    });
    await setNew(own).expect(401);
    expect((await test.asAdmin('get', `/api/users/${id}`)).body.isActive).toBe(false);
  });
});

/** Every operation that is refused, unless the password was entered recently. */
const GUARDED = [
  'post /api/api-tokens',
  'delete /api/api-tokens/{id}',
  'post /api/auth/passkeys',
  'post /api/auth/passkeys/registration-options',
  'delete /api/auth/passkeys/{id}',
  'post /api/auth/second-factor',
  'post /api/auth/second-factor/setup',
  'post /api/auth/second-factor/recovery-codes',
  'post /api/auth/second-factor/remove',
  'get /api/audit-log/export',
  'post /api/backups/upload',
  'post /api/backups/{file}/download',
  'post /api/backups/{file}/restore',
  'get /api/contact/export',
  'get /api/donations/export',
  'get /api/newsletter/export',
  'post /api/privacy/export',
  'post /api/privacy/erase',
  'post /api/users',
  'put /api/users/{id}',
  'patch /api/users/{id}',
  'delete /api/users/{id}',
  'post /api/users/bulk',
  'post /api/users/{id}/end-sessions',
  'post /api/users/{id}/invite',
  'post /api/users/{id}/remove-factors',
].sort();

const REQUIRED = {
  type: 'urn:problem-type:recent-sign-in-required',
  title: 'Potrebno je ponovno upisati lozinku',
  status: 403,
};

/** An administrator who entered the password so many minutes ago. */
async function administrator(minutesAgo: number) {
  const headers = await test.signIn({ role: 'admin' });
  const { body } = await test.anonymous.get('/api/auth/me').set(headers).expect(200);
  const enteredAgo = (minutes: number) =>
    test.dataSource
      .getRepository(StoredSession)
      .update({ userId: body.id }, { authenticatedAt: new Date(Date.now() - minutes * 60_000) });
  await enteredAgo(minutesAgo);
  return { id: Number(body.id), headers, enteredAgo };
}
type Administrator = Awaited<ReturnType<typeof administrator>>;

const confirm = ({ headers }: Administrator, password: string) =>
  test.anonymous.post('/api/auth/confirm').set(headers).send({ password });
const rename = ({ headers }: Administrator, id: number) =>
  test.anonymous.patch(`/api/users/${id}`).set(headers).send({ fullName: 'Novo Ime' });

describe('an operation that requires a recent sign-in', () => {
  it('says so in the document', () => {
    const marked = operationsOf(createDocument(test.app)).filter(
      ({ operation }) => Reflect.get(operation, 'x-recent-sign-in') === 'always',
    );
    expect(marked.map(({ method, path }) => `${method} ${path}`).sort()).toEqual(GUARDED);
  });

  it.each(GUARDED)('is refused after ten minutes: %s', async (operation) => {
    const old = await administrator(11);
    const [name = '', path = ''] = operation.replace('{id}', String(old.id)).split(' ');
    for (const method of name === 'get' ? (['get', 'head'] as const) : [name as Method]) {
      const { status, body } = await test.anonymous[method](path).set(old.headers);
      expect(status).toBe(403);
      if (method !== 'head') expect(body).toMatchObject(REQUIRED);
    }
  });

  it('is carried out within ten minutes, or after the password was entered again', async () => {
    const { id } = await createUser(test.dataSource);
    const one = await administrator(9);
    await rename(one, id).expect(200);
    await one.enteredAgo(11);
    await rename(one, id).expect(403);
    await confirm(one, PASSWORD).expect(204);
    await rename(one, id).expect(200);
  });
});

describe('the account number, and what else of the settings is guarded,', () => {
  const change = ({ headers }: Administrator, body: object) =>
    test.anonymous.patch('/api/settings/1').set(headers).send(body);
  const stored = async () => (await test.asAdmin('get', '/api/settings/1').expect(200)).body;

  it.each([
    { iban: 'HR1723600001101234565' },
    { bankRecipient: 'Netko Drugi' },
    { email: 'nova-adresa@udruga.example' },
    { secondFactorGraceDays: 3 },
  ])('is changed only after a recent sign-in: %j', async (fields) => {
    const old = await administrator(11);
    const before = await stored();
    const { body } = await change(old, fields).expect(403);
    expect(body).toMatchObject(REQUIRED);
    expect(await stored()).toEqual(before);
    await confirm(old, PASSWORD).expect(204);
    await change(old, fields).expect(200);
  });

  it('may be saved unchanged with other settings', async () => {
    const { iban, bankRecipient } = await stored();
    const body = { iban, bankRecipient, phone: '+385 1 555 0101' };
    await change(await administrator(11), body).expect(200);
  });
});

describe('entering the password again', () => {
  it('with a wrong password is refused and recorded, and the session lasts', async () => {
    const old = await administrator(11);
    const { body } = await confirm(old, 'pogrešna lozinka').expect(400);
    expect(body.errors).toEqual({ password: 'Lozinka nije ispravna.' });
    await rename(old, old.id).expect(403);
    const lines = test.dataSource.getRepository(AuditEntry);
    expect(await lines.countBy({ rowId: old.id, action: 'sign-in-failed' })).toBe(1);
  });

  it('is limited as signing in is, and counts, in each session alone', async () => {
    const one = await administrator(11);
    const owner = await test.dataSource.getRepository(User).findOneByOrFail({ id: one.id });
    const other = {
      ...one,
      headers: { ...one.headers, ...asCookie(await test.app.get(AuthService).issueToken(owner)) },
    };
    await one.enteredAgo(11);
    for (let tries = 0; tries < 5; tries += 1) await confirm(one, 'pogrešna lozinka').expect(400);
    await confirm(one, PASSWORD).expect(429);
    await confirm(other, PASSWORD).expect(204);
    await rename(other, one.id).expect(200);
    await rename(one, one.id).expect(403);
  });
});
