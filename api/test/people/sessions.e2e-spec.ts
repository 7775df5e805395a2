import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { User } from '../../src/users/user.entity.js';
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

const cookieOf = (headers: Record<string, unknown>) => String(headers['set-cookie']);

describe('a session', () => {
  const me = (headers: object) => test.anonymous.get('/api/auth/me').set({ ...headers });

  it('tells who is signed in, members too', async () => {
    const headers = await test.signIn({ fullName: 'Iva Babić' });
    const { body } = await me(headers).expect(200);
    expect(body).toMatchObject({ fullName: 'Iva Babić', role: 'member' });
    expect(body).not.toHaveProperty('password');
    expect(Object.keys(body)).toHaveLength(5);
  });

  it('ends everywhere on logout', async () => {
    const { username } = await createUser(test.dataSource);
    const address = fromOwnAddress();
    const first = cookieOf((await login({ username, password: PASSWORD }, address)).headers);
    const second = cookieOf((await login({ username, password: PASSWORD }, address)).headers);
    const out = await test.anonymous
      .post('/api/auth/logout')
      .set({ Cookie: first, Origin: test.origin })
      .expect(204);
    expect(cookieOf(out.headers)).toMatch(/^session=; Path=\/; Expires=Thu, 01 Jan 1970/);
    await me({ Cookie: first }).expect(401);
    await me({ Cookie: second }).expect(401);
  });

  it('may be ended twice, or without having one', async () => {
    await test.anonymous.post('/api/auth/logout').expect(204);
  });

  it('ends when the user is deactivated or deleted', async () => {
    const users = test.dataSource.getRepository(User);
    for (const end of [
      (id: number) => users.update(id, { isActive: false }),
      (id: number) => users.delete(id),
    ]) {
      const headers = await test.signIn();
      const { body } = await me(headers).expect(200);
      await end(body.id);
      await me(headers).expect(401);
    }
  });
});

describe('changing the own password', () => {
  const change = (headers: object, body: object) =>
    test.anonymous
      .post('/api/auth/password')
      .set({ 'X-Forwarded-For': fromOwnAddress(), ...headers })
      .send(body);
  const newPassword = 'nova fraza za prijavu';

  it('ends all sessions but this one, which gets a new cookie', async () => {
    const { id, username } = await createUser(test.dataSource);
    const { headers } = await login({ username, password: PASSWORD });
    const session = { Cookie: cookieOf(headers), Origin: test.origin };
    const answer = await change(session, { currentPassword: PASSWORD, newPassword }).expect(204);
    await test.anonymous.get('/api/auth/me').set(session).expect(401);
    const renewed = await test.anonymous
      .get('/api/auth/me')
      .set('Cookie', cookieOf(answer.headers))
      .expect(200);
    expect(renewed.body.id).toBe(id);
    await login({ username, password: PASSWORD }).expect(401);
    await login({ username, password: newPassword }).expect(200);
  });

  it('needs the current password, and counts wrong ones', async () => {
    const session = { ...(await test.signIn()), 'X-Forwarded-For': fromOwnAddress() };
    for (let i = 0; i < 5; i += 1) {
      const { body } = await change(session, { currentPassword: 'nije ta', newPassword }).expect(
        400,
      );
      expect(body.errors).toEqual({ currentPassword: 'Trenutačna lozinka nije ispravna.' });
    }
    await change(session, { currentPassword: PASSWORD, newPassword }).expect(429);
  });

  it('wants 12 to 256 characters', async () => {
    const session = await test.signIn();
    const errorsFor = async (password: unknown) =>
      (await change(session, { currentPassword: PASSWORD, newPassword: password }).expect(400)).body
        .errors;
    expect(await errorsFor('prekratka!!')).toEqual({
      newPassword: 'Lozinka mora imati barem 12 znakova',
    });
    expect(await errorsFor('x'.repeat(257))).toEqual({
      newPassword: 'Lozinka smije imati najviše 256 znakova',
    });
    expect(await errorsFor(undefined)).toEqual({ newPassword: 'Lozinka je obavezna' });
  });

  it('needs a session', async () => {
    await change({}, { currentPassword: PASSWORD, newPassword }).expect(401);
  });
});
