import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SessionsService } from '../../src/auth/sessions/sessions.service.js';
import { StoredSession } from '../../src/auth/sessions/stored-session.entity.js';
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
    expect(Object.keys(body)).toHaveLength(6);
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

  it('may be ended repeatedly, and is forgotten once it has expired', async () => {
    const sessions = test.dataSource.getRepository(StoredSession);
    const [first, second] = await onTwoDevices();
    await leave('logout', first).expect(204);
    await leave('logout', first).expect(204);
    const { body } = await me({ Cookie: second }).expect(200);
    await sessions.update({ userId: body.id }, { expiresAt: new Date() });
    await onTwoDevices();
    expect(await sessions.countBy({ userId: body.id })).toBe(0);
    await me({ Cookie: second }).expect(401);
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

describe('the sessions of a user', () => {
  const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

  /** Signs in from a browser, and returns the headers of its requests. */
  async function signInFrom(username: string, browser: string, ip: string) {
    const { headers } = await login({ username, password: PASSWORD }, ip)
      .set('User-Agent', browser)
      .expect(200);
    return { Cookie: cookieOf(headers), Origin: test.origin };
  }
  type Headers = Awaited<ReturnType<typeof signInFrom>>;
  const list = async (headers: Headers) =>
    (await test.anonymous.get('/api/auth/sessions').set(headers).expect(200)).body;
  const status = async (headers: Headers) =>
    (await test.anonymous.get('/api/auth/me').set(headers)).status;

  it('are listed with the browser, the network and the hour', async () => {
    const { id, username } = await createUser(test.dataSource);
    const first = await signInFrom(username, FIREFOX, '192.0.2.77');
    const second = await signInFrom(username, 'curl/8.5.0', '2001:db8:1:abcd::5');
    expect(await list(first)).toEqual([
      expect.objectContaining({ browser: null, network: '2001:db8:1::/48', isCurrent: false }),
      expect.objectContaining({ browser: 'Firefox', network: '192.0.2.0/24', isCurrent: true }),
    ]);
    const sessions = test.dataSource.getRepository(StoredSession);
    const stored = await sessions.findBy({ userId: id });
    expect(JSON.stringify(stored)).not.toMatch(/Mozilla|curl|192\.0\.2\.77|abcd/);
    for (const { seenAt } of await list(second)) expect(seenAt).toMatch(/:00:00\.000Z$/);
  });

  it('note the hour of the last request', async () => {
    const headers = await test.signIn();
    const sessions = test.dataSource.getRepository(StoredSession);
    const { body } = await test.anonymous.get('/api/auth/me').set(headers).expect(200);
    await sessions.update({ userId: body.id }, { seenAt: new Date('2026-01-01T10:00:00Z') });
    // This process has noted the hour already, and asks the database once in an hour.
    const [before] = await list(headers);
    expect(before.seenAt).toBe('2026-01-01T10:00:00.000Z');
    await test.app.get(SessionsService).noteSeen(before.id);
    const [after] = await list(headers);
    expect(Date.parse(after.seenAt)).toBeGreaterThan(Date.parse('2026-06-01'));
  });

  it('are ended one at a time, each for good', async () => {
    const { username } = await createUser(test.dataSource);
    const first = await signInFrom(username, FIREFOX, uniqueIp());
    const second = await signInFrom(username, FIREFOX, uniqueIp());
    const [{ id }] = await list(first);
    const path = `/api/auth/sessions/${id}`;
    const { body } = await test.anonymous.delete(path).set(first).expect(200);
    expect(body).toMatchObject({ id, isCurrent: false });
    expect(await status(second)).toBe(401);
    expect(await status(first)).toBe(200);
    await test.anonymous.delete(path).set(first).expect(404);
    await test.anonymous.delete('/api/auth/sessions/1').set(first).expect(404);
  });

  it('are not ended by another user', async () => {
    const headers = await test.signIn();
    const [{ id }] = await list(headers);
    await test.asAdmin('delete', `/api/auth/sessions/${id}`).expect(404);
    expect(await status(headers)).toBe(200);
  });

  it('are all ended but one', async () => {
    const { username } = await createUser(test.dataSource);
    const others = [
      await signInFrom(username, FIREFOX, uniqueIp()),
      await signInFrom(username, FIREFOX, uniqueIp()),
    ];
    const own = await signInFrom(username, FIREFOX, uniqueIp());
    const { body } = await test.anonymous
      .post('/api/auth/sessions/end-others')
      .set(own)
      .expect(200);
    expect(body).toEqual({ ended: 2 });
    for (const other of others) expect(await status(other)).toBe(401);
    expect(await list(own)).toEqual([expect.objectContaining({ isCurrent: true })]);
  });

  it('are all ended by an administrator', async () => {
    const user = await createUser(test.dataSource);
    const headers = await signInFrom(user.username, FIREFOX, uniqueIp());
    const { body } = await test.asAdmin('post', `/api/users/${user.id}/end-sessions`).expect(200);
    expect(body).toMatchObject({ id: user.id, username: user.username });
    expect(await status(headers)).toBe(401);
    const again = await signInFrom(user.username, FIREFOX, uniqueIp());
    expect(await list(again)).toHaveLength(1);
    await test.asAdmin('post', '/api/users/999999/end-sessions').expect(404);
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

  it('does not activate an account again that is deactivated meanwhile', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id, username } = await createUser(test.dataSource);
      const { headers } = await login({ username, password: PASSWORD });
      const session = { Cookie: cookieOf(headers), Origin: test.origin };
      const [answer] = await Promise.all([
        change(session, { currentPassword: PASSWORD, newPassword }),
        test.asAdmin('patch', `/api/users/${id}`, { isActive: false }).expect(200),
      ]);
      expect([204, 401]).toContain(answer.status);
      expect((await test.asAdmin('get', `/api/users/${id}`)).body.isActive).toBe(false);
    }
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
