import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { JwtService } from '@nestjs/jwt';
import {
  AttemptLimiterService,
  delayAfter,
  waitAfter,
} from '../../src/auth/attempt-limiter.service.js';
import { User } from '../../src/users/user.entity.js';
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
    expect([1, 2, 3, 4, 5, 100].map(waitAfter)).toEqual([300, 600, 1200, 2400, 2400, 2400]);
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
    expect(held).toBeGreaterThan(delayAfter(23) - 5);
    expect(delayAfter(23)).toBe(400);
    expect([20, 21, 22, 1000].map(delayAfter)).toEqual([0, 100, 200, 3000]);
  });

  it('holds answers about unknown names up as long', async () => {
    const username = 'nema-ga-nigdje';
    await Promise.all(
      Array.from({ length: 21 }, () => login({ username, password: PASSWORD }).expect(401)),
    );
    const began = performance.now();
    await login({ username, password: PASSWORD }).expect(401);
    expect(performance.now() - began).toBeGreaterThan(delayAfter(22) - 5);
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
    expect(performance.now() - held).toBeGreaterThan(delayAfter(1000) - 5);
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
