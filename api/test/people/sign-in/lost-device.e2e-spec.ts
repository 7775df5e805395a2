import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { User } from '../../../src/users/user.entity.js';
import { createLostDevice } from '../../factories/lost-device.factory.js';
import { createPasskey } from '../../factories/passkey.factory.js';
import { codeOf, createSecondFactor } from '../../factories/second-factor.factory.js';
import { createUser, PASSWORD } from '../../factories/user.factory.js';
import { startMailApp, type MailApp } from '../../setup/mail/mail-app.js';
import { MailServer } from '../../setup/mail/mail-server.js';
import { cookieOf, signInRequests } from '../../setup/sign-in-requests.js';
import { startTestApp } from '../../setup/test-app.js';
import { uniqueIp } from '../../setup/unique-ip.js';
import { waitFor } from '../../setup/wait-for.js';

const HOUR_MS = 3_600_000;

const server = new MailServer();
let test: MailApp;
beforeAll(async () => {
  test = await startMailApp({
    SMTP_URL: await server.start(),
    PUBLIC_URL: 'https://udruga.example',
  });
});
afterAll(async () => {
  await test.close();
  await server.stop();
});

const { login } = signInRequests(() => test);

const send = (path: string, body: object, { ip = uniqueIp(), language = 'hr' } = {}) =>
  test.anonymous
    .post(`/api/auth/lost-device${path}`)
    .set({ 'X-Forwarded-For': ip, 'Accept-Language': language })
    .send(body);
const request = ({ username }: User, options: { ip?: string; language?: string } = {}) =>
  send('', { username, password: PASSWORD }, options);
const complete = (token: string) => send('/complete', { token });
const stop = (token: string) => send('/stop', { token });

async function protectedUser(fields: Partial<User> = {}) {
  const user = await createUser(test.dataSource, fields);
  return { user, ...(await createSecondFactor(test, user)) };
}

/** The nth mail that the server accepted for an address, of those with a text. */
const accepted = (email: string, text: string, nth = 1) =>
  waitFor(async () => {
    const mails = server.accepted.filter(
      ({ to, mail }) => to.includes(email) && mail.text?.includes(text),
    );
    return mails[nth - 1]?.mail;
  }, `mail ${nth} to ${email}`);

function tokenIn(text = '', page = 'lost-device'): string {
  const link = new RegExp(`https:\\S+/admin/${page}#token=([\\w-]{43})`).exec(text);
  if (!link?.[1]) throw new Error(`No link in ${text}`);
  return link[1];
}

/** Lets the time pass until the link of a user works. */
const letPass = ({ id }: User, hours: number) =>
  test.dataSource.query(
    `UPDATE lost_devices SET opens_at = opens_at - make_interval(hours => $2),
       expires_at = expires_at - make_interval(hours => $2) WHERE user_id = $1`,
    [id, hours],
  );

const hasFactor = async ({ id }: User) =>
  (await test.asAdmin('get', `/api/users/${id}`)).body.hasSecondFactor;

const actionsOf = async ({ id }: User): Promise<string[]> => {
  const lines: { action: string }[] = await test.dataSource.query(
    `SELECT action FROM audit_log WHERE row_id = $1 AND action LIKE 'lost-device%' ORDER BY id`,
    [id],
  );
  return lines.map(({ action }) => action);
};

const expectGone = async (token: string) => {
  const { body } = await complete(token).expect(410);
  expect(body.detail).toMatch(/^Poveznica više ne vrijedi/);
};

describe('a lost device', () => {
  it('is reported with the password, and after 72 hours a mailed link removes the second factor', async () => {
    const { user, secret } = await protectedUser();
    await createPasskey(test.dataSource, user);
    const remembered = await login({
      username: user.username,
      password: PASSWORD,
      code: codeOf(secret),
    }).expect(200);
    const { body } = await request(user, { language: 'en' }).expect(200);
    expect(body.way).toBe('mail');
    const wait = Date.parse(body.opensAt) - Date.now();
    expect(Math.abs(wait - 72 * HOUR_MS)).toBeLessThan(HOUR_MS / 60);
    const { subject, text } = await accepted(user.email, '/admin/lost-device#');
    expect(subject).toBe('Removing the second factor');
    const token = tokenIn(text);

    const { body: early } = await complete(token).expect(409);
    expect(early.detail).toMatch(/^Poveznica vrijedi tek od /);
    await letPass(user, 71);
    await complete(token).expect(409);
    expect(await hasFactor(user)).toBe(true);
    await letPass(user, 1);
    const { headers } = await complete(token).expect(204);
    expect(cookieOf(headers)).not.toContain('session=');
    expect(await hasFactor(user)).toBe(false);
    const cookie = cookieOf(remembered.headers);
    await test.anonymous.get('/api/auth/me').set('Cookie', cookie).expect(401);
    await login({ username: user.username, password: PASSWORD }).expect(200);
    await expectGone(token);
    await accepted(user.email, 'poveznicom iz e-pošte uklonjeni su drugi faktor');
    expect(await actionsOf(user)).toEqual(['lost-device-requested', 'lost-device-completed']);
  });

  it('is told to all other administrators, in both languages, with a link that stops it', async () => {
    const { user } = await protectedUser({ role: 'admin' });
    const other = await createUser(test.dataSource, { role: 'admin' });
    const inactive = await createUser(test.dataSource, { role: 'admin', isActive: false });
    const editor = await createUser(test.dataSource, { role: 'editor' });
    await request(user).expect(200);
    const notice = await accepted(other.email, user.username);
    expect(notice.subject).toContain(`Lost device of ${user.username}`);
    expect(notice.text).toMatch(/Provjerite s\skorisnikom/);
    expect(notice.text).not.toContain('/admin/lost-device#');
    const own = tokenIn((await accepted(user.email, '/admin/lost-device#')).text);
    const recipients = server.accepted.flatMap(({ to, mail }) =>
      mail.subject?.includes(`Lost device of ${user.username}`) ? to : [],
    );
    expect(recipients).not.toContain(user.email);
    expect(recipients).not.toContain(inactive.email);
    expect(recipients).not.toContain(editor.email);

    const stopToken = tokenIn(notice.text, 'lost-device-stop');
    await expectGone(stopToken);
    await stop(own).expect(404);
    await stop(stopToken).expect(204);
    await stop(stopToken).expect(404);
    await letPass(user, 72);
    await expectGone(own);
    expect(await hasFactor(user)).toBe(true);
    expect(await actionsOf(user)).toEqual(['lost-device-requested', 'lost-device-stopped']);
  });

  it('is stopped by an administrator, who sees it in the list', async () => {
    const { user, token } = await createLostDevice(test, 10);
    const listed = async () =>
      (await test.asAdmin('get', '/api/lost-devices').expect(200)).body.map(
        ({ userId }: { userId: number }) => userId,
      );
    expect(await listed()).toContain(user.id);
    await test.asAdmin('post', `/api/lost-devices/${user.id}/cancel`).expect(204);
    expect(await listed()).not.toContain(user.id);
    await test.asAdmin('post', `/api/lost-devices/${user.id}/cancel`).expect(404);
    await expectGone(token);
  });

  it.each(['a code', 'a recovery code'])(
    'is stopped when its user signs in with %s',
    async (by) => {
      const { user, secret, recoveryCodes } = await protectedUser();
      await request(user).expect(200);
      const token = tokenIn((await accepted(user.email, '/admin/lost-device#')).text);
      const credentials = { username: user.username, password: PASSWORD };
      await login(credentials).expect(401);
      await login({ ...credentials, code: '000000' }).expect(401);
      await complete(token).expect(409);
      const code = by === 'a code' ? codeOf(secret) : recoveryCodes[0];
      await login({ ...credentials, code }).expect(200);
      await expectGone(token);
      expect(await actionsOf(user)).toEqual(['lost-device-requested', 'lost-device-stopped']);
    },
  );

  it('has one link, the last one, which waits from the first request on', async () => {
    const { user } = await protectedUser();
    await request(user).expect(200);
    const first = tokenIn((await accepted(user.email, '/admin/lost-device#')).text);
    await letPass(user, 50);
    const { body } = await request(user).expect(200);
    expect(Date.parse(body.opensAt) - Date.now()).toBeLessThan(23 * HOUR_MS);
    const second = tokenIn((await accepted(user.email, '/admin/lost-device#', 2)).text);
    await expectGone(first);
    await letPass(user, 22);
    await complete(second).expect(204);
  });

  it('is not reported with a wrong password, for an inactive user or without a second factor', async () => {
    const { user } = await protectedUser();
    const credentials = { username: user.username, password: 'pogrešna lozinka' };
    const { body } = await send('', credentials).expect(401);
    expect(body.detail).toBe('Pogrešno korisničko ime ili lozinka.');
    await request((await protectedUser({ isActive: false })).user).expect(401);
    await request(await createUser(test.dataSource)).expect(409);
  });

  it('is mailed at most three times a day, and limited as signing in is', async () => {
    const { user } = await protectedUser();
    for (let count = 0; count < 3; count += 1) await request(user).expect(200);
    await request(user).expect(429);
    const ip = uniqueIp();
    const wrong = { username: user.username, password: 'pogrešna lozinka' };
    for (let count = 0; count < 5; count += 1) await send('', wrong, { ip }).expect(401);
    await send('', wrong, { ip }).expect(429);
    await login({ username: user.username, password: PASSWORD }, ip).expect(429);
  });
});

describe('a mailed link', () => {
  it('removes the second factor once, when ten requests use it', async () => {
    const { token } = await createLostDevice(test, -1);
    const answers = await Promise.all(Array.from({ length: 10 }, () => complete(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(9).fill(410)]);
  });

  it('concerns its own user only', async () => {
    const [one, other] = [await createLostDevice(test, -1), await createLostDevice(test, -1)];
    await complete(one.token).expect(204);
    expect(await hasFactor(one.user)).toBe(false);
    expect(await hasFactor(other.user)).toBe(true);
  });

  it('ends after seven days, and with the account', async () => {
    const expired = await createLostDevice(test, -7 * 24 - 1);
    await expectGone(expired.token);
    const { user, token } = await createLostDevice(test, -1);
    await test.asAdmin('patch', `/api/users/${user.id}`, { isActive: false }).expect(200);
    await expectGone(token);
    expect(await hasFactor(user)).toBe(true);
  });

  it('may be tried ten times from an IP address', async () => {
    const ip = uniqueIp();
    const token = 'x'.repeat(43);
    for (let count = 0; count < 10; count += 1) {
      await send('/complete', { token }, { ip }).expect(410);
    }
    await send('/stop', { token }, { ip }).expect(429);
  });
});

it('a site without mail says so, and stores nothing', async () => {
  const silent = await startTestApp();
  const user = await createUser(silent.dataSource);
  await createSecondFactor(silent, user);
  const body = { username: user.username, password: PASSWORD };
  await silent.anonymous
    .post('/api/auth/lost-device')
    .send(body)
    .expect(200, { way: 'none', opensAt: null });
  expect(await silent.dataSource.query('SELECT FROM lost_devices')).toEqual([]);
  await silent.close();
});
