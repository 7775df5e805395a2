import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createToken, hashOfToken } from '../../../src/access/tokens.js';
import { userHandle } from '../../../src/auth/passkeys/passkeys.service.js';
import { AccountChange } from '../../../src/settings/account/account-change.entity.js';
import { createLostDevice } from '../../factories/lost-device.factory.js';
import { createPasskey } from '../../factories/passkey.factory.js';
import { codeOf, createSecondFactor } from '../../factories/second-factor.factory.js';
import { requestAccountChange } from '../../factories/settings.factory.js';
import { createUser, PASSWORD } from '../../factories/user.factory.js';
import { cookieOf, signInRequests } from '../../setup/sign-in-requests.js';
import { SoftwareAuthenticator } from '../../setup/software-authenticator.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { uniqueIp } from '../../setup/unique-ip.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
afterEach(() => test.dataSource.getRepository(AccountChange).delete({ id: 1 }));

const { login } = signInRequests(() => test);
const NEW_PASSWORD = 'nova fraza za prijavu';

/** A link that was mailed to somebody. */
interface MailedLink {
  /** Sends its token, and returns the status. */
  use: () => Promise<number>;
  /** Lets its time pass. */
  expire: () => Promise<unknown>;
  /** Whether it has done what it is for. */
  isDone: () => Promise<boolean>;
}

const post = async (path: string, body: object) =>
  (await test.anonymous.post(path).set('X-Forwarded-For', uniqueIp()).send(body)).status;
const rowsOf = (table: string, userId: number): Promise<unknown[]> =>
  test.dataSource.query(`SELECT FROM ${table} WHERE user_id = $1`, [userId]);
const end = (table: string, userId: number) =>
  test.dataSource.query(
    `UPDATE ${table} SET expires_at = now() - interval '1 second' WHERE user_id = $1`,
    [userId],
  );

/** A link of a user. */
type LinkOfUser = MailedLink & { userId: number };

/** The links that recover an account or stop that, each of a new user. */
const OF_USERS = {
  'of a forgotten password': async (): Promise<LinkOfUser> => {
    const { id, username } = await createUser(test.dataSource);
    const token = createToken();
    await test.dataSource.query(
      `INSERT INTO password_resets VALUES ($1, $2, now() + interval '1 minute')`,
      [id, hashOfToken(token)],
    );
    const body = { token, newPassword: NEW_PASSWORD };
    return {
      userId: id,
      use: () => post('/api/auth/password-resets/complete', body),
      expire: () => end('password_resets', id),
      isDone: async () => (await login({ username, password: NEW_PASSWORD })).status === 200,
    };
  },
  'that removes a second factor': async (): Promise<LinkOfUser> => {
    const { user, token } = await createLostDevice(test, -1);
    return {
      userId: user.id,
      use: () => post('/api/auth/lost-device/complete', { token }),
      expire: () => end('lost_devices', user.id),
      isDone: async () => (await rowsOf('second_factors', user.id)).length === 0,
    };
  },
  'that keeps a second factor': async (): Promise<LinkOfUser> => {
    const { user, stopToken } = await createLostDevice(test, 1);
    return {
      userId: user.id,
      use: () => post('/api/auth/lost-device/stop', { token: stopToken }),
      expire: () => end('lost_devices', user.id),
      isDone: async () => (await rowsOf('lost_devices', user.id)).length === 0,
    };
  },
};

/** The link that stops a change of the account, of which at most one waits. */
async function accountLink(): Promise<MailedLink> {
  const { dataSource } = test;
  const token = await requestAccountChange(dataSource);
  const mine = { stopToken: hashOfToken(token) };
  return {
    use: () => post('/api/settings/account-change/stop', { token }),
    expire: () => dataSource.getRepository(AccountChange).update(mine, { holdsAt: new Date(0) }),
    isDone: async () => (await dataSource.getRepository(AccountChange).countBy(mine)) === 0,
  };
}

describe.each([
  ...Object.entries(OF_USERS),
  ['that stops a change of the account', accountLink] as const,
])('the mailed link %s', (_name, create) => {
  it('works once, also when it is used several times at once', async () => {
    const link = await create();
    const statuses = await Promise.all([link.use(), link.use(), link.use()]);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    expect(await link.isDone()).toBe(true);
    expect([404, 410]).toContain(await link.use());
  });

  it('does nothing once its time is over', async () => {
    const link = await create();
    await link.expire();
    expect([404, 410]).toContain(await link.use());
    expect(await link.isDone()).toBe(false);
  });
});

it.each(Object.entries(OF_USERS))(
  'the mailed link %s does nothing to another user',
  async (_name, create) => {
    const [link, other] = [await create(), await create()];
    expect(await link.use()).toBe(204);
    expect([404, 410]).toContain(await link.use());
    expect(await other.isDone()).toBe(false);
  },
);

it.each([
  ['of a forgotten password', 'password', 'fraza koju zna samo administrator'],
  ['of a forgotten password', 'email', 'nova-adresa-jedne@udruga.example'],
  ['that removes a second factor', 'email', 'nova-adresa-druge@udruga.example'],
] as const)('the mailed link %s ends with another %s', async (name, field, value) => {
  const link = await OF_USERS[name]();
  await test.asAdmin('patch', `/api/users/${link.userId}`, { [field]: value }).expect(200);
  expect(await link.use()).toBe(410);
  expect(await link.isDone()).toBe(false);
});

it('the mailed link that stops a change of the account stops no later change', async () => {
  const earlier = await accountLink();
  const later = await accountLink();
  expect(await earlier.use()).toBe(404);
  expect(await later.isDone()).toBe(false);
});

describe('a lost device', () => {
  const isReported = async ({ id }: { id: number }) =>
    (await rowsOf('lost_devices', id)).length > 0;

  it('is no longer reported once its user signs in on a remembered device', async () => {
    const user = await createUser(test.dataSource);
    const { secret } = await createSecondFactor(test, user);
    const credentials = { username: user.username, password: PASSWORD };
    const code = codeOf(secret);
    const { headers } = await login({ ...credentials, code, rememberDevice: true }).expect(200);
    const [Cookie = ''] = /remembered-\d+=[^;]+/.exec(cookieOf(headers)) ?? [];
    await test.dataSource.query(
      `INSERT INTO lost_devices (user_id, hash, stop_hash, opens_at, expires_at)
       VALUES ($1, $2, $3, now(), now() + interval '7 days')`,
      [user.id, createToken(), createToken()],
    );
    await login(credentials).expect(401);
    expect(await isReported(user)).toBe(true);
    await login(credentials).set({ Cookie }).expect(200);
    expect(await isReported(user)).toBe(false);
  });

  it('is no longer reported once its user signs in with a passkey', async () => {
    const { user } = await createLostDevice(test, 1);
    const authenticator = new SoftwareAuthenticator();
    const passkey = authenticator.passkey({ id: userHandle(user) });
    await createPasskey(test.dataSource, user, passkey);
    const { body: options } = await test.anonymous.post('/api/auth/passkeys/sign-in-options');
    expect(await post('/api/auth/passkeys/sign-in', authenticator.sign(options))).toBe(200);
    expect(await isReported(user)).toBe(false);
  });
});
