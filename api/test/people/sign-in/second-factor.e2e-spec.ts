import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SecondFactor } from '../../../src/auth/second-factor/second-factor.entity.js';
import { User } from '../../../src/users/user.entity.js';
import { codeOf, createSecondFactor } from '../../factories/second-factor.factory.js';
import { createUser, PASSWORD } from '../../factories/user.factory.js';
import { cookieOf } from '../../setup/sign-in-requests.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { uniqueIp } from '../../setup/unique-ip.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

type Headers = { Cookie: string; Origin: string };
const PATH = '/api/auth/second-factor';
const REQUIRED = { type: 'urn:problem-type:second-factor-required', status: 401 };
const WRONG = 'Kod nije ispravan ili je već iskorišten.';

const post = (path: string, headers: Headers, body?: object) =>
  test.anonymous.post(`${PATH}${path}`).set(headers).send(body);
const read = async (headers: Headers) =>
  (await test.anonymous.get(PATH).set(headers).expect(200)).body;

const login = ({ username }: User, fields: object = {}, headers: object = {}) =>
  test.anonymous
    .post('/api/auth/login')
    .set({ 'X-Forwarded-For': uniqueIp(), ...headers })
    .send({ username, password: PASSWORD, ...fields });

/** A user with a second factor who is not signed in. */
async function protectedUser() {
  const user = await createUser(test.dataSource);
  return { user, ...(await createSecondFactor(test, user)) };
}

/** A signed-in user who turned the second factor on. */
async function turnedOn() {
  const headers = await test.signIn();
  const { body: setup } = await post('/setup', headers).expect(200);
  const { body } = await post('', headers, {
    setup: setup.setup,
    code: codeOf(setup.secret),
  }).expect(200);
  const { body: me } = await test.anonymous.get('/api/auth/me').set(headers).expect(200);
  const user = await test.dataSource.getRepository(User).findOneByOrFail({ id: me.id });
  return { headers, user, secret: String(setup.secret), recoveryCodes: body.recoveryCodes };
}

const actionsOf = async ({ id }: User): Promise<string[]> => {
  const lines: { action: string }[] = await test.dataSource.query(
    `SELECT action FROM audit_log WHERE resource = 'users' AND row_id = $1 ORDER BY id`,
    [id],
  );
  return lines.map(({ action }) => action);
};

/** The cookie of a device on which the user signed in with a code. */
async function knownDeviceOf(user: User, code: string): Promise<{ Cookie: string }> {
  const { headers } = await login(user, { code }).expect(200);
  const [Cookie = ''] = /device-\d+=[^;]+/.exec(cookieOf(headers)) ?? [];
  return { Cookie };
}

/** The cookie of a device on which the user signed in and asked to remember it. */
async function rememberedOn(user: User, secret: string): Promise<string> {
  const { headers } = await login(user, { code: codeOf(secret), rememberDevice: true }).expect(200);
  const [cookie = ''] = /remembered-\d+=[^;]+/.exec(cookieOf(headers)) ?? [];
  expect(cookie).not.toBe('');
  return cookie;
}

describe('a second factor', () => {
  it('is turned on with a code, and off with another one', async () => {
    const { headers, user, secret, recoveryCodes } = await turnedOn();
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await read(headers)).toEqual({
      isOn: true,
      addedAt: expect.any(String),
      recoveryCodesLeft: 10,
    });
    await post('/remove', headers, { code: codeOf(secret, 1) }).expect(200);
    expect(await read(headers)).toEqual({ isOn: false, addedAt: null, recoveryCodesLeft: 0 });
    await login(user).expect(200);
    const actions = await actionsOf(user);
    expect(actions).toEqual(
      expect.arrayContaining(['second-factor-added', 'second-factor-removed']),
    );
  });

  it('is described for applications by a QR code with the name of the site', async () => {
    const { body } = await post('/setup', await test.signIn()).expect(200);
    const address = new URL(body.address);
    expect(decodeURIComponent(address.pathname)).toContain('Kvaliteta življenja:');
    expect(address.searchParams.get('secret')).toBe(body.secret);
    expect(body.qrCode).toHaveLength(body.qrCode[0].length);
  });

  it('is stored encrypted, and its recovery codes as hashes', async () => {
    const { user, secret, recoveryCodes } = await turnedOn();
    const row = await test.dataSource
      .getRepository(SecondFactor)
      .findOneByOrFail({ userId: user.id });
    expect(row.secret).not.toContain(secret);
    expect(JSON.stringify(row)).not.toContain(recoveryCodes[0]);
  });

  it('is not turned on with a wrong code, nor twice', async () => {
    const headers = await test.signIn();
    const { body: setup } = await post('/setup', headers).expect(200);
    const { body } = await post('', headers, { setup: setup.setup, code: '000' }).expect(400);
    expect(body.errors).toEqual({ code: WRONG });
    const right = { setup: setup.setup, code: codeOf(setup.secret) };
    await post('', headers, right).expect(200);
    await post('', headers, right).expect(409);
    await post('/setup', headers).expect(409);
  });

  it('is not turned on with the setup of another user', async () => {
    const { body: setup } = await post('/setup', await test.signIn()).expect(200);
    const foreign = { setup: setup.setup, code: codeOf(setup.secret) };
    const { body } = await post('', await test.signIn(), foreign).expect(400);
    expect(body.errors).toEqual({ setup: 'Postavljanje je isteklo. Počnite ispočetka.' });
  });

  it('is not turned off with the code of another user', async () => {
    const { headers } = await turnedOn();
    const { secret } = await protectedUser();
    await post('/remove', headers, { code: codeOf(secret) }).expect(400);
    expect((await read(headers)).isOn).toBe(true);
  });

  it('is removed when an administrator sets a new password', async () => {
    const { user } = await protectedUser();
    const password = 'nova fraza za prijavu';
    await test.asAdmin('patch', `/api/users/${user.id}`).send({ password }).expect(200);
    await login(user, { password }).expect(200);
  });
});

describe('signing in with a second factor', () => {
  it('requires a code after the right password', async () => {
    const { user, secret } = await protectedUser();
    const { body } = await login(user).expect(401);
    expect(body).toMatchObject({ ...REQUIRED, title: 'Potreban je kod' });
    const { body: english } = await login(user, {}, { 'Accept-Language': 'en' }).expect(401);
    expect(english.detail).toBe('Enter the code from your app or one of your recovery codes.');
    const { headers } = await login(user, { code: codeOf(secret) }).expect(200);
    expect(cookieOf(headers)).not.toContain('remembered');
  });

  it('says nothing about it after a wrong password', async () => {
    const { user, secret } = await protectedUser();
    const fields = { password: 'pogrešna lozinka', code: codeOf(secret) };
    const { body } = await login(user, fields).expect(401);
    expect(body).toMatchObject({
      type: 'about:blank',
      detail: 'Pogrešno korisničko ime ili lozinka.',
    });
  });

  it('accepts a code once, also when it arrives twice at the same time', async () => {
    const { user, secret } = await protectedUser();
    const code = codeOf(secret);
    const both = await Promise.all([login(user, { code }), login(user, { code })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    const { body } = await login(user, { code }).expect(401);
    expect(body).toMatchObject({ ...REQUIRED, detail: WRONG });
  });

  it('accepts the next code, and no earlier one after it', async () => {
    const { user, secret } = await protectedUser();
    await login(user, { code: codeOf(secret, 1) }).expect(200);
    await login(user, { code: codeOf(secret) }).expect(401);
  });

  it('refuses a code that is two minutes late', async () => {
    const { user, secret } = await protectedUser();
    await login(user, { code: codeOf(secret, -4) }).expect(401);
  });

  it('refuses the code of another user', async () => {
    const { user } = await protectedUser();
    const { secret, recoveryCodes } = await protectedUser();
    await login(user, { code: codeOf(secret) }).expect(401);
    await login(user, { code: recoveryCodes[0] }).expect(401);
  });

  it('accepts a recovery code once, as people type it', async () => {
    const { user, recoveryCodes } = await protectedUser();
    const code = recoveryCodes[0]?.toUpperCase().replaceAll('-', ' ');
    const both = await Promise.all([login(user, { code }), login(user, { code })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    const row = await test.dataSource
      .getRepository(SecondFactor)
      .findOneByOrFail({ userId: user.id });
    expect(row.recoveryCodes).toHaveLength(9);
    expect(await actionsOf(user)).toContain('recovery-codes-changed');
  });

  it('refuses recovery codes that were renewed', async () => {
    const { headers, user, recoveryCodes } = await turnedOn();
    const { body } = await post('/recovery-codes', headers).expect(200);
    await login(user, { code: recoveryCodes[0] }).expect(401);
    await login(user, { code: body.recoveryCodes[0] }).expect(200);
  });

  it('evaluates at most five wrong codes, however many arrive at once', async () => {
    const { user, secret } = await protectedUser();
    const attempts = Array.from({ length: 100 }, () => login(user, { code: '000' }));
    const statuses = (await Promise.all(attempts)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
    expect(statuses).toContain(429);
    // A busy server turns some of so many away (503) before it looks at them.
    expect(statuses.filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
    await login(user, { code: codeOf(secret) }).expect(429);
  });

  it('counts wrong codes after the right password, but not those of others on a known device', async () => {
    const { user, secret, recoveryCodes } = await protectedUser();
    const device = await knownDeviceOf(user, codeOf(secret));
    for (let tries = 0; tries < 5; tries += 1) {
      await login(user).expect(401);
      await login(user, { code: '000' }).expect(401);
    }
    await login(user, { code: codeOf(secret, 1) }).expect(429);
    await login(user, { code: codeOf(secret, 1) }, device).expect(200);
    await login(user, { code: recoveryCodes[0] }, device).expect(200);
  });

  it('evaluates at most five wrong codes of a known device, and twenty of all', async () => {
    const { user, secret, recoveryCodes } = await protectedUser();
    const devices = [await knownDeviceOf(user, codeOf(secret))];
    for (const code of recoveryCodes.slice(0, 4)) devices.push(await knownDeviceOf(user, code));
    const [first, ...others] = devices;
    for (let tries = 0; tries < 5; tries += 1) await login(user, { code: '0' }, first).expect(401);
    await login(user, { code: recoveryCodes[4] }, first).expect(429);
    for (const device of others.slice(0, 3)) {
      for (let tries = 0; tries < 5; tries += 1) {
        await login(user, { code: '0' }, device).expect(401);
      }
    }
    await login(user, { code: recoveryCodes[4] }, others[3]).expect(429);
  });
});

describe('a remembered device', () => {
  it('needs the password only', async () => {
    const { user, secret } = await protectedUser();
    const Cookie = await rememberedOn(user, secret);
    await login(user, {}, { Cookie }).expect(200);
    await login(user, { password: 'pogrešna lozinka' }, { Cookie }).expect(401);
    await login(user).expect(401);
  });

  it('is not that of another user', async () => {
    const first = await protectedUser();
    const second = await protectedUser();
    const cookie = await rememberedOn(first.user, first.secret);
    const Cookie = cookie.replace(`-${first.user.id}=`, `-${second.user.id}=`);
    await login(second.user, {}, { Cookie }).expect(401);
  });

  it('is asked again after 30 days, and when its time was changed', async () => {
    const { user, secret } = await protectedUser();
    const cookie = await rememberedOn(user, secret);
    const [, until = ''] = /=(\d+)\./.exec(cookie) ?? [];
    const days = (Number(until) - Date.now()) / (24 * 3_600_000);
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
    const Cookie = cookie.replace(until, String(Number(until) + 1));
    await login(user, {}, { Cookie }).expect(401);
  });

  it('is asked again after the password was changed', async () => {
    const { user, secret } = await protectedUser();
    const Cookie = await rememberedOn(user, secret);
    const { headers } = await login(user, {}, { Cookie }).expect(200);
    const [session = ''] = /session=[^;]+/.exec(cookieOf(headers)) ?? [];
    const newPassword = 'nova fraza za prijavu';
    await test.anonymous
      .post('/api/auth/password')
      .set({ ...(await test.signIn()), Cookie: session })
      .send({ currentPassword: PASSWORD, newPassword })
      .expect(204);
    const { body } = await login(user, { password: newPassword }, { Cookie }).expect(401);
    expect(body).toMatchObject(REQUIRED);
  });

  it('is asked again after the user signed out on all devices', async () => {
    const { user, secret } = await protectedUser();
    const Cookie = await rememberedOn(user, secret);
    await test.asAdmin('post', `/api/users/${user.id}/end-sessions`);
    await login(user, {}, { Cookie }).expect(401);
  });

  it('is asked again after the second factor was set up anew', async () => {
    const { user, secret } = await protectedUser();
    const Cookie = await rememberedOn(user, secret);
    await test.dataSource.getRepository(SecondFactor).delete({ userId: user.id });
    await createSecondFactor(test, user);
    await login(user, {}, { Cookie }).expect(401);
  });
});
