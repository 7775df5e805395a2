import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { SecondFactor } from '../../src/auth/second-factor/second-factor.entity.js';
import { StoredSession } from '../../src/auth/sessions/stored-session.entity.js';
import { hashPassword } from '../../src/users/password.js';
import { User } from '../../src/users/user.entity.js';
import { createApiToken } from '../factories/api-token.factory.js';
import { createBlogPost } from '../factories/blog-post.factory.js';
import { createPasskey } from '../factories/passkey.factory.js';
import {
  codeOf,
  createSecondFactor,
  daysAgo,
  requireSecondFactor,
} from '../factories/second-factor.factory.js';
import { createUser, PASSWORD } from '../factories/user.factory.js';
import { moveClock } from '../setup/move-clock.js';
import { cookieOf } from '../setup/sign-in-requests.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { uniqueIp } from '../setup/unique-ip.js';
import { waitForLocks } from '../setup/wait-for-locks.js';

const DAY_MS = 24 * 3_600_000;
const PATH = '/api/auth/second-factor';
const REQUIRED = { type: 'urn:problem-type:second-factor-required', status: 401 };
const WRONG = 'Kod nije ispravan ili je već iskorišten.';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
afterEach(() => moveClock(0));

type Headers = Awaited<ReturnType<TestApp['signIn']>>;

const post = (path: string, headers: Headers, body?: object) =>
  test.anonymous.post(`${PATH}${path}`).set(headers).send(body);
const read = async (headers: Headers) =>
  (await test.anonymous.get(PATH).set(headers).expect(200)).body;
const login = ({ username }: User, fields: object = {}, headers: object = {}) =>
  test.anonymous
    .post('/api/auth/login')
    .set({ 'X-Forwarded-For': uniqueIp(), ...headers })
    .send({ username, password: PASSWORD, ...fields });
const factorOf = ({ id: userId }: User) =>
  test.dataSource.getRepository(SecondFactor).findOneByOrFail({ userId });

/** A user with a second factor who is not signed in. */
async function protectedUser() {
  const user = await createUser(test.dataSource);
  return { user, ...(await createSecondFactor(test, user)) };
}

/** A signed-in user who turned the second factor on. */
async function turnedOn() {
  const headers = await test.signIn();
  const { body: setup } = await post('/setup', headers).expect(200);
  const code = codeOf(setup.secret);
  const { body } = await post('', headers, { setup: setup.setup, code }).expect(200);
  const { body: me } = await test.anonymous.get('/api/auth/me').set(headers).expect(200);
  const user = await test.dataSource.getRepository(User).findOneByOrFail({ id: me.id });
  const recoveryCodes: string[] = body.recoveryCodes;
  return { headers, user, secret: String(setup.secret), recoveryCodes };
}

/** A cookie that signing in with a code sets. */
async function cookieAfter(name: string, user: User, fields: object): Promise<string> {
  const { headers } = await login(user, fields).expect(200);
  const [cookie = ''] = new RegExp(`${name}-\\d+=[^;]+`).exec(cookieOf(headers)) ?? [];
  return cookie;
}
const knownDeviceOf = async (user: User, code = '') => ({
  Cookie: await cookieAfter('device', user, { code }),
});

describe('a second factor', () => {
  it('is turned on with a code, stored encrypted, and turned off with another code', async () => {
    const { headers, user, secret, recoveryCodes } = await turnedOn();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await read(headers)).toMatchObject({ isOn: true, recoveryCodesLeft: 10 });
    const stored = JSON.stringify(await factorOf(user));
    for (const open of [secret, ...recoveryCodes]) expect(stored).not.toContain(open);
    await post('/remove', headers, { code: '000' }).expect(400);
    await post('/remove', headers, { code: codeOf(secret, 1) }).expect(200);
    expect(await read(headers)).toEqual({ isOn: false, addedAt: null, recoveryCodesLeft: 0 });
    await login(user).expect(200);
  });

  it('is not turned on with a wrong code, by another user, after half an hour, nor twice', async () => {
    const headers = await test.signIn();
    const { body: setup } = await post('/setup', headers).expect(200);
    const right = { setup: setup.setup, code: codeOf(setup.secret) };
    const { body: wrong } = await post('', headers, { ...right, code: '000' }).expect(400);
    expect(wrong.errors).toEqual({ code: WRONG });
    const { body: foreign } = await post('', await test.signIn(), right).expect(400);
    moveClock(30 * 60_000 + 1000);
    const { body: late } = await post('', headers, right).expect(400);
    for (const { errors } of [foreign, late]) expect(Object.keys(errors)).toEqual(['setup']);
    moveClock(0);
    await post('', headers, right).expect(200);
    await post('', headers, right).expect(409);
    await post('/setup', headers).expect(409);
  });
});

describe('signing in with a second factor', () => {
  it('requires a code of the user after the right password, and tells of it then only', async () => {
    const { user, secret } = await protectedUser();
    const other = await protectedUser();
    const wrong = { password: 'pogrešna lozinka', code: codeOf(secret) };
    const { body: refused } = await login(user, wrong).expect(401);
    expect(refused.detail).toBe('Pogrešno korisničko ime ili lozinka.');
    expect((await login(user).expect(401)).body).toMatchObject(REQUIRED);
    await login(user, { code: codeOf(other.secret) }).expect(401);
    await login(user, { code: other.recoveryCodes[0] }).expect(401);
    const { headers } = await login(user, { code: codeOf(secret) }).expect(200);
    expect(cookieOf(headers)).not.toContain('remembered');
  });

  it('accepts each code once, also when it arrives twice, and none of an earlier time', async () => {
    const { user, secret } = await protectedUser();
    await login(user, { code: codeOf(secret, -4) }).expect(401);
    const [code, next] = [codeOf(secret), codeOf(secret, 1)];
    const both = await Promise.all([login(user, { code }), login(user, { code })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    const { body } = await login(user, { code }).expect(401);
    expect(body).toMatchObject({ ...REQUIRED, detail: WRONG });
    await login(user, { code: next }).expect(200);
    await login(user, { code }).expect(401);
  });

  it('accepts a recovery code once, as people type it', async () => {
    const { user, recoveryCodes } = await protectedUser();
    const code = recoveryCodes[0]?.toUpperCase().replaceAll('-', ' ');
    const both = await Promise.all([login(user, { code }), login(user, { code })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await factorOf(user)).recoveryCodes).toHaveLength(9);
  });

  it('refuses recovery codes that were renewed', async () => {
    const { headers, user, recoveryCodes } = await turnedOn();
    const { body } = await post('/recovery-codes', headers).expect(200);
    await login(user, { code: recoveryCodes[0] }).expect(401);
    await login(user, { code: body.recoveryCodes[0] }).expect(200);
  });

  it('evaluates five wrong codes, also at once, and not those of others on a known device', async () => {
    const { user, secret, recoveryCodes } = await protectedUser();
    const device = await knownDeviceOf(user, codeOf(secret));
    for (let tries = 0; tries < 5; tries += 1) await login(user).expect(401);
    const attempts = Array.from({ length: 10 }, () => login(user, { code: '000' }));
    const statuses = (await Promise.all(attempts)).map(({ status }) => status).sort();
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429, 429, 429, 429]);
    await login(user, { code: recoveryCodes[0] }).expect(429);
    await login(user, { code: recoveryCodes[0] }, device).expect(200);
  });

  it('evaluates five wrong codes of a known device, and twenty of all of them', async () => {
    const { user, recoveryCodes } = await protectedUser();
    const one = await knownDeviceOf(user, recoveryCodes[0]);
    const other = await knownDeviceOf(user, recoveryCodes[1]);
    for (let tries = 0; tries < 5; tries += 1) await login(user, { code: '0' }, one).expect(401);
    await login(user, { code: recoveryCodes[2] }, one).expect(429);
    await login(user, { code: '0' }, other).expect(401);
    await test.dataSource.query(
      `UPDATE rate_limits SET points = 20 WHERE key LIKE 'known-codes:%'`,
    );
    await login(user, { code: recoveryCodes[2] }, other).expect(429);
  });
});

describe('a remembered device', () => {
  const rememberedOn = async () => {
    const { user, secret } = await protectedUser();
    const fields = { code: codeOf(secret), rememberDevice: true };
    return { user, cookie: await cookieAfter('remembered', user, fields) };
  };

  it('needs the password only, for 30 days that nobody can change', async () => {
    const { user, cookie } = await rememberedOn();
    await login(user, {}, { Cookie: cookie }).expect(200);
    await login(user, { password: 'pogrešna lozinka' }, { Cookie: cookie }).expect(401);
    const [, until = ''] = /=(\d+)\./.exec(cookie) ?? [];
    const Cookie = cookie.replace(until, String(Number(until) + 1));
    await login(user, {}, { Cookie }).expect(401);
    moveClock(30 * DAY_MS - 60_000);
    await login(user, {}, { Cookie: cookie }).expect(200);
    moveClock(30 * DAY_MS);
    await login(user, {}, { Cookie: cookie }).expect(401);
  });

  it('is not that of another user', async () => {
    const { user, cookie } = await rememberedOn();
    const other = await protectedUser();
    const { secret } = await factorOf(user);
    await test.dataSource.getRepository(SecondFactor).update({ userId: other.user.id }, { secret });
    const Cookie = cookie.replace(`-${user.id}=`, `-${other.user.id}=`);
    await login(other.user, {}, { Cookie }).expect(401);
  });

  const ENDS: Record<string, (user: User) => PromiseLike<unknown>> = {
    'the password was changed': async ({ id }) => {
      const password = await hashPassword(PASSWORD);
      await test.dataSource.getRepository(User).update(id, { password });
    },
    'all sessions of the user were ended': ({ id }) =>
      test.asAdmin('post', `/api/users/${id}/end-sessions`).expect(200),
    'the second factor was set up anew': async (user) => {
      await test.dataSource.getRepository(SecondFactor).delete({ userId: user.id });
      await createSecondFactor(test, user);
    },
  };
  it.each(Object.entries(ENDS))('is asked again after %s', async (_event, happen) => {
    const { user, cookie: Cookie } = await rememberedOn();
    await happen(user);
    const { body } = await login(user, {}, { Cookie }).expect(401);
    expect(body).toMatchObject(REQUIRED);
  });
});

describe('a second factor that is required', () => {
  const TYPE = 'urn:problem-type:second-factor-setup-required';

  afterEach(() => requireSecondFactor(test, { daysAgo: null }));

  /** A signed-in administrator, created so many days ago. */
  async function administrator(createdDaysAgo = 100) {
    const headers = await test.signIn({ role: 'admin', createdAt: daysAgo(createdDaysAgo) });
    const me = async () => (await test.anonymous.get('/api/auth/me').set(headers).expect(200)).body;
    const { id }: { id: number } = await me();
    const user = await test.dataSource.getRepository(User).findOneByOrFail({ id });
    const send = (method: 'get' | 'post' | 'patch' | 'delete', path: string, body?: object) =>
      test.anonymous[method](`/api/${path}`).set(headers).send(body);
    return { user, me, send };
  }

  /** By when the user has to set up a second factor, in days from now, rounded. */
  const daysLeft = (secondFactorDueAt: string) =>
    Math.round((Date.parse(secondFactorDueAt) - Date.now()) / DAY_MS);

  it('is turned on and off by an administrator who has one and entered the password recently', async () => {
    const { user, send, me } = await administrator();
    const sessions = test.dataSource.getRepository(StoredSession);
    const enteredAt = (authenticatedAt: Date) =>
      sessions.update({ userId: user.id }, { authenticatedAt });
    const change = (requires: boolean) =>
      send('patch', 'settings/1', { requireSecondFactor: requires });
    const { body: refused } = await change(true).expect(400);
    expect(Object.keys(refused.errors)).toEqual(['requireSecondFactor']);
    await createPasskey(test.dataSource, user);
    await enteredAt(daysAgo(1));
    await change(true).expect(403);
    await enteredAt(new Date());
    const { body } = await change(true).expect(200);
    expect(body).not.toHaveProperty('secondFactorRequiredSince');
    expect(await me()).toMatchObject({ secondFactorDueAt: null });
    await enteredAt(daysAgo(1));
    const unchanged = { requireSecondFactor: true, phone: '+385 1 555 0199' };
    await send('patch', 'settings/1', unchanged).expect(200);
    await change(false).expect(403);
  });

  it('is due after days that begin when it is required, or with the creation of the user', async () => {
    const old = await administrator(100);
    const young = await administrator(1);
    expect(await old.me()).toMatchObject({ secondFactorDueAt: null });
    await requireSecondFactor(test, { daysAgo: 10 });
    expect(daysLeft((await old.me()).secondFactorDueAt)).toBe(4);
    expect(daysLeft((await young.me()).secondFactorDueAt)).toBe(13);
    await old.send('get', 'users').expect(200);
    await requireSecondFactor(test, { daysAgo: 10, graceDays: 9 });
    expect((await old.send('get', 'users').expect(403)).body.type).toBe(TYPE);
    await young.send('get', 'users').expect(200);
  });

  it('is due anew when it is turned on again', async () => {
    const { user, send } = await administrator();
    await createPasskey(test.dataSource, user);
    await requireSecondFactor(test, { daysAgo: 100 });
    await send('patch', 'settings/1', { requireSecondFactor: false }).expect(200);
    await send('patch', 'settings/1', { requireSecondFactor: true }).expect(200);
    const { me } = await administrator();
    expect(daysLeft((await me()).secondFactorDueAt)).toBe(14);
  });

  it('is set up late in the same session, and may be a passkey', async () => {
    await requireSecondFactor(test, { daysAgo: 15 });
    const { user, send } = await administrator();
    const { body } = await login(user).expect(200);
    expect(Date.parse(body.user.secondFactorDueAt)).toBeLessThan(Date.now());
    await send('get', 'dashboard').expect(403);
    const { body: setup } = await send('post', 'auth/second-factor/setup').expect(200);
    const code = codeOf(setup.secret);
    await send('post', 'auth/second-factor', { setup: setup.setup, code }).expect(200);
    await send('get', 'dashboard').expect(200);
    const other = await administrator();
    await other.send('get', 'users').expect(403);
    await createPasskey(test.dataSource, other.user);
    await other.send('get', 'users').expect(200);
  });

  /** Lets two removals of second factors wait for each other before they are committed. */
  async function atOnce<T>(removals: () => PromiseLike<T>[]): Promise<T[]> {
    const tables = ['passkeys', 'second_factors'];
    const holder = test.dataSource.createQueryRunner();
    await holder.query(`CREATE FUNCTION hold() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN PERFORM pg_advisory_xact_lock_shared(40); RETURN NULL; END $$`);
    for (const table of tables) {
      await holder.query(
        `CREATE TRIGGER hold AFTER DELETE ON ${table} FOR EACH ROW EXECUTE FUNCTION hold()`,
      );
    }
    await holder.query('SELECT pg_advisory_lock(40)');
    const answers = Promise.all(removals());
    await waitForLocks(test, 2);
    await holder.query('SELECT pg_advisory_unlock(40)');
    await answers;
    for (const table of tables) await holder.query(`DROP TRIGGER hold ON ${table}`);
    await holder.query('DROP FUNCTION hold');
    await holder.release();
    return answers;
  }

  it('is not removed where it is the last one', async () => {
    const { user, send } = await administrator();
    const passkey = await createPasskey(test.dataSource, user);
    const removePasskey = (id: number) => send('delete', `auth/passkeys/${id}`);
    const removeCodes = (code = '') => send('post', 'auth/second-factor/remove', { code });
    await requireSecondFactor(test, { daysAgo: 0 });
    await removePasskey(passkey.id).expect(409);
    const { recoveryCodes } = await createSecondFactor(test, user);
    await removePasskey(passkey.id).expect(200);
    await removeCodes(recoveryCodes[0]).expect(409);
    const { id } = await createPasskey(test.dataSource, user);
    const answers = await atOnce(() => [removePasskey(id), removeCodes(recoveryCodes[1])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await send('get', `users/${user.id}`).expect(200);
    expect(body.hasSecondFactor).toBe(true);
  });

  it('lets API tokens of a user without it read only what visitors read', async () => {
    const { user } = await administrator();
    const { token } = await createApiToken(test.dataSource, { userId: user.id });
    const { slug } = await createBlogPost(test.dataSource, { isPublished: false });
    const get = (path: string) =>
      test.anonymous.get(path).set({ Authorization: `Bearer ${token}` });
    await requireSecondFactor(test, { daysAgo: 13 });
    await get('/api/donations').expect(200);
    await requireSecondFactor(test, { daysAgo: 15 });
    await get('/api/donations').expect(403);
    await get(`/api/blog/${slug}`).expect(404);
    await get('/api/blog').expect(200);
    await createPasskey(test.dataSource, user);
    await get(`/api/blog/${slug}`).expect(200);
  });
});
