import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { StoredSession } from '../../../src/auth/sessions/stored-session.entity.js';
import { User } from '../../../src/users/user.entity.js';
import { createApiToken } from '../../factories/api-token.factory.js';
import { createBlogPost } from '../../factories/blog-post.factory.js';
import { createPasskey } from '../../factories/passkey.factory.js';
import {
  codeOf,
  createSecondFactor,
  daysAgo,
  requireSecondFactor,
} from '../../factories/second-factor.factory.js';
import { createUser, PASSWORD } from '../../factories/user.factory.js';
import { signInRequests } from '../../setup/sign-in-requests.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';

const DAY_MS = 24 * 3_600_000;
const TYPE = 'urn:problem-type:second-factor-setup-required';
const LAST_ONE = /^Udruga traži drugi faktor, a ovo vam je jedini\./;

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
afterEach(() => requireSecondFactor(test, { daysAgo: null }));

const { login } = signInRequests(() => test);

/** A signed-in administrator, created so many days ago. */
async function administrator(createdDaysAgo = 100) {
  const headers = await test.signIn({ role: 'admin', createdAt: daysAgo(createdDaysAgo) });
  const me = async () => (await test.anonymous.get('/api/auth/me').set(headers).expect(200)).body;
  const { id }: { id: number } = await me();
  const user = await test.dataSource.getRepository(User).findOneByOrFail({ id });
  const send = (method: 'get' | 'post' | 'patch' | 'delete', path: string, body?: object) =>
    test.anonymous[method](`/api/${path}`).set(headers).send(body);
  return { headers, user, me, send };
}

/** By when the user has to set up a second factor, in days from now, rounded. */
const daysLeft = (secondFactorDueAt: string) =>
  Math.round((Date.parse(secondFactorDueAt) - Date.now()) / DAY_MS);

describe('a second factor is required', () => {
  it('by an administrator who has one and has entered the password recently', async () => {
    const { user, send, me } = await administrator();
    const change = () => send('patch', 'settings/1', { requireSecondFactor: true });
    const { body: refused } = await change().expect(400);
    expect(refused.errors).toEqual({
      requireSecondFactor: expect.stringMatching(/^Najprije na zaslonu Moj račun dodajte/),
    });
    await createPasskey(test.dataSource, user);
    const sessions = test.dataSource.getRepository(StoredSession);
    await sessions.update({ userId: user.id }, { authenticatedAt: daysAgo(1) });
    const { body: old } = await change().expect(403);
    expect(old.type).toBe('urn:problem-type:recent-sign-in-required');
    await sessions.update({ userId: user.id }, { authenticatedAt: new Date() });
    const { body } = await change().expect(200);
    expect(body).toMatchObject({ requireSecondFactor: true, secondFactorGraceDays: 14 });
    expect(body).not.toHaveProperty('secondFactorRequiredSince');
    expect(await me()).toMatchObject({ secondFactorDueAt: null });
    await sessions.update({ userId: user.id }, { authenticatedAt: daysAgo(1) });
    await send('patch', 'settings/1', {
      requireSecondFactor: true,
      phone: '+385 1 555 0199',
    }).expect(200);
    await send('patch', 'settings/1', { secondFactorGraceDays: 0 }).expect(403);
    await send('patch', 'settings/1', { requireSecondFactor: false }).expect(403);
  });

  it('after days that begin when it is required, or with the creation of the user', async () => {
    const old = await administrator(100);
    const young = await administrator(1);
    expect(await old.me()).toMatchObject({ secondFactorDueAt: null });
    await requireSecondFactor(test, { daysAgo: 10 });
    expect(daysLeft((await old.me()).secondFactorDueAt)).toBe(4);
    expect(daysLeft((await young.me()).secondFactorDueAt)).toBe(13);
    await old.send('get', 'users').expect(200);
    await requireSecondFactor(test, { daysAgo: 10, graceDays: 9 });
    const { body } = await old.send('get', 'users').expect(403);
    expect(body).toMatchObject({ type: TYPE, title: 'Potreban je drugi faktor' });
    await young.send('get', 'users').expect(200);
    await requireSecondFactor(test, { daysAgo: 0, graceDays: 0 });
    await young.send('get', 'users').expect(403);
  });

  it('again from the moment it is turned on again', async () => {
    const { user, send } = await administrator();
    await createPasskey(test.dataSource, user);
    await requireSecondFactor(test, { daysAgo: 100 });
    await send('patch', 'settings/1', { requireSecondFactor: false }).expect(200);
    await send('patch', 'settings/1', { requireSecondFactor: true }).expect(200);
    const { me } = await administrator();
    expect(daysLeft((await me()).secondFactorDueAt)).toBe(14);
  });
});

describe('a user who did not set it up in time', () => {
  it('signs in, sets it up, and goes on in the same session', async () => {
    await requireSecondFactor(test, { daysAgo: 15 });
    const user = await createUser(test.dataSource, { role: 'admin', createdAt: daysAgo(50) });
    const { body } = await login({ username: user.username, password: PASSWORD }).expect(200);
    expect(Date.parse(body.user.secondFactorDueAt)).toBeLessThan(Date.now());
    const { headers, send } = await administrator();
    await send('get', 'dashboard').expect(403);
    const { body: setup } = await send('post', 'auth/second-factor/setup').expect(200);
    const code = codeOf(setup.secret);
    await send('post', 'auth/second-factor', { setup: setup.setup, code }).expect(200);
    await send('get', 'dashboard').expect(200);
    await test.anonymous.get('/api/users').set(headers).expect(200);
  });

  it('may have a passkey as well', async () => {
    await requireSecondFactor(test, { daysAgo: 15 });
    const { user, send } = await administrator();
    await send('get', 'users').expect(403);
    await createPasskey(test.dataSource, user);
    await send('get', 'users').expect(200);
  });
});

describe('the last second factor', () => {
  it('is not removed while it is required, and another one is', async () => {
    const { user, send, me } = await administrator();
    const { recoveryCodes } = await createSecondFactor(test, user);
    const passkey = await createPasskey(test.dataSource, user);
    await requireSecondFactor(test, { daysAgo: 0 });
    await send('post', 'auth/second-factor/remove', { code: recoveryCodes[0] }).expect(200);
    const remove = () => send('delete', `auth/passkeys/${passkey.id}`);
    const { body } = await remove().expect(409);
    expect(body.detail).toMatch(LAST_ONE);
    expect(await me()).toMatchObject({ secondFactorDueAt: null });
    await requireSecondFactor(test, { daysAgo: null });
    await remove().expect(200);
  });

  it('stays when the codes and the passkey are removed at once', async () => {
    const { user, send } = await administrator();
    const { recoveryCodes } = await createSecondFactor(test, user);
    const passkey = await createPasskey(test.dataSource, user);
    await requireSecondFactor(test, { daysAgo: 0 });
    const answers = await Promise.all([
      send('delete', `auth/passkeys/${passkey.id}`),
      send('post', 'auth/second-factor/remove', { code: recoveryCodes[0] }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = await send('get', `users/${user.id}`).expect(200);
    expect(body.hasSecondFactor).toBe(true);
  });
});

describe('the API tokens of a user without a required second factor', () => {
  it('read what visitors read, until the factor is set up', async () => {
    const { user } = await administrator();
    const { token } = await createApiToken(test.dataSource, { userId: user.id });
    const { slug } = await createBlogPost(test.dataSource, { isPublished: false });
    const get = (path: string) =>
      test.anonymous.get(path).set({ Authorization: `Bearer ${token}`, 'Accept-Language': 'en' });
    await requireSecondFactor(test, { daysAgo: 13 });
    await get('/api/donations').expect(200);
    await requireSecondFactor(test, { daysAgo: 15 });
    const { body } = await get('/api/donations').expect(403);
    expect(body.detail).toMatch(/^The token does not work until/);
    await get(`/api/blog/${slug}`).expect(404);
    await get('/api/blog').expect(200);

    await createPasskey(test.dataSource, user);
    await get('/api/donations').expect(200);
    await get(`/api/blog/${slug}`).expect(200);
  });
});
