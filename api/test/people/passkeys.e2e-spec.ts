import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Passkey } from '../../src/auth/passkeys/passkey.entity.js';
import { StoredSession } from '../../src/auth/sessions/stored-session.entity.js';
import { User } from '../../src/users/user.entity.js';
import { createPasskey } from '../factories/passkey.factory.js';
import { PASSWORD } from '../factories/user.factory.js';
import {
  ENDED,
  PASSKEYS_PATH,
  PasskeyRequests,
  type UserHeaders,
} from '../setup/passkey-requests.js';
import { cookieOf } from '../setup/sign-in-requests.js';
import { SoftwareAuthenticator, type Deviation } from '../setup/software-authenticator.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';
import { uniqueIp } from '../setup/unique-ip.js';

let test: TestApp;
let passkeys: PasskeyRequests;
beforeAll(async () => {
  test = await startTestApp();
  passkeys = new PasskeyRequests(test);
});
afterAll(() => test.close());
afterEach(() => {
  jest.restoreAllMocks();
});

const NOT_ACCEPTED = 'Pristupni ključ nije prihvaćen. Prijavite se korisničkim imenom i lozinkom.';
const endChallenges = () =>
  test.dataSource.query('UPDATE passkey_challenges SET expires_at = now()');

describe('a passkey', () => {
  it('is added, renamed and removed by its user, and by nobody else', async () => {
    const { headers, passkey } = await passkeys.withPasskey();
    const path = `${PASSKEYS_PATH}/${passkey.id}`;
    expect(await passkeys.list(test.admin)).toEqual([]);
    await test.asAdmin('patch', path, { name: 'Tuđi' }).expect(404);
    await test.asAdmin('delete', path).expect(404);
    await test.anonymous.patch(path).set(headers).send({ name: ' Ključ ' }).expect(200);
    expect(await passkeys.list(headers)).toEqual([{ ...passkey, name: 'Ključ' }]);
    await test.anonymous.delete(path).set(headers).expect(200);
    await test.anonymous.delete(path).set(headers).expect(404);
    expect(await passkeys.list(headers)).toEqual([]);
  });

  it('stays removed when it is renamed at the same moment', async () => {
    const { headers, passkey } = await passkeys.withPasskey();
    const rows = test.dataSource.getRepository(Passkey);
    const find = rows.findOneBy.bind(rows);
    jest.spyOn(rows, 'findOneBy').mockImplementationOnce(async (where) => {
      const found = await find(where);
      await rows.delete({ id: passkey.id });
      return found;
    });
    const path = `${PASSKEYS_PATH}/${passkey.id}`;
    await test.anonymous.patch(path).set(headers).send({ name: 'Ključ' });
    expect(await passkeys.list(headers)).toEqual([]);
  });

  it('is asked for so that the device stores it and verifies the user', async () => {
    const { headers, authenticator } = await passkeys.withPasskey();
    expect(await passkeys.registrationOptions(headers)).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: authenticator.credentialId, transports: ['internal'] }],
      attestation: 'none',
    });
  });

  it('is one of at most twenty, also of those added at once', async () => {
    const headers = await test.signIn();
    const user = await passkeys.meOf(headers);
    for (let i = 0; i < 19; i += 1) await createPasskey(test.dataSource, user);
    const bodies = [];
    for (let i = 0; i < 3; i += 1) {
      const options = await passkeys.registrationOptions(headers);
      bodies.push({ name: 'Ključ', ...new SoftwareAuthenticator().register(options) });
    }
    const answers = await Promise.all(bodies.map((body) => passkeys.post('', body, headers)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    await passkeys.post('/registration-options', undefined, headers).expect(409);
  });

  it('stays when its user changes the password, is exported, and is deleted with its user', async () => {
    const { authenticator, headers, user } = await passkeys.withPasskey();
    const change = { currentPassword: PASSWORD, newPassword: 'nova fraza za prijavu' };
    await test.anonymous.post('/api/auth/password').set(headers).send(change).expect(204);
    expect((await passkeys.signIn(authenticator)).status).toBe(200);
    const { text } = await test.asAdmin('post', '/api/privacy/export', { email: user.email });
    expect(text).toContain('Mobitel');
    await test.asAdmin('delete', `/api/users/${user.id}`).expect(200);
    expect(await test.dataSource.getRepository(Passkey).countBy({ userId: user.id })).toBe(0);
  });
});

describe('adding a passkey refuses', () => {
  const add = (headers: UserHeaders, body: object) =>
    passkeys.post('', { name: 'Mobitel', ...body }, headers);

  it('a challenge that was answered before, and the same passkey again', async () => {
    const headers = await test.signIn();
    const authenticator = new SoftwareAuthenticator();
    const body = authenticator.register(await passkeys.registrationOptions(headers));
    await add(headers, body).expect(201);
    const repeated = await add(headers, body).expect(400);
    expect(repeated.body.errors).toEqual({ clientDataJSON: ENDED });
    const again = authenticator.register(await passkeys.registrationOptions(headers));
    await add(headers, again).expect(409);
  });

  it('a challenge of another user, of another session, of a sign-in or after five minutes', async () => {
    const headers = await test.signIn();
    const { username } = await passkeys.meOf(headers);
    const login = { username, password: PASSWORD };
    const second = await test.anonymous.post('/api/auth/login').send(login).expect(200);
    const ofSession = { Cookie: cookieOf(second.headers), Origin: test.origin };
    const { user, challenge: late } = await passkeys.registrationOptions(headers);
    await endChallenges();
    for (const challenge of [
      late,
      (await passkeys.registrationOptions(await test.signIn())).challenge,
      (await passkeys.registrationOptions(ofSession)).challenge,
      (await passkeys.signInOptions()).challenge,
    ]) {
      const response = new SoftwareAuthenticator().register({ challenge, user });
      const { body } = await add(headers, response).expect(400);
      expect(body.errors).toEqual({ clientDataJSON: ENDED });
    }
    expect(await passkeys.list(headers)).toEqual([]);
  });

  it.each<[string, Deviation]>([
    ['of another origin', { origin: 'https://localhost.zlo.example' }],
    ['of another domain', { rpId: 'zlo.example' }],
    ['of another operation', { type: 'webauthn.get' }],
    ['without verifying the user', { isVerified: false }],
  ])('one %s', async (_, deviation) => {
    const headers = await test.signIn();
    const options = await passkeys.registrationOptions(headers);
    const response = new SoftwareAuthenticator().register(options, deviation);
    const { body } = await add(headers, response).expect(400);
    expect(body.errors.attestationObject).toMatch(/^Pristupni ključ nije prihvaćen/);
    expect(await passkeys.list(headers)).toEqual([]);
  });
});

describe('signing in with a passkey', () => {
  it('begins a session as with a password, and notes the day', async () => {
    const { authenticator, headers, user } = await passkeys.withPasskey();
    const answer = await passkeys.signIn(authenticator);
    expect([answer.status, answer.body]).toEqual([200, { user }]);
    const cookies = cookieOf(answer.headers);
    expect(cookies).toContain(`device-${user.id}=`);
    expect(await passkeys.meOf({ Cookie: cookies })).toEqual(user);
    const [{ usedOn }] = await passkeys.list(headers);
    expect(usedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect((await passkeys.actionsOf(user)).at(-1)).toBe('signed-in-by-passkey');
  });

  it('accepts a signature once, also when it is sent twice at once', async () => {
    const { authenticator } = await passkeys.withPasskey();
    const body = authenticator.sign(await passkeys.signInOptions());
    const answers = await Promise.all([
      passkeys.post('/sign-in', body),
      passkeys.post('/sign-in', body),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('refuses a challenge after five minutes, one of a registration and an unknown one', async () => {
    const { authenticator, headers } = await passkeys.withPasskey();
    const { challenge } = await passkeys.signInOptions();
    const stored = await test.dataSource.query('SELECT * FROM passkey_challenges');
    expect(JSON.stringify(stored)).not.toContain(challenge);
    await endChallenges();
    for (const body of [
      authenticator.sign({ challenge }),
      authenticator.sign(await passkeys.registrationOptions(headers)),
      authenticator.sign({ challenge: 'A'.repeat(43) }),
      { ...authenticator.sign({ challenge }), clientDataJSON: 'bm8gSlNPTg' },
    ]) {
      const answer = await passkeys.post('/sign-in', body).expect(401);
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
    const { authenticator, user } = await passkeys.withPasskey();
    const { status, body } = await passkeys.signIn(authenticator, deviation);
    expect([status, body.detail]).toEqual([401, NOT_ACCEPTED]);
    expect((await passkeys.actionsOf(user)).at(-1)).toBe('sign-in-failed');
  });

  it('refuses a signature by another key, and an inactive user', async () => {
    const { authenticator, user } = await passkeys.withPasskey();
    const forged = new SoftwareAuthenticator().sign(await passkeys.signInOptions());
    const { credentialId, userHandle } = authenticator.sign({ challenge: '' });
    await passkeys.post('/sign-in', { ...forged, credentialId, userHandle }).expect(401);
    await test.dataSource.getRepository(User).update(user.id, { isActive: false });
    const { status, body } = await passkeys.signIn(authenticator);
    expect([status, body.detail]).toEqual([401, NOT_ACCEPTED]);
  });

  it('refuses a counter that was rolled back, and records it', async () => {
    const { authenticator, user } = await passkeys.withPasskey({}, 5);
    expect((await passkeys.signIn(authenticator, { counter: 6 })).status).toBe(200);
    for (const counter of [6, 5, 0]) {
      const { status, body } = await passkeys.signIn(authenticator, { counter });
      expect([counter, status, body.detail]).toEqual([counter, 401, NOT_ACCEPTED]);
    }
    expect((await passkeys.actionsOf(user)).at(-1)).toBe('passkey-refused');
    expect((await passkeys.signIn(authenticator, { counter: 7 })).status).toBe(200);
  });

  it('is limited by IP address, as with a password', async () => {
    const { authenticator } = await passkeys.withPasskey();
    const ip = uniqueIp();
    const body = authenticator.sign({ challenge: 'A'.repeat(43) });
    for (let i = 0; i < 10; i += 1) await passkeys.post('/sign-in', body, {}, ip).expect(401);
    const { headers } = await passkeys.post('/sign-in', body, {}, ip).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    const ask = () => passkeys.post('/sign-in-options', undefined, {}, ip);
    await ask().expect(200);
    await test.dataSource.query(
      `UPDATE rate_limits SET points = 60 WHERE key LIKE 'passkey-challenge:%'`,
    );
    await ask().expect(429);
  });
});

describe('confirming with a passkey', () => {
  /** Lets the sign-in of a user lie eleven minutes back, so that adding another is refused. */
  async function withOldSignIn() {
    const known = await passkeys.withPasskey();
    await test.dataSource
      .getRepository(StoredSession)
      .update({ userId: known.user.id }, { authenticatedAt: new Date(Date.now() - 660_000) });
    const add = () => passkeys.post('/registration-options', undefined, known.headers);
    const options = async () =>
      (await passkeys.post('/confirm-options', undefined, known.headers).expect(200)).body;
    const confirm = (body: object) => passkeys.post('/confirm', body, known.headers);
    return { ...known, add, options, confirm };
  }

  it('allows what requires a recent sign-in', async () => {
    const { authenticator, add, options, confirm } = await withOldSignIn();
    await add().expect(403);
    const asked = await options();
    expect(asked.allowCredentials).toMatchObject([{ id: authenticator.credentialId }]);
    await confirm(authenticator.sign(asked)).expect(204);
    await add().expect(200);
    const headers = await test.signIn();
    await passkeys.post('/confirm-options', undefined, headers).expect(409);
  });

  it('refuses the passkey of another user, a sign-in and a wrong signature', async () => {
    const { authenticator, add, options, confirm } = await withOldSignIn();
    const other = await passkeys.withPasskey();
    const notAccepted = { signature: 'Pristupni ključ nije prihvaćen. Upišite lozinku.' };
    for (const [body, errors] of [
      [other.authenticator.sign(await options()), notAccepted],
      [authenticator.sign(await options(), { isVerified: false }), notAccepted],
      [authenticator.sign(await passkeys.signInOptions()), { clientDataJSON: ENDED }],
    ] as const) {
      const answer = await confirm(body).expect(400);
      expect(answer.body.errors).toEqual(errors);
    }
    await add().expect(403);
    expect((await passkeys.post('/sign-in', authenticator.sign(await options()))).status).toBe(401);
  });
});
