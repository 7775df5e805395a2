import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import argon2 from '@node-rs/argon2';
import {
  AttemptLimiterService,
  blockSeconds,
  delayMs,
} from '../../src/auth/attempt-limiter.service.js';
import type { User } from '../../src/users/user.entity.js';
import { createUser, PASSWORD } from '../factories/user.factory.js';
import { cookieOf, signInRequests } from '../setup/sign-in-requests.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { uniqueIp } from '../setup/unique-ip.js';
import { waitFor } from '../setup/wait-for.js';

const WRONG = 'pogrešna lozinka';
const verify = jest.spyOn(argon2, 'verify');
const hash = jest.spyOn(argon2, 'hash');

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(async () => {
  await test.close();
  // The application's own copy of the package outlives this file.
  jest.restoreAllMocks();
});

const { login, simulateAttack } = signInRequests(() => test);
const rightOf = ({ username }: Pick<User, 'username'>) => ({ username, password: PASSWORD });

/** A user, and the cookie of a device on which they have signed in. */
async function onKnownDevice() {
  const user = await createUser(test.dataSource);
  const { headers } = await login(rightOf(user)).expect(200);
  const [device = ''] = /device-\d+=[^;]+/.exec(cookieOf(headers)) ?? [];
  return { user, username: user.username, device };
}

/** The beginnings of the keys of what is counted. */
const countedKeys = async (): Promise<string[]> =>
  (await test.dataSource.query('SELECT key FROM rate_limits')).map(
    ({ key }: { key: string }) => key,
  );

describe('signing in', () => {
  it('sets cookies that no script and no other site can use, and returns only the user', async () => {
    const user = await createUser(test.dataSource, { username: 'Željka.Šarić', role: 'admin' });
    const { id, username, fullName, email, role } = user;
    const credentials = { username: username.toUpperCase(), password: PASSWORD };
    const { body, headers } = await login(credentials).expect(200);
    expect(body).toEqual({
      user: { id, username, fullName, email, role, secondFactorDueAt: null, seesDrafts: true },
    });
    const [session, device] = [headers['set-cookie']].flat();
    expect(session).toMatch(/^session=[\w-]+\.[\w-]+\.[\w-]+; Max-Age=28800; Path=\/; /);
    expect(device).toMatch(/^device-\d+=[\w.-]{66}; Max-Age=31536000; Path=\/api\/auth; /);
    for (const cookie of [session, device]) expect(cookie).toMatch(/; HttpOnly; SameSite=Strict$/);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('returns a bearer token of eight hours on request', async () => {
    const user = await createUser(test.dataSource);
    const { body } = await login({ ...rightOf(user), token: true }).expect(200);
    const { exp, iat } = test.app.get(JwtService).decode(body.accessToken);
    expect(exp - iat).toBe(8 * 3600);
    await test.anonymous.get('/api/auth/me').auth(body.accessToken, { type: 'bearer' }).expect(200);
  });

  it('answers a wrong password, an unknown and an inactive user alike, after one equal check', async () => {
    const inactive = await createUser(test.dataSource, { isActive: false });
    hash.mockClear();
    const answers: string[] = [];
    for (const credentials of [
      { ...rightOf(await createUser(test.dataSource)), password: WRONG },
      rightOf({ username: 'nema-takvoga' }),
      rightOf(inactive),
    ]) {
      verify.mockClear();
      const { body, headers } = await login(credentials).expect(401);
      expect(headers['set-cookie']).toBeUndefined();
      const costs = verify.mock.calls.map(([hashed]) => String(hashed).split('$').slice(1, 4));
      expect(costs).toEqual([['argon2id', 'v=19', 'm=19456,t=2,p=1']]);
      answers.push(JSON.stringify(body));
    }
    expect(new Set(answers).size).toBe(1);
    expect(hash).not.toHaveBeenCalled();
  });

  it('checks no password that is too long', async () => {
    const long = 'x'.repeat(257);
    const { username } = await createUser(test.dataSource);
    const session = await test.signIn();
    verify.mockClear();
    await login({ username, password: long }).expect(400);
    const change = { currentPassword: long, newPassword: PASSWORD };
    await test.anonymous.post('/api/auth/password').set(session).send(change).expect(400);
    expect(verify).not.toHaveBeenCalled();
  });
});

describe('too many attempts', () => {
  const exhaust = async (username: string, ip: string) => {
    for (let i = 0; i < 5; i += 1) await login({ username, password: WRONG }, ip).expect(401);
    const { headers } = await login({ username, password: PASSWORD }, ip).expect(429);
    return Number(headers['retry-after']);
  };
  /** Simulates that the given number of seconds passes. */
  const letPass = (seconds: number) =>
    test.dataSource.query(
      `UPDATE rate_limits SET expire = expire - $1 WHERE key NOT LIKE 'account-rounds:%'`,
      [seconds * 1000],
    );

  it('at one account from one IP address are refused unchecked from the sixth, also at once', async () => {
    const user = await createUser(test.dataSource);
    const ip = uniqueIp();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => login({ ...rightOf(user), password: WRONG }, ip)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
    verify.mockClear();
    const { headers } = await login(rightOf(user), ip).expect(429);
    expect(verify).not.toHaveBeenCalled();
    expect(Number(headers['retry-after'])).toBeGreaterThan(240);
    await login(rightOf(user)).expect(200);
  });

  it('are blocked for increasing times, which start anew after the right password', async () => {
    const user = await createUser(test.dataSource);
    const ip = uniqueIp();
    for (const minutes of [5, 10]) {
      const wait = await exhaust(user.username, ip);
      expect(wait).toBeGreaterThan(minutes * 60 - 20);
      expect(wait).toBeLessThanOrEqual(minutes * 60);
      await letPass(minutes * 60);
    }
    for (let i = 0; i < 4; i += 1) await login({ ...rightOf(user), password: WRONG }, ip);
    await login(rightOf(user), ip).expect(200);
    await letPass(60);
    expect(await exhaust(user.username, ip)).toBeLessThanOrEqual(300);
    expect([1, 2, 3, 4, 5, 100].map(blockSeconds)).toEqual([300, 600, 1200, 2400, 2400, 2400]);
  });

  it('from one IP address are refused from the eleventh in a minute, but not on known devices', async () => {
    const { user, device } = await onKnownDevice();
    const ip = uniqueIp();
    for (let i = 0; i < 10; i += 1) {
      await login(rightOf({ username: `nitko-${i}` }), ip).expect(401);
    }
    const { headers } = await login(rightOf(user), ip).expect(429);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
    await login(rightOf(user), ip).set('Cookie', device).expect(200);
  });

  it('from many IP addresses delay whoever signs in, also with an unknown name', async () => {
    const { username } = await createUser(test.dataSource);
    for (const [name, status] of [
      [username, 200],
      ['nema-ga-nigdje', 401],
    ] as const) {
      await simulateAttack(name, 22);
      const began = performance.now();
      await login(rightOf({ username: name })).expect(status);
      // A timer may be a millisecond early.
      expect(performance.now() - began).toBeGreaterThan(delayMs(23) - 5);
    }
    expect([20, 21, 22, 23, 1000].map(delayMs)).toEqual([0, 100, 200, 400, 3000]);
  });

  it('are delayed for a few; others are refused at once and uncounted, but not known devices', async () => {
    const { user, username, device } = await onKnownDevice();
    const ip = uniqueIp();
    await login({ username, password: WRONG }, ip).expect(401);
    await simulateAttack(username);
    const waits: unknown[] = [];
    const attempt = async (from: string) => {
      const { status, headers } = await login({ username, password: WRONG }, from);
      if (status === 429) waits.push(headers['retry-after']);
      return { from, status };
    };
    const others = Array.from({ length: 5 }, () => uniqueIp());
    const attempts = Promise.all([ip, ip, ip, ip, ...others].map(attempt));
    await waitFor(() => waits.length === 4, 'the refusals');
    await login(rightOf(user)).set('Cookie', device).expect(200);
    const delayed = (await attempts).filter(({ status }) => status === 401);
    expect(delayed).toHaveLength(5);
    expect(delayed.filter(({ from }) => from === ip).length).toBeLessThanOrEqual(2);
    expect(waits).toEqual(['3', '3', '3', '3']);
    await test.dataSource.query(`DELETE FROM rate_limits WHERE key LIKE 'account-anywhere:%'`);
    await login(rightOf(user), ip).expect(200);
  });

  it('do not block when concurrent ones, refused meanwhile, took the last points', async () => {
    const user = await createUser(test.dataSource);
    const ip = uniqueIp();
    const limiter = new AttemptLimiterService(test.dataSource);
    const setPoints = (points: number) =>
      test.dataSource.query(`UPDATE rate_limits SET points = $1 WHERE key LIKE 'account:%'`, [
        points,
      ]);
    await limiter.begin(user.username, ip);
    await setPoints(4);
    const fifth = await limiter.begin(user.username, ip);
    await setPoints(3);
    await fifth.confirm();
    await login(rightOf(user), ip).expect(200);
  });

  it('are counted by all processes together, without the username', async () => {
    const user = await createUser(test.dataSource);
    const ip = uniqueIp();
    const otherProcess = new AttemptLimiterService(test.dataSource);
    for (let i = 0; i < 5; i += 1) await (await otherProcess.begin(user.username, ip)).confirm();
    await login(rightOf(user), ip).expect(429);
    const keys = await countedKeys();
    expect(keys).toContain(`address:${ip}`);
    expect(keys.join()).not.toContain(user.username);
  });

  it('on a known device are counted for it alone, whatever the IP address', async () => {
    const { user, username, device } = await onKnownDevice();
    const onDevice = (password: string) => login({ username, password }).set('Cookie', device);
    for (let i = 0; i < 5; i += 1) await onDevice(WRONG).expect(401);
    const { headers } = await onDevice(PASSWORD).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(240);
    await login(rightOf(user)).expect(200);
  });
});

it('a known device is recognised only by its own cookie, until the password changes', async () => {
  const { user, username, device } = await onKnownDevice();
  const other = await onKnownDevice();
  const [name = '', id = '', signature = ''] = device.split(/[=.]/);
  const changed = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
  const isRecognised = async (cookie: string) => {
    await test.dataSource.query('TRUNCATE rate_limits');
    await login({ username, password: WRONG }).set('Cookie', cookie).expect(401);
    return (await countedKeys()).some((key) => key.startsWith('known:'));
  };
  for (const cookie of [
    `${name}=${id}.${changed}`,
    `${name}=${'A'.repeat(22)}.${signature}`,
    `${name}=${other.device.split('=')[1]}`,
    `${name}=.${signature}`,
  ]) {
    expect([cookie, await isRecognised(cookie)]).toEqual([cookie, false]);
  }
  expect(await isRecognised(device)).toBe(true);
  const { headers } = await login(rightOf(user)).set('Cookie', device).expect(200);
  expect(cookieOf(headers)).toContain(device);
  const change = { password: 'sasvim nova fraza' };
  await test.asAdmin('put', `/api/users/${user.id}`, change).expect(200);
  expect(await isRecognised(device)).toBe(false);
});
