import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { User } from '../../src/users/user.entity.js';
import { createUser, PASSWORD } from '../factories/user.factory.js';
import { cookieOf, signInRequests } from '../setup/sign-in-requests.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { uniqueIp } from '../setup/unique-ip.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const { login } = signInRequests(() => test);

describe('a session', () => {
  const me = (headers: object) => test.anonymous.get('/api/auth/me').set({ ...headers });

  it('identifies the signed-in user, also a member', async () => {
    const headers = await test.signIn({ fullName: 'Iva Babić' });
    const { body } = await me(headers).expect(200);
    expect(body).toMatchObject({ fullName: 'Iva Babić', role: 'member' });
    expect(body).not.toHaveProperty('password');
    expect(Object.keys(body)).toHaveLength(5);
  });

  /** The cookies of a user who has signed in on two devices in the same second. */
  async function onTwoDevices() {
    const { username } = await createUser(test.dataSource);
    const signIn = async () =>
      cookieOf((await login({ username, password: PASSWORD }).expect(200)).headers);
    return Promise.all([signIn(), signIn()]);
  }
  const leave = (path: string, Cookie: string) =>
    test.anonymous.post(`/api/auth/${path}`).set({ Cookie, Origin: test.origin });
  const CLEARED = /^session=; Path=\/; Expires=Thu, 01 Jan 1970/;

  it('ends on logout, and on no other device', async () => {
    const [first, second] = await onTwoDevices();
    const out = await leave('logout', first).expect(204);
    expect(cookieOf(out.headers)).toMatch(CLEARED);
    await me({ Cookie: first }).expect(401);
    await me({ Cookie: second }).expect(200);
  });

  it('ends on all devices where that is requested', async () => {
    const [first, second] = await onTwoDevices();
    const out = await leave('logout-everywhere', first).expect(204);
    expect(cookieOf(out.headers)).toMatch(CLEARED);
    await me({ Cookie: first }).expect(401);
    await me({ Cookie: second }).expect(401);
    await leave('logout-everywhere', second).expect(401);
  });

  it('may be ended repeatedly, and its id is forgotten once its token has expired', async () => {
    const ids = async (): Promise<string[]> =>
      (await test.dataSource.query('SELECT id FROM ended_sessions')).map(({ id }: User) => id);
    const [first, second] = await onTwoDevices();
    const before = await ids();
    await leave('logout', first).expect(204);
    await leave('logout', first).expect(204);
    const [added] = (await ids()).filter((id) => !before.includes(id));
    await test.dataSource.query('UPDATE ended_sessions SET expires_at = now() WHERE id = $1', [
      added,
    ]);
    await leave('logout', second).expect(204);
    expect(await ids()).not.toContain(added);
  });

  it('may be ended without being signed in', async () => {
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

describe('changing one’s own password', () => {
  const change = (headers: object, body: object) =>
    test.anonymous
      .post('/api/auth/password')
      .set({ 'X-Forwarded-For': uniqueIp(), ...headers })
      .send(body);
  const newPassword = 'nova fraza za prijavu';

  it('ends all sessions except the current one, which gets a new cookie', async () => {
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

  it('requires the current password, and limits wrong ones', async () => {
    const session = { ...(await test.signIn()), 'X-Forwarded-For': uniqueIp() };
    for (let i = 0; i < 5; i += 1) {
      const { body } = await change(session, { currentPassword: 'nije ta', newPassword }).expect(
        400,
      );
      expect(body.errors).toEqual({ currentPassword: 'Trenutačna lozinka nije ispravna.' });
    }
    await change(session, { currentPassword: PASSWORD, newPassword }).expect(429);
  });

  it('requires 12 to 256 characters', async () => {
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

  it('requires a session', async () => {
    await change({}, { currentPassword: PASSWORD, newPassword }).expect(401);
  });
});
