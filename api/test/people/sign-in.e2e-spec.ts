import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { delayMs } from '../../src/auth/attempt-limiter.service.js';
import { blogPostBody } from '../factories/blog-post.factory.js';
import { createUser, PASSWORD } from '../factories/user.factory.js';
import { cookieOf, signInRequests } from '../setup/sign-in-requests.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { uniqueIp } from '../setup/unique-ip.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const { login, simulateAttack } = signInRequests(() => test);

describe('signing in', () => {
  it('sets a cookie that no script and no other site can use, and returns only the user', async () => {
    const user = await createUser(test.dataSource, { role: 'admin' });
    const { body, headers } = await login({ username: user.username, password: PASSWORD }).expect(
      200,
    );
    expect(body).toEqual({
      user: {
        id: user.id,
        username: user.username,
        fullName: user.fullName,
        email: user.email,
        role: 'admin',
        secondFactorDueAt: null,
      },
    });
    expect(cookieOf(headers)).toMatch(/^session=[\w-]+\.[\w-]+\.[\w-]+; Max-Age=28800; Path=\/;/);
    expect(cookieOf(headers)).toMatch(/HttpOnly; SameSite=Strict$/);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('returns a bearer token on request', async () => {
    const { username } = await createUser(test.dataSource, { role: 'admin' });
    const { body } = await login({ username, password: PASSWORD, token: true }).expect(200);
    const { exp, iat } = test.app.get(JwtService).decode(body.accessToken);
    expect(exp - iat).toBe(8 * 3600);
    await test.anonymous
      .post('/api/blog')
      .auth(body.accessToken, { type: 'bearer' })
      .send(blogPostBody())
      .expect(201);
  });

  it('ignores the case of the username', async () => {
    const { username } = await createUser(test.dataSource, { username: 'Željka.Šarić' });
    await login({ username: username.toUpperCase(), password: PASSWORD }).expect(200);
  });

  it('answers a wrong password, an unknown name and a deactivated user identically', async () => {
    const { username } = await createUser(test.dataSource);
    const inactive = await createUser(test.dataSource, { isActive: false });
    const answers = [
      await login({ username, password: 'pogrešna lozinka' }).expect(401),
      await login({ username: 'nema-takvoga', password: PASSWORD }).expect(401),
      await login({ username: inactive.username, password: PASSWORD }).expect(401),
    ];
    for (const { body, headers } of answers) {
      expect(body).toEqual(answers[0]?.body);
      expect(body).toMatchObject({
        title: 'Potrebna je prijava',
        detail: 'Pogrešno korisničko ime ili lozinka.',
      });
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it('names the missing fields', async () => {
    const { body } = await login({}).expect(400);
    expect(body.errors).toEqual({
      username: 'Korisničko ime je obavezno',
      password: 'Lozinka je obavezna',
    });
    const english = await login({ username: '  ' }).set('Accept-Language', 'en').expect(400);
    expect(english.body.errors).toEqual({
      username: 'Username is required',
      password: 'Password is required',
    });
  });

  it('refuses values that are not texts', async () => {
    for (const value of [null, 1, true, [], {}, ['a']]) {
      await login({ username: value, password: value }).expect(400);
    }
  });
});

describe('a device on which a user signed in', () => {
  const deviceOf = (headers: Record<string, unknown>): string => {
    const [, cookie = ''] = /(device-\d+=[^;]+);/.exec(cookieOf(headers)) ?? [];
    return cookie;
  };
  async function createDevice() {
    const user = await createUser(test.dataSource, { role: 'admin' });
    const { headers } = await login({ username: user.username, password: PASSWORD });
    return { user, username: user.username, device: deviceOf(headers), headers };
  }
  const from = (device: string, body: object, ip = uniqueIp()) =>
    login(body, ip).set('Cookie', device);

  it('gets a cookie that no script can use and no other path receives', async () => {
    const { user, headers } = await createDevice();
    const cookie = [headers['set-cookie']].flat().at(-1);
    expect(cookie).toMatch(
      new RegExp(
        `^device-${user.id}=[\\w-]{22}\\.[\\w-]{43}; Max-Age=31536000; Path=/api/auth; Expires=.+; HttpOnly; SameSite=Strict$`,
      ),
    );
  });

  it('signs its owner in without delay during attacks from elsewhere', async () => {
    const { username, device } = await createDevice();
    await simulateAttack(username);
    const ip = uniqueIp();
    for (let i = 0; i < 10; i += 1) await login({ username: `tko-${i}`, password: 'x' }, ip);
    const began = performance.now();
    await from(device, { username, password: PASSWORD }, ip).expect(200);
    expect(performance.now() - began).toBeLessThan(2000);
    const beganElsewhere = performance.now();
    await login({ username, password: PASSWORD }).expect(200);
    expect(performance.now() - beganElsewhere).toBeGreaterThan(delayMs(1000) - 5);
  });

  it('is limited by its own wrong attempts, whatever the IP address', async () => {
    const { username, device } = await createDevice();
    for (let i = 0; i < 5; i += 1) {
      await from(device, { username, password: 'pogrešna lozinka' }).expect(401);
    }
    const { headers } = await from(device, { username, password: PASSWORD }).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(240);
    await login({ username, password: PASSWORD }).expect(200);
  });

  it('keeps its cookie at the next sign-in', async () => {
    const { username, device } = await createDevice();
    const { headers } = await from(device, { username, password: PASSWORD }).expect(200);
    expect(deviceOf(headers)).toBe(device);
  });

  it('is recognised only by its own cookie, until the password changes', async () => {
    const { user, username, device } = await createDevice();
    const other = await createDevice();
    const [name = '', value = ''] = device.split('=');
    const [id = '', signature = ''] = value.split('.');
    const changed = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    const invalid = [
      `${name}=${id}.${changed}`,
      `${name}=${'A'.repeat(22)}.${signature}`,
      `${name}=.${signature}`,
      `${name}=`,
      `${name}=${other.device.split('=')[1]}`,
      device.replace(name, 'device'),
      device.replace(/\d+/, String(other.user.id)),
    ];
    const isRecognised = async (cookie: string) => {
      await test.dataSource.query('TRUNCATE rate_limits');
      await from(cookie, { username, password: 'pogrešna lozinka' }).expect(401);
      const rows: { key: string }[] = await test.dataSource.query('SELECT key FROM rate_limits');
      return rows.some(({ key }) => key.startsWith('known:'));
    };
    for (const cookie of invalid)
      expect([cookie, await isRecognised(cookie)]).toEqual([cookie, false]);
    expect(await isRecognised(device)).toBe(true);
    await test
      .asAdmin('put', `/api/users/${user.id}`, { password: 'sasvim nova fraza' })
      .expect(200);
    expect(await isRecognised(device)).toBe(false);
  });

  it('is not a session', async () => {
    const { device } = await createDevice();
    await test.anonymous.get('/api/auth/me').set('Cookie', device).expect(401);
  });
});
