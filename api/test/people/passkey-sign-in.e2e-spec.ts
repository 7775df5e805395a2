import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { StoredSession } from '../../src/auth/sessions/stored-session.entity.js';
import { User } from '../../src/users/user.entity.js';
import { ENDED, PASSKEYS_PATH, PasskeyRequests } from '../setup/passkey-requests.js';
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

const NOT_ACCEPTED = 'Pristupni ključ nije prihvaćen. Prijavite se korisničkim imenom i lozinkom.';

describe('signing in with a passkey', () => {
  it('begins a session as with a password, and notes the day', async () => {
    const { authenticator, headers, user } = await passkeys.withPasskey();
    const answer = await passkeys.signIn(authenticator);
    expect([answer.status, answer.body]).toEqual([200, { user }]);
    expect(answer.headers['cache-control']).toContain('no-store');
    const cookies = cookieOf(answer.headers);
    expect(cookies).toContain('session=');
    expect(cookies).toContain(`device-${user.id}=`);
    expect(cookies).toMatch(/HttpOnly.*SameSite=Strict/);
    expect(await passkeys.meOf({ Cookie: cookies })).toEqual(user);
    const [{ usedOn }] = await passkeys.list(headers);
    expect(usedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect((await passkeys.actionsOf(user)).at(-1)).toBe('signed-in-by-passkey');
  });

  it('stores no challenge that could be answered from a backup', async () => {
    const { challenge } = await passkeys.signInOptions();
    const stored = await test.dataSource.query('SELECT * FROM passkey_challenges');
    expect(stored.length).toBeGreaterThan(0);
    expect(JSON.stringify(stored)).not.toContain(challenge);
  });

  it('accepts a signature once, also when it is sent twice at once', async () => {
    const { authenticator } = await passkeys.withPasskey();
    const body = authenticator.sign(await passkeys.signInOptions());
    const answers = await Promise.all([
      passkeys.post('/sign-in', body),
      passkeys.post('/sign-in', body),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(answers.find(({ status }) => status === 401)?.body.detail).toBe(ENDED);
  });

  it('refuses a challenge after five minutes, one of a registration and an unknown one', async () => {
    const { authenticator, headers } = await passkeys.withPasskey();
    const late = authenticator.sign(await passkeys.signInOptions());
    await test.dataSource.query('UPDATE passkey_challenges SET expires_at = now()');
    for (const body of [
      late,
      authenticator.sign(await passkeys.registrationOptions(headers)),
      authenticator.sign({ challenge: 'A'.repeat(43) }),
      { ...late, clientDataJSON: Buffer.from('no JSON').toString('base64url') },
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

  it('refuses a signature by another key', async () => {
    const { authenticator } = await passkeys.withPasskey();
    const forged = new SoftwareAuthenticator().sign(await passkeys.signInOptions());
    const { credentialId, userHandle } = authenticator.sign({ challenge: '' });
    await passkeys.post('/sign-in', { ...forged, credentialId, userHandle }).expect(401);
  });

  it('refuses a counter that was rolled back, and records it', async () => {
    const { authenticator, user } = await passkeys.withPasskey({}, 5);
    expect((await passkeys.signIn(authenticator, { counter: 6 })).status).toBe(200);
    for (const counter of [6, 5, 0]) {
      const { status, body } = await passkeys.signIn(authenticator, { counter });
      expect([counter, status, body.detail]).toEqual([counter, 401, NOT_ACCEPTED]);
      expect((await passkeys.actionsOf(user)).at(-1)).toBe('passkey-refused');
    }
    expect((await passkeys.signIn(authenticator, { counter: 7 })).status).toBe(200);
  });

  it('refuses a removed passkey', async () => {
    const { authenticator, headers, passkey } = await passkeys.withPasskey();
    await test.anonymous.delete(`${PASSKEYS_PATH}/${passkey.id}`).set(headers).expect(200);
    const { status, body } = await passkeys.signIn(authenticator);
    expect([status, body.detail]).toEqual([401, NOT_ACCEPTED]);
  });

  it('refuses an inactive user', async () => {
    const { authenticator, user } = await passkeys.withPasskey();
    await test.dataSource.getRepository(User).update(user.id, { isActive: false });
    const { status, body } = await passkeys.signIn(authenticator);
    expect([status, body.detail]).toEqual([401, NOT_ACCEPTED]);
  });

  it('is limited by IP address, as with a password', async () => {
    const { authenticator } = await passkeys.withPasskey();
    const ip = uniqueIp();
    const attempt = async () =>
      passkeys.post('/sign-in', authenticator.sign({ challenge: 'A'.repeat(43) }), {}, ip);
    for (let i = 0; i < 10; i += 1) expect((await attempt()).status).toBe(401);
    const limited = await attempt();
    expect([limited.status, Number(limited.headers['retry-after']) > 0]).toEqual([429, true]);
  });
});

describe('confirming with a passkey', () => {
  /** Lets the sign-in of a user lie eleven minutes back, so that adding another is refused. */
  async function withOldSignIn() {
    const known = await passkeys.withPasskey();
    const { affected } = await test.dataSource
      .getRepository(StoredSession)
      .update({ userId: known.user.id }, { authenticatedAt: new Date(Date.now() - 660_000) });
    expect(affected).toBe(1);
    const add = () => passkeys.post('/registration-options', undefined, known.headers);
    const options = async () =>
      (await passkeys.post('/confirm-options', undefined, known.headers).expect(200)).body;
    const confirm = (body: object) => passkeys.post('/confirm', body, known.headers);
    return { ...known, add, options, confirm };
  }

  it('allows what requires a recent sign-in, and is recorded', async () => {
    const { authenticator, user, add, options, confirm } = await withOldSignIn();
    await add().expect(403);
    const asked = await options();
    expect(asked.allowCredentials).toMatchObject([{ id: authenticator.credentialId }]);
    await confirm(authenticator.sign(asked)).expect(204);
    await add().expect(200);
    expect((await passkeys.actionsOf(user)).at(-1)).toBe('sign-in-confirmed');
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

  it('is offered to nobody without a passkey', async () => {
    const { body } = await passkeys
      .post('/confirm-options', undefined, await test.signIn())
      .expect(409);
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
          const { status, body } = await other.anonymous
            .post(`${PASSKEYS_PATH}${path}`)
            .set(other.admin);
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
