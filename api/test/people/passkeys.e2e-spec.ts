import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Passkey } from '../../src/auth/passkeys/passkey.entity.js';
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

let test: TestApp;
let passkeys: PasskeyRequests;
beforeAll(async () => {
  test = await startTestApp();
  passkeys = new PasskeyRequests(test);
});
afterAll(() => test.close());

describe('a passkey', () => {
  it('is added, renamed and removed by its user', async () => {
    const { headers, passkey, user } = await passkeys.withPasskey();
    expect(passkey).toEqual({
      id: expect.any(Number),
      name: 'Mobitel',
      createdAt: expect.any(String),
      usedOn: null,
    });
    const path = `${PASSKEYS_PATH}/${passkey.id}`;
    const renamed = await test.anonymous.patch(path).set(headers).send({ name: ' Ključ ' });
    expect([renamed.status, renamed.body.name]).toEqual([200, 'Ključ']);
    expect(await passkeys.list(headers)).toEqual([{ ...passkey, name: 'Ključ' }]);
    await test.anonymous.delete(path).set(headers).expect(200);
    await test.anonymous.delete(path).set(headers).expect(404);
    expect(await passkeys.list(headers)).toEqual([]);
    const lines = await passkeys.actionsOf(user);
    expect(lines.slice(-3)).toEqual(['passkey-added', 'passkey-changed', 'passkey-removed']);
  });

  it('stays removed when it is renamed at the same moment', async () => {
    for (let delay = 0; delay < 12; delay += 1) {
      const { headers, passkey } = await passkeys.withPasskey();
      const path = `${PASSKEYS_PATH}/${passkey.id}`;
      const rename = async () => {
        await setTimeout(delay);
        return test.anonymous.patch(path).set(headers).send({ name: 'Ključ' });
      };
      const [renamed] = await Promise.all([
        rename(),
        test.anonymous.delete(path).set(headers).expect(200),
      ]);
      expect([200, 404]).toContain(renamed.status);
      expect(await passkeys.list(headers)).toEqual([]);
    }
  });

  it('is neither seen nor changed by another user', async () => {
    const { passkey } = await passkeys.withPasskey();
    expect(await passkeys.list(test.admin)).toEqual([]);
    await test.asAdmin('patch', `${PASSKEYS_PATH}/${passkey.id}`, { name: 'Tuđi' }).expect(404);
    await test.asAdmin('delete', `${PASSKEYS_PATH}/${passkey.id}`).expect(404);
  });

  it('is asked for so that the device stores it and verifies the user', async () => {
    const { headers, authenticator, user } = await passkeys.withPasskey();
    expect(await passkeys.registrationOptions(headers)).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: user.username, displayName: user.fullName },
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
    const { body } = await passkeys.post('/registration-options', undefined, headers).expect(409);
    expect(body.detail).toMatch(/^Možete imati najviše 20 pristupnih ključeva/);
  });

  it('is deleted with its user', async () => {
    const { user } = await passkeys.withPasskey();
    await test.asAdmin('delete', `/api/users/${user.id}`).expect(200);
    expect(await test.dataSource.getRepository(Passkey).countBy({ userId: user.id })).toBe(0);
  });

  it('stays when its user changes the password, and is removed when an administrator sets one', async () => {
    const { authenticator, headers, user } = await passkeys.withPasskey();
    const other = await passkeys.withPasskey();
    const change = { currentPassword: PASSWORD, newPassword: 'nova fraza za prijavu' };
    await test.anonymous.post('/api/auth/password').set(headers).send(change).expect(204);
    expect((await passkeys.signIn(authenticator)).status).toBe(200);
    const password = 'druga fraza za prijavu';
    await test.asAdmin('patch', `/api/users/${user.id}`, { password }).expect(200);
    expect((await passkeys.signIn(authenticator)).status).toBe(401);
    expect((await passkeys.signIn(other.authenticator)).status).toBe(200);
    expect(await passkeys.actionsOf(user)).toContain('passkey-removed');
  });

  it('is exported with the data of its user', async () => {
    const { user } = await passkeys.withPasskey();
    const { text } = await test
      .asAdmin('post', '/api/privacy/export', { email: user.email })
      .expect(200);
    expect(text).toContain('Mobitel');
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
    const { body: problem } = await add(headers, again).expect(409);
    expect(problem.errors).toEqual({ credentialId: 'Taj je pristupni ključ već dodan.' });
  });

  it('a challenge of another user, of another session, or of a sign-in', async () => {
    const headers = await test.signIn();
    const { username } = await passkeys.meOf(headers);
    const other = await test.signIn();
    const login = { username, password: PASSWORD };
    const second = await test.anonymous.post('/api/auth/login').send(login).expect(200);
    const ofSession = { Cookie: cookieOf(second.headers), Origin: test.origin };
    const { user } = await passkeys.registrationOptions(headers);
    for (const { challenge } of [
      await passkeys.registrationOptions(other),
      await passkeys.registrationOptions(ofSession),
      await passkeys.signInOptions(),
    ]) {
      const response = new SoftwareAuthenticator().register({ challenge, user });
      const { body } = await add(headers, response).expect(400);
      expect(body.errors).toEqual({ clientDataJSON: ENDED });
    }
    expect(await passkeys.list(headers)).toEqual([]);
  });

  it('a challenge after five minutes', async () => {
    const headers = await test.signIn();
    const body = new SoftwareAuthenticator().register(await passkeys.registrationOptions(headers));
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
    const options = await passkeys.registrationOptions(headers);
    const response = new SoftwareAuthenticator().register(options, deviation);
    const { body } = await add(headers, response).expect(400);
    expect(body.errors.attestationObject).toMatch(/^Pristupni ključ nije prihvaćen/);
    expect(await passkeys.list(headers)).toEqual([]);
  });
});
