import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  AttemptLimiterService,
  delayMs,
  blockSeconds,
} from '../../src/auth/attempt-limiter.service.js';
import { createUser, PASSWORD } from '../factories/user.factory.js';
import { signInRequests } from '../setup/sign-in-requests.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { uniqueIp } from '../setup/unique-ip.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const { login, simulateAttack } = signInRequests(() => test);

describe('too many attempts', () => {
  it('at one account from one IP address are refused from the sixth, even with the right password', async () => {
    const { username } = await createUser(test.dataSource);
    const ip = uniqueIp();
    for (let i = 0; i < 5; i += 1) {
      await login({ username, password: 'pogrešna lozinka' }, ip).expect(401);
    }
    const { body, headers } = await login({ username, password: PASSWORD }, ip).expect(429);
    expect(body).toMatchObject({ status: 429, title: 'Previše pokušaja' });
    const wait = Number(headers['retry-after']);
    expect(wait).toBeGreaterThan(240);
    expect(wait).toBeLessThanOrEqual(300);
    await login({ username, password: PASSWORD }).expect(200);
  });

  it('in parallel are refused from the sixth', async () => {
    const { username } = await createUser(test.dataSource);
    const ip = uniqueIp();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => login({ username, password: 'pogrešna' }, ip)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  it('are counted anew after the right password', async () => {
    const { username } = await createUser(test.dataSource);
    const ip = uniqueIp();
    for (let i = 0; i < 4; i += 1) {
      await login({ username, password: 'pogrešna lozinka' }, ip).expect(401);
    }
    await login({ username, password: PASSWORD }, ip).expect(200);
    await login({ username, password: 'pogrešna lozinka' }, ip).expect(401);
    await login({ username, password: PASSWORD }, ip).expect(200);
  });

  it('from one IP address in a minute are refused from the eleventh, whatever the accounts', async () => {
    const ip = uniqueIp();
    for (let i = 0; i < 10; i += 1) {
      await login({ username: `nitko-${i}`, password: PASSWORD }, ip).expect(401);
    }
    const { headers } = await login({ username: 'još-netko', password: PASSWORD }, ip).expect(429);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  const exhaustAttempts = async (username: string, ip: string) => {
    for (let i = 0; i < 5; i += 1) {
      await login({ username, password: 'pogrešna lozinka' }, ip).expect(401);
    }
    const { headers } = await login({ username, password: PASSWORD }, ip).expect(429);
    return Number(headers['retry-after']);
  };
  /** Simulates that the given number of seconds passes. */
  const letPass = (seconds: number) =>
    test.dataSource.query(
      `UPDATE rate_limits SET expire = expire - $1 WHERE key NOT LIKE 'account-rounds:%'`,
      [seconds * 1000],
    );

  it('are blocked for increasing times, which start anew after a success', async () => {
    const { username } = await createUser(test.dataSource);
    const ip = uniqueIp();
    for (const minutes of [5, 10, 20]) {
      const wait = await exhaustAttempts(username, ip);
      expect(wait).toBeGreaterThan(minutes * 60 - 20);
      expect(wait).toBeLessThanOrEqual(minutes * 60);
      await letPass(minutes * 60);
    }
    await login({ username, password: PASSWORD }, ip).expect(200);
    await letPass(60);
    expect(await exhaustAttempts(username, ip)).toBeLessThanOrEqual(300);
  });

  it('are never blocked for more than 40 minutes', () => {
    expect([1, 2, 3, 4, 5, 100].map(blockSeconds)).toEqual([300, 600, 1200, 2400, 2400, 2400]);
  });

  it('from many IP addresses delay the owner and do not lock them out', async () => {
    const { username } = await createUser(test.dataSource);
    await Promise.all(
      Array.from({ length: 22 }, () => login({ username, password: 'pogrešna lozinka' })),
    );
    const began = performance.now();
    await login({ username, password: PASSWORD }).expect(200);
    const duration = performance.now() - began;
    // A timer may be a millisecond early.
    expect(duration).toBeGreaterThan(delayMs(23) - 5);
    expect(delayMs(23)).toBe(400);
    expect([20, 21, 22, 1000].map(delayMs)).toEqual([0, 100, 200, 3000]);
  });

  it('with unknown names are delayed by the same time', async () => {
    const username = 'nema-ga-nigdje';
    await Promise.all(
      Array.from({ length: 21 }, () => login({ username, password: PASSWORD }).expect(401)),
    );
    const began = performance.now();
    await login({ username, password: PASSWORD }).expect(401);
    expect(performance.now() - began).toBeGreaterThan(delayMs(22) - 5);
  });

  it('in parallel are delayed for a few, and refused immediately for the others', async () => {
    const { username } = await createUser(test.dataSource);
    await simulateAttack(username);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => login({ username, password: 'pogrešna lozinka' })),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(7);
    for (const { headers } of refused) expect(headers['retry-after']).toBe('3');
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  it('refused because too many wait are not counted', async () => {
    const { username } = await createUser(test.dataSource);
    const ip = uniqueIp();
    const wrong = () => login({ username, password: 'pogrešna lozinka' }, ip);
    await wrong().expect(401);
    await simulateAttack(username);
    const answers = await Promise.all([wrong(), wrong(), wrong(), wrong()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([401, 401, 429, 429]);
    await login({ username, password: PASSWORD }, ip).expect(200);
  });

  it('do not block when concurrent ones, refused meanwhile, took the last points', async () => {
    const { username } = await createUser(test.dataSource);
    const ip = uniqueIp();
    const limiter = new AttemptLimiterService(test.dataSource);
    const setPoints = (points: number) =>
      test.dataSource.query(`UPDATE rate_limits SET points = $1 WHERE key LIKE 'account:%'`, [
        points,
      ]);
    await limiter.begin(username, ip);
    await setPoints(4);
    const fifth = await limiter.begin(username, ip);
    await setPoints(3);
    await fifth.confirm();
    await login({ username, password: PASSWORD }, ip).expect(200);
  });

  it('are counted by all processes together, and anew after the counts are lost', async () => {
    const { username } = await createUser(test.dataSource);
    const ip = uniqueIp();
    const otherProcess = new AttemptLimiterService(test.dataSource);
    for (let i = 0; i < 5; i += 1) await (await otherProcess.begin(username, ip)).confirm();
    await login({ username, password: PASSWORD }, ip).expect(429);
    await test.dataSource.query('TRUNCATE rate_limits');
    await login({ username, password: 'pogrešna lozinka' }, ip).expect(401);
    await login({ username, password: PASSWORD }, ip).expect(200);
  });

  it('are counted in the database, without the username', async () => {
    const { username } = await createUser(test.dataSource);
    const ip = uniqueIp();
    await login({ username, password: 'pogrešna lozinka' }, ip).expect(401);
    const rows: { key: string }[] = await test.dataSource.query('SELECT key FROM rate_limits');
    expect(rows.map(({ key }) => key)).toContain(`address:${ip}`);
    expect(JSON.stringify(rows)).not.toContain(username);
  });
});
