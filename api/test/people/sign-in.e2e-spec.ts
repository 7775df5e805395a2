import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import { delayMs } from '../../src/auth/attempt-limiter.service.js';
import { blogPostBody } from '../factories/blog-post.factory.js';
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

describe('signing in', () => {
  it('sets a cookie no script and no other site can use, and answers the user only', async () => {
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
      },
    });
    expect(cookieOf(headers)).toMatch(/^session=[\w-]+\.[\w-]+\.[\w-]+; Max-Age=28800; Path=\/;/);
    expect(cookieOf(headers)).toMatch(/HttpOnly; SameSite=Strict$/);
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('answers a token that works as a bearer token when asked for one', async () => {
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

  it('takes the username in any case of letters', async () => {
    const { username } = await createUser(test.dataSource, { username: 'Željka.Šarić' });
    await login({ username: username.toUpperCase(), password: PASSWORD }).expect(200);
  });

  it('answers a wrong password, an unknown name and a deactivated user the same', async () => {
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

  it('says which field is missing', async () => {
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

/** As if the account had been tried from a thousand addresses. */
async function attackFromEverywhere(username: string): Promise<void> {
  await login({ username, password: 'pogrešna lozinka' }).expect(401);
  await test.dataSource.query(
    `UPDATE rate_limits SET points = 1000 WHERE key LIKE 'account-anywhere:%'`,
  );
}

describe('a device that somebody signed in on', () => {
  const deviceOf = (headers: Record<string, unknown>): string => {
    const [, cookie = ''] = /(device-\d+=[^;]+);/.exec(cookieOf(headers)) ?? [];
    return cookie;
  };
  async function ownedDevice() {
    const user = await createUser(test.dataSource, { role: 'admin' });
    const { headers } = await login({ username: user.username, password: PASSWORD });
    return { user, username: user.username, device: deviceOf(headers), headers };
  }
  const from = (device: string, body: object, address = fromOwnAddress()) =>
    login(body, address).set('Cookie', device);

  it('is given a cookie that no script can use and no other address gets', async () => {
    const { user, headers } = await ownedDevice();
    const cookie = [headers['set-cookie']].flat().at(-1);
    expect(cookie).toMatch(
      new RegExp(
        `^device-${user.id}=[\\w-]{22}\\.[\\w-]{43}; Max-Age=31536000; Path=/api/auth; Expires=.+; HttpOnly; SameSite=Strict$`,
      ),
    );
  });

  it('signs its owner in at once, whatever others try', async () => {
    const { username, device } = await ownedDevice();
    await attackFromEverywhere(username);
    const address = fromOwnAddress();
    for (let i = 0; i < 10; i += 1) await login({ username: `tko-${i}`, password: 'x' }, address);
    const began = performance.now();
    await from(device, { username, password: PASSWORD }, address).expect(200);
    expect(performance.now() - began).toBeLessThan(2000);
    const held = performance.now();
    await login({ username, password: PASSWORD }).expect(200);
    expect(performance.now() - held).toBeGreaterThan(delayMs(1000) - 5);
  });

  it('answers for its own wrong tries, wherever they come from', async () => {
    const { username, device } = await ownedDevice();
    for (let i = 0; i < 5; i += 1) {
      await from(device, { username, password: 'pogrešna lozinka' }).expect(401);
    }
    const { headers } = await from(device, { username, password: PASSWORD }).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(240);
    await login({ username, password: PASSWORD }).expect(200);
  });

  it('keeps its name at the next sign-in', async () => {
    const { username, device } = await ownedDevice();
    const { headers } = await from(device, { username, password: PASSWORD }).expect(200);
    expect(deviceOf(headers)).toBe(device);
  });

  it('is known by nothing but its own cookie, and until the password is another', async () => {
    const { user, username, device } = await ownedDevice();
    const other = await ownedDevice();
    const [name = '', value = ''] = device.split('=');
    const [id = '', signature = ''] = value.split('.');
    const changed = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    const strange = [
      `${name}=${id}.${changed}`,
      `${name}=${'A'.repeat(22)}.${signature}`,
      `${name}=.${signature}`,
      `${name}=`,
      `${name}=${other.device.split('=')[1]}`,
      device.replace(name, 'device'),
      device.replace(/\d+/, String(other.user.id)),
    ];
    const counted = async (cookie: string) => {
      await test.dataSource.query('TRUNCATE rate_limits');
      await from(cookie, { username, password: 'pogrešna lozinka' }).expect(401);
      const rows: { key: string }[] = await test.dataSource.query('SELECT key FROM rate_limits');
      return rows.some(({ key }) => key.startsWith('known:'));
    };
    for (const cookie of strange) expect([cookie, await counted(cookie)]).toEqual([cookie, false]);
    expect(await counted(device)).toBe(true);
    await test.anonymous
      .put(`/api/users/${user.id}`)
      .set(test.admin)
      .send({ password: 'sasvim nova fraza' })
      .expect(200);
    expect(await counted(device)).toBe(false);
  });

  it('is signed in nowhere by that', async () => {
    const { device } = await ownedDevice();
    await test.anonymous.get('/api/auth/me').set('Cookie', device).expect(401);
  });
});
