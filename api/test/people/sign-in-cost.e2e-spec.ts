import { afterAll, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import argon2 from '@node-rs/argon2';
import { createUser, PASSWORD } from '../factories/user.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { uniqueIp } from '../setup/unique-ip.js';

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
beforeEach(() => {
  verify.mockClear();
  hash.mockClear();
});

const login = (username: string, password: string) =>
  test.anonymous
    .post('/api/auth/login')
    .set('X-Forwarded-For', uniqueIp())
    .send({ username, password });

const costs = () =>
  verify.mock.calls.map(([hashed]) => String(hashed).replace(/\$[^$]+\$[^$]+$/, ''));

it('signing in takes one hash check of equal cost for known, unknown and deactivated names', async () => {
  const { username } = await createUser(test.dataSource);
  const inactive = await createUser(test.dataSource, { isActive: false });
  for (const name of [username, 'nema-takvoga', inactive.username]) {
    verify.mockClear();
    await login(name, 'pogrešna lozinka').expect(401);
    expect(costs()).toEqual(['$argon2id$v=19$m=19456,t=2,p=1']);
    expect(hash).not.toHaveBeenCalled();
  }
});

it('a password that is too long is refused without a hash check', async () => {
  const { username } = await createUser(test.dataSource);
  hash.mockClear();
  await login(username, 'x'.repeat(257)).expect(400);
  const session = await test.signIn();
  for (const body of [
    { currentPassword: 'x'.repeat(257), newPassword: PASSWORD },
    { currentPassword: PASSWORD, newPassword: 'x'.repeat(257) },
  ]) {
    await test.anonymous.post('/api/auth/password').set(session).send(body).expect(400);
  }
  expect(verify).not.toHaveBeenCalled();
  expect(hash).not.toHaveBeenCalled();
});

it('an attempt over the limit is refused without a hash check', async () => {
  const { username } = await createUser(test.dataSource);
  const ip = uniqueIp();
  const from = (password: string) => login(username, password).set('X-Forwarded-For', ip);
  for (let i = 0; i < 5; i += 1) await from('pogrešna lozinka').expect(401);
  verify.mockClear();
  await from(PASSWORD).expect(429);
  expect(verify).not.toHaveBeenCalled();
});
