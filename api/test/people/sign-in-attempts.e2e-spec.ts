import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  AttemptLimiterService,
  delayMs,
  blockSeconds,
} from '../../src/auth/attempt-limiter.service.js';
import { createUser, PASSWORD } from '../factories/user.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

let lastAddress = 0;
/** Attempts are counted by address: each test comes from one of its own. */
const fromOwnAddress = () => `203.0.113.${(lastAddress += 1)}`;

function login(body: object, address = fromOwnAddress()) {
  return test.anonymous.post('/api/auth/login').set('X-Forwarded-For', address).send(body);
}

describe('too many attempts', () => {
  it('refuses the sixth at one account from one address, even with the right password', async () => {
    const { username } = await createUser(test.dataSource);
    const address = fromOwnAddress();
    for (let i = 0; i < 5; i += 1) {
      await login({ username, password: 'pogrešna lozinka' }, address).expect(401);
    }
    const { body, headers } = await login({ username, password: PASSWORD }, address).expect(429);
    expect(body).toMatchObject({ status: 429, title: 'Previše pokušaja' });
    const wait = Number(headers['retry-after']);
    expect(wait).toBeGreaterThan(240);
    expect(wait).toBeLessThanOrEqual(300);
    await login({ username, password: PASSWORD }).expect(200);
  });

  it('lets no more than five of many parallel ones through', async () => {
    const { username } = await createUser(test.dataSource);
    const address = fromOwnAddress();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => login({ username, password: 'pogrešna' }, address)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  });

  it('forgets wrong ones after the right password', async () => {
    const { username } = await createUser(test.dataSource);
    const address = fromOwnAddress();
    for (let i = 0; i < 4; i += 1) {
      await login({ username, password: 'pogrešna lozinka' }, address).expect(401);
    }
    await login({ username, password: PASSWORD }, address).expect(200);
    await login({ username, password: 'pogrešna lozinka' }, address).expect(401);
    await login({ username, password: PASSWORD }, address).expect(200);
  });

  it('refuses the eleventh from one address in a minute, whatever the accounts', async () => {
    const address = fromOwnAddress();
    for (let i = 0; i < 10; i += 1) {
      await login({ username: `nitko-${i}`, password: PASSWORD }, address).expect(401);
    }
    const { headers } = await login({ username: 'još-netko', password: PASSWORD }, address).expect(
      429,
    );
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  const tryInVain = async (username: string, address: string) => {
    for (let i = 0; i < 5; i += 1) {
      await login({ username, password: 'pogrešna lozinka' }, address).expect(401);
    }
    const { headers } = await login({ username, password: PASSWORD }, address).expect(429);
    return Number(headers['retry-after']);
  };
  /** As if the given time had gone by, in seconds. */
  const letPass = (seconds: number) =>
    test.dataSource.query(
      `UPDATE rate_limits SET expire = expire - $1 WHERE key NOT LIKE 'account-rounds:%'`,
      [seconds * 1000],
    );

  it('lets whoever goes on trying wait longer each time, and begins anew after success', async () => {
    const { username } = await createUser(test.dataSource);
    const address = fromOwnAddress();
    for (const minutes of [5, 10, 20]) {
      const wait = await tryInVain(username, address);
      expect(wait).toBeGreaterThan(minutes * 60 - 20);
      expect(wait).toBeLessThanOrEqual(minutes * 60);
      await letPass(minutes * 60);
    }
    await login({ username, password: PASSWORD }, address).expect(200);
    await letPass(60);
    expect(await tryInVain(username, address)).toBeLessThanOrEqual(300);
  });

  it('never lets anyone wait longer than 40 minutes', () => {
    expect([1, 2, 3, 4, 5, 100].map(blockSeconds)).toEqual([300, 600, 1200, 2400, 2400, 2400]);
  });

  it('does not shut the owner out while others try the account from many addresses', async () => {
    const { username } = await createUser(test.dataSource);
    await Promise.all(
      Array.from({ length: 22 }, () => login({ username, password: 'pogrešna lozinka' })),
    );
    const began = performance.now();
    await login({ username, password: PASSWORD }).expect(200);
    const held = performance.now() - began;
    // A timer may be a millisecond early.
    expect(held).toBeGreaterThan(delayMs(23) - 5);
    expect(delayMs(23)).toBe(400);
    expect([20, 21, 22, 1000].map(delayMs)).toEqual([0, 100, 200, 3000]);
  });

  it('holds answers about unknown names up as long', async () => {
    const username = 'nema-ga-nigdje';
    await Promise.all(
      Array.from({ length: 21 }, () => login({ username, password: PASSWORD }).expect(401)),
    );
    const began = performance.now();
    await login({ username, password: PASSWORD }).expect(401);
    expect(performance.now() - began).toBeGreaterThan(delayMs(22) - 5);
  });

  it('keeps few waiting, and refuses the others at once', async () => {
    const { username } = await createUser(test.dataSource);
    await attackFromEverywhere(username);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => login({ username, password: 'pogrešna lozinka' })),
    );
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(7);
    for (const { headers } of refused) expect(headers['retry-after']).toBe('3');
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  it('does not count against an address what was refused because too many waited', async () => {
    const { username } = await createUser(test.dataSource);
    const address = fromOwnAddress();
    const wrong = () => login({ username, password: 'pogrešna lozinka' }, address);
    await wrong().expect(401);
    await attackFromEverywhere(username);
    const answers = await Promise.all([wrong(), wrong(), wrong(), wrong()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([401, 401, 429, 429]);
    await login({ username, password: PASSWORD }, address).expect(200);
  });

  it('is counted by all processes together, and anew after the counts were lost', async () => {
    const { username } = await createUser(test.dataSource);
    const address = fromOwnAddress();
    const elsewhere = new AttemptLimiterService(test.dataSource);
    for (let i = 0; i < 5; i += 1) await (await elsewhere.begin(username, address)).confirm();
    await login({ username, password: PASSWORD }, address).expect(429);
    await test.dataSource.query('TRUNCATE rate_limits');
    await login({ username, password: 'pogrešna lozinka' }, address).expect(401);
    await login({ username, password: PASSWORD }, address).expect(200);
  });

  it('counts in the database, where other processes count too', async () => {
    const { username } = await createUser(test.dataSource);
    const address = fromOwnAddress();
    await login({ username, password: 'pogrešna lozinka' }, address).expect(401);
    const rows: { key: string }[] = await test.dataSource.query('SELECT key FROM rate_limits');
    expect(rows.map(({ key }) => key)).toContain(`address:${address}`);
    expect(JSON.stringify(rows)).not.toContain(username);
  });
});

/** As if the account had been tried from a thousand addresses. */
async function attackFromEverywhere(username: string): Promise<void> {
  await login({ username, password: 'pogrešna lozinka' }).expect(401);
  await test.dataSource.query(
    `UPDATE rate_limits SET points = 1000 WHERE key LIKE 'account-anywhere:%'`,
  );
}
