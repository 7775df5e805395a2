import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Passkey } from '../../src/auth/passkeys/passkey.entity.js';
import { StoredSession } from '../../src/auth/sessions/stored-session.entity.js';
import { User } from '../../src/users/user.entity.js';
import { createPasskey } from '../factories/passkey.factory.js';
import { PASSWORD } from '../factories/user.factory.js';
import { cookieOf } from '../setup/sign-in-requests.js';
import { SoftwareAuthenticator, type Deviation } from '../setup/software-authenticator.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { uniqueIp } from '../setup/unique-ip.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

type Headers = { Cookie: string; Origin: string };
const PATH = '/api/auth/passkeys';

const post = (path: string, body?: object, headers: object = {}, ip = uniqueIp()) =>
  test.anonymous
    .post(`${PATH}${path}`)
    .set({ 'X-Forwarded-For': ip, ...headers })
    .send(body);
const list = async (headers: Headers) =>
  (await test.anonymous.get(PATH).set(headers).expect(200)).body;
const registrationOptions = async (headers: Headers) =>
  (await post('/registration-options', undefined, headers).expect(200)).body;
const signInOptions = async () => (await post('/sign-in-options').expect(200)).body;

const meOf = async (headers: { Cookie: string }): Promise<User> =>
  (await test.anonymous.get('/api/auth/me').set(headers).expect(200)).body;

/** A signed-in user with a passkey. */
async function withPasskey(fields: Partial<User> = {}, counter = 0) {
  const headers = await test.signIn(fields);
  const authenticator = new SoftwareAuthenticator();
  authenticator.counter = counter;
  const response = authenticator.register(await registrationOptions(headers));
  const { body } = await post('', { name: 'Mobitel', ...response }, headers).expect(201);
  return { headers, authenticator, passkey: body, user: await meOf(headers) };
}

const signIn = async (authenticator: SoftwareAuthenticator, deviation?: Deviation) =>
  post('/sign-in', authenticator.sign(await signInOptions(), deviation));

const actionsOf = async ({ id }: User): Promise<string[]> => {
  const lines: { action: string }[] = await test.dataSource.query(
    `SELECT action FROM audit_log WHERE resource = 'users' AND row_id = $1 ORDER BY id`,
    [id],
  );
  return lines.map(({ action }) => action);
};

const ENDED = 'Zahtjev za pristupni ključ istekao je ili je već iskorišten. Pokušajte ponovno.';
const NOT_ACCEPTED = 'Pristupni ključ nije prihvaćen. Prijavite se korisničkim imenom i lozinkom.';

describe('a passkey', () => {
  it('is added, renamed and removed by its user', async () => {
    const { headers, passkey, user } = await withPasskey();
    expect(passkey).toEqual({
      id: expect.any(Number),
      name: 'Mobitel',
      createdAt: expect.any(String),
      usedOn: null,
    });
    const path = `${PATH}/${passkey.id}`;
    const renamed = await test.anonymous.patch(path).set(headers).send({ name: ' Ključ ' });
    expect([renamed.status, renamed.body.name]).toEqual([200, 'Ključ']);
    expect(await list(headers)).toEqual([{ ...passkey, name: 'Ključ' }]);
    await test.anonymous.delete(path).set(headers).expect(200);
    await test.anonymous.delete(path).set(headers).expect(404);
    expect(await list(headers)).toEqual([]);
    const lines = await actionsOf(user);
    expect(lines.slice(-3)).toEqual(['passkey-added', 'passkey-changed', 'passkey-removed']);
  });

  it('is neither seen nor changed by another user', async () => {
    const { passkey } = await withPasskey();
    expect(await list(test.admin)).toEqual([]);
    await test.asAdmin('patch', `${PATH}/${passkey.id}`, { name: 'Tuđi' }).expect(404);
    await test.asAdmin('delete', `${PATH}/${passkey.id}`).expect(404);
  });

  it('is asked for so that the device stores it and verifies the user', async () => {
    const { headers, authenticator, user } = await withPasskey();
    expect(await registrationOptions(headers)).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: user.username, displayName: user.fullName },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: authenticator.credentialId, transports: ['internal'] }],
      attestation: 'none',
    });
  });

  it('is one of at most twenty, also of those added at once', async () => {
    const headers = await test.signIn();
    const user = await meOf(headers);
    for (let i = 0; i < 19; i += 1) await createPasskey(test.dataSource, user);
    const bodies = [];
    for (let i = 0; i < 3; i += 1) {
      const options = await registrationOptions(headers);
      bodies.push({ name: 'Ključ', ...new SoftwareAuthenticator().register(options) });
    }
    const answers = await Promise.all(bodies.map((body) => post('', body, headers)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    const { body } = await post('/registration-options', undefined, headers).expect(409);
    expect(body.detail).toMatch(/^Možete imati najviše 20 pristupnih ključeva/);
  });

  it('is deleted with its user', async () => {
    const { user } = await withPasskey();
    await test.asAdmin('delete', `/api/users/${user.id}`).expect(200);
    expect(await test.dataSource.getRepository(Passkey).countBy({ userId: user.id })).toBe(0);
  });

  it('stays when its user changes the password, and is removed when an administrator sets one', async () => {
    const { authenticator, headers, user } = await withPasskey();
    const other = await withPasskey();
    const change = { currentPassword: PASSWORD, newPassword: 'nova fraza za prijavu' };
    await test.anonymous.post('/api/auth/password').set(headers).send(change).expect(204);
    expect((await signIn(authenticator)).status).toBe(200);
    const password = 'druga fraza za prijavu';
    await test.asAdmin('patch', `/api/users/${user.id}`, { password }).expect(200);
    expect((await signIn(authenticator)).status).toBe(401);
    expect((await signIn(other.authenticator)).status).toBe(200);
    expect(await actionsOf(user)).toContain('passkey-removed');
  });

  it('is exported with the data of its user', async () => {
    const { user } = await withPasskey();
    const { text } = await test
      .asAdmin('post', '/api/privacy/export', { email: user.email })
      .expect(200);
    expect(text).toContain('Mobitel');
  });
});

describe('adding a passkey refuses', () => {
  const add = (headers: Headers, body: object) => post('', { name: 'Mobitel', ...body }, headers);

  it('a challenge that was answered before, and the same passkey again', async () => {
    const headers = await test.signIn();
    const authenticator = new SoftwareAuthenticator();
    const body = authenticator.register(await registrationOptions(headers));
    await add(headers, body).expect(201);
    const repeated = await add(headers, body).expect(400);
    expect(repeated.body.errors).toEqual({ clientDataJSON: ENDED });
    const again = authenticator.register(await registrationOptions(headers));
    const { body: problem } = await add(headers, again).expect(409);
    expect(problem.errors).toEqual({ credentialId: 'Taj je pristupni ključ već dodan.' });
  });

  it('a challenge of another user, of another session, or of a sign-in', async () => {
    const headers = await test.signIn();
    const { username } = await meOf(headers);
    const other = await test.signIn();
    const login = { username, password: PASSWORD };
    const second = await test.anonymous.post('/api/auth/login').send(login).expect(200);
    const ofSession = { Cookie: cookieOf(second.headers), Origin: test.origin };
    const { user } = await registrationOptions(headers);
    for (const { challenge } of [
      await registrationOptions(other),
      await registrationOptions(ofSession),
      await signInOptions(),
    ]) {
      const response = new SoftwareAuthenticator().register({ challenge, user });
      const { body } = await add(headers, response).expect(400);
      expect(body.errors).toEqual({ clientDataJSON: ENDED });
    }
    expect(await list(headers)).toEqual([]);
  });

  it('a challenge after five minutes', async () => {
    const headers = await test.signIn();
    const body = new SoftwareAuthenticator().register(await registrationOptions(headers));
    await test.dataSource.query('UPDATE passkey_challenges SET expires_at = now()');
    await add(headers, body).expect(400);
  });

  it.each<[string, Deviation]>([
    ['of another origin', { origin: 'https://localhost.zlo.example' }],
    ['of another domain', { rpId: 'zlo.example' }],
    ['of another operation', { type: 'webauthn.get' }],
    ['without verifying the user', { isVerified: false }],
  ])('one %s', async (_, deviation) => {
    const headers = await test.signIn();
    const options = await registrationOptions(headers);
    const response = new SoftwareAuthenticator().register(options, deviation);
    const { body } = await add(headers, response).expect(400);
    expect(body.errors.attestationObject).toMatch(/^Pristupni ključ nije prihvaćen/);
    expect(await list(headers)).toEqual([]);
  });
});

describe('signing in with a passkey', () => {
  it('begins a session as with a password, and notes the day', async () => {
    const { authenticator, headers, user } = await withPasskey();
    const answer = await signIn(authenticator);
    expect([answer.status, answer.body]).toEqual([200, { user }]);
    expect(answer.headers['cache-control']).toContain('no-store');
    const cookies = cookieOf(answer.headers);
    expect(cookies).toContain('session=');
    expect(cookies).toContain(`device-${user.id}=`);
    expect(cookies).toMatch(/HttpOnly.*SameSite=Strict/);
    expect(await meOf({ Cookie: cookies })).toEqual(user);
    const [{ usedOn }] = await list(headers);
    expect(usedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect((await actionsOf(user)).at(-1)).toBe('signed-in-by-passkey');
  });

  it('stores no challenge that could be answered from a backup', async () => {
    const { challenge } = await signInOptions();
    const stored = await test.dataSource.query('SELECT * FROM passkey_challenges');
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toContain(challenge);
  });

  it('accepts a signature once, also when it is sent twice at once', async () => {
    const { authenticator } = await withPasskey();
    const body = authenticator.sign(await signInOptions());
    const answers = await Promise.all([post('/sign-in', body), post('/sign-in', body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(answers.find(({ status }) => status === 401)?.body.detail).toBe(ENDED);
  });

  it('refuses a challenge after five minutes, one of a registration and an unknown one', async () => {
    const { authenticator, headers } = await withPasskey();
    const late = authenticator.sign(await signInOptions());
    await test.dataSource.query('UPDATE passkey_challenges SET expires_at = now()');
    for (const body of [
      late,
      authenticator.sign(await registrationOptions(headers)),
      authenticator.sign({ challenge: 'A'.repeat(43) }),
      { ...late, clientDataJSON: Buffer.from('no JSON').toString('base64url') },
    ]) {
      const answer = await post('/sign-in', body).expect(401);
      expect(answer.body.detail).toBe(ENDED);
    }
  });

  it.each<[string, Deviation]>([
    ['of another origin', { origin: 'https://localhost.zlo.example' }],
    ['of another port', { origin: 'http://localhost:3001' }],
    ['of another domain', { rpId: 'zlo.example' }],
    ['of another operation', { type: 'webauthn.create' }],
    ['without verifying the user', { isVerified: false }],
    ['of another user', { userHandle: Buffer.from('user-1').toString('base64url') }],
  ])('refuses a signature %s', async (_, deviation) => {
    const { authenticator, user } = await withPasskey();
    const { status, body } = await signIn(authenticator, deviation);
    expect([status, body.detail]).toEqual([401, NOT_ACCEPTED]);
    expect((await actionsOf(user)).at(-1)).toBe('sign-in-failed');
  });

  it('refuses a signature by another key', async () => {
    const { authenticator } = await withPasskey();
    const forged = new SoftwareAuthenticator().sign(await signInOptions());
    const { credentialId, userHandle } = authenticator.sign({ challenge: '' });
    await post('/sign-in', { ...forged, credentialId, userHandle }).expect(401);
  });

  it('refuses a counter that was rolled back, and records it', async () => {
    const { authenticator, user } = await withPasskey({}, 5);
    expect((await signIn(authenticator, { counter: 6 })).status).toBe(200);
    for (const counter of [6, 5, 0]) {
      const { status, body } = await signIn(authenticator, { counter });
      expect([counter, status, body.detail]).toEqual([counter, 401, NOT_ACCEPTED]);
      expect((await actionsOf(user)).at(-1)).toBe('passkey-refused');
    }
    expect((await signIn(authenticator, { counter: 7 })).status).toBe(200);
  });

  it('refuses a removed passkey', async () => {
    const { authenticator, headers, passkey } = await withPasskey();
    await test.anonymous.delete(`${PATH}/${passkey.id}`).set(headers).expect(200);
    const { status, body } = await signIn(authenticator);
    expect([status, body.detail]).toEqual([401, NOT_ACCEPTED]);
  });

  it('refuses an inactive user', async () => {
    const { authenticator, user } = await withPasskey();
    await test.dataSource.getRepository(User).update(user.id, { isActive: false });
    const { status, body } = await signIn(authenticator);
    expect([status, body.detail]).toEqual([401, NOT_ACCEPTED]);
  });

  it('is limited by IP address, as with a password', async () => {
    const { authenticator } = await withPasskey();
    const ip = uniqueIp();
    const attempt = async () =>
      post('/sign-in', authenticator.sign({ challenge: 'A'.repeat(43) }), {}, ip);
    for (let i = 0; i < 10; i += 1) expect((await attempt()).status).toBe(401);
    const limited = await attempt();
    expect([limited.status, Number(limited.headers['retry-after']) > 0]).toEqual([429, true]);
  });
});

describe('confirming with a passkey', () => {
  /** Lets the sign-in of a user lie eleven minutes back, so that adding another is refused. */
  async function withOldSignIn() {
    const known = await withPasskey();
    const { affected } = await test.dataSource
      .getRepository(StoredSession)
      .update({ userId: known.user.id }, { authenticatedAt: new Date(Date.now() - 660_000) });
    expect(affected).toBe(1);
    const add = () => post('/registration-options', undefined, known.headers);
    const options = async () =>
      (await post('/confirm-options', undefined, known.headers).expect(200)).body;
    const confirm = (body: object) => post('/confirm', body, known.headers);
    return { ...known, add, options, confirm };
  }

  it('allows what requires a recent sign-in, and is recorded', async () => {
    const { authenticator, user, add, options, confirm } = await withOldSignIn();
    await add().expect(403);
    const asked = await options();
    expect(asked.allowCredentials).toMatchObject([{ id: authenticator.credentialId }]);
    await confirm(authenticator.sign(asked)).expect(204);
    await add().expect(200);
    expect((await actionsOf(user)).at(-1)).toBe('sign-in-confirmed');
  });

  it('refuses the passkey of another user, a sign-in and a wrong signature', async () => {
    const { authenticator, add, options, confirm } = await withOldSignIn();
    const other = await withPasskey();
    const notAccepted = { signature: 'Pristupni ključ nije prihvaćen. Upišite lozinku.' };
    for (const [body, errors] of [
      [other.authenticator.sign(await options()), notAccepted],
      [authenticator.sign(await options(), { isVerified: false }), notAccepted],
      [authenticator.sign(await signInOptions()), { clientDataJSON: ENDED }],
    ] as const) {
      const answer = await confirm(body).expect(400);
      expect(answer.body.errors).toEqual(errors);
    }
    await add().expect(403);
    expect((await post('/sign-in', authenticator.sign(await options()))).status).toBe(401);
  });

  it('is offered to nobody without a passkey', async () => {
    const { body } = await post('/confirm-options', undefined, await test.signIn()).expect(409);
    expect(body.detail).toBe('Nemate pristupnih ključeva. Upišite lozinku.');
  });
});

describe('at an address without a domain', () => {
  it.each(['http://192.0.2.7', 'https://[2001:db8::1]', 'http://udruga.example'])(
    '%s, passkeys are refused with the reason',
    async (address) => {
      const other = await startTestApp({ PUBLIC_URL: address });
      try {
        for (const path of ['/sign-in-options', '/registration-options']) {
          const { status, body } = await other.anonymous.post(`${PATH}${path}`).set(other.admin);
          expect([path, status, body.detail]).toEqual([
            path,
            409,
            'Pristupni ključevi ne rade na ovoj adresi: treba im adresa https:// s imenom domene.',
          ]);
        }
      } finally {
        await other.close();
      }
    },
  );
});
