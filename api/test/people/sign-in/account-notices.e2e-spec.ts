import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Mail } from '../../../src/mail/mail.entity.js';
import { User } from '../../../src/users/user.entity.js';
import { createPasskey } from '../../factories/passkey.factory.js';
import { codeOf, createSecondFactor } from '../../factories/second-factor.factory.js';
import { createUser, PASSWORD } from '../../factories/user.factory.js';
import { startMailApp, type MailApp } from '../../setup/mail/mail-app.js';
import { MailServer } from '../../setup/mail/mail-server.js';
import { cookieOf, signInRequests } from '../../setup/sign-in-requests.js';
import { SoftwareAuthenticator } from '../../setup/software-authenticator.js';
import { waitFor } from '../../setup/wait-for.js';

const server = new MailServer();
let test: MailApp;
beforeAll(async () => {
  test = await startMailApp({ SMTP_URL: await server.start() });
});
afterAll(async () => {
  await test.close();
  await server.stop();
});

const { login } = signInRequests(() => test);

/** The nth mail that the server accepted for a user. */
const accepted = ({ email }: Pick<User, 'email'>, nth = 1) =>
  waitFor(
    async () => server.accepted.filter(({ to }) => to.includes(email))[nth - 1]?.mail,
    `mail ${nth} to the user`,
  );

/** A signed-in user who reads in a language. */
async function reader(language: 'hr' | 'en') {
  const headers = { ...(await test.signIn()), 'Accept-Language': language };
  const { body } = await test.anonymous.get('/api/auth/me').set(headers).expect(200);
  const send = (method: 'post' | 'delete', path: string, sent?: object) =>
    test.anonymous[method](`/api/auth/${path}`).set(headers).send(sent);
  const user: User = body;
  return { user, send };
}

describe('a mail tells a user', () => {
  it('of a passkey that was added or removed', async () => {
    const { user, send } = await reader('en');
    const { body: options } = await send('post', 'passkeys/registration-options').expect(200);
    const name = '<b>Phone</b>';
    const response = new SoftwareAuthenticator().register(options);
    const { body: passkey } = await send('post', 'passkeys', { name, ...response }).expect(201);
    const added = await accepted(user);
    expect(added.subject).toBe('A passkey was added');
    expect(added.text).toContain(`The passkey “${name}” was added to the account`);
    expect(added.text).toContain('If it was not you, change your password');
    expect(added.html).not.toContain(name);
    await send('delete', `passkeys/${passkey.id}`).expect(200);
    expect((await accepted(user, 2)).subject).toBe('A passkey was removed');
  });

  it('of a second factor that was turned on or off, and of new recovery codes', async () => {
    const { user, send } = await reader('hr');
    const { body: setup } = await send('post', 'second-factor/setup').expect(200);
    const wrong = { setup: setup.setup, code: '000' };
    await send('post', 'second-factor', wrong).expect(400);
    const right = { setup: setup.setup, code: codeOf(setup.secret) };
    await send('post', 'second-factor', right).expect(200);
    expect((await accepted(user)).subject).toBe('Uključen je drugi faktor');
    await send('post', 'second-factor/recovery-codes').expect(200);
    const renewed = await accepted(user, 2);
    expect(renewed.subject).toBe('Izrađeni su novi kodovi za oporavak');
    expect(renewed.text).toMatch(/Niste to bili vi\? Odmah promijenite lozinku/);
    await send('post', 'second-factor/remove', { code: codeOf(setup.secret, 1) }).expect(200);
    expect((await accepted(user, 3)).subject).toBe('Isključen je drugi faktor');
  });

  it('of a password that an administrator set, at the earlier address and in both languages', async () => {
    const user = await createUser(test.dataSource);
    const change = { password: 'nova fraza za prijavu', email: `nova-${user.email}` };
    await test.asAdmin('patch', `/api/users/${user.id}`, change).expect(200);
    const mail = await accepted(user);
    expect(mail.subject).toBe('Postavljena je nova lozinka / A new password was set');
    expect(mail.text).toContain('lozinku je postavio administrator');
    expect(mail.text).toMatch(/set a\snew password for the account/);
    expect(mail.text).toContain('contact another administrator');
  });

  it('of nothing that the user’s own change of the password or the name does', async () => {
    const { user, send } = await reader('hr');
    const own = { currentPassword: PASSWORD, newPassword: 'nova fraza za prijavu' };
    await send('post', 'password', own).expect(204);
    await test.asAdmin('patch', `/api/users/${user.id}`, { fullName: 'Novo Ime' }).expect(200);
    await test.asAdmin('patch', `/api/users/${user.id}`, { password: PASSWORD }).expect(200);
    expect((await accepted(user)).subject).toMatch(/^Postavljena je nova lozinka/);
    expect(await test.dataSource.manager.countBy(Mail, { recipient: user.email })).toBe(1);
  });
});

describe('the second factor and the passkeys of a user', () => {
  const remove = (id: number) => test.asAdmin('post', `/api/users/${id}/remove-factors`);
  const read = async (id: number) => (await test.asAdmin('get', `/api/users/${id}`)).body;

  it('are removed by an administrator, which ends all sessions and is told and recorded', async () => {
    const user = await createUser(test.dataSource);
    const { recoveryCodes } = await createSecondFactor(test, user);
    await createPasskey(test.dataSource, user);
    const credentials = { username: user.username, password: PASSWORD };
    const { headers } = await login({ ...credentials, code: recoveryCodes[0] }).expect(200);
    expect((await read(user.id)).hasSecondFactor).toBe(true);
    const { body } = await remove(user.id).expect(200);
    expect(body.hasSecondFactor).toBe(false);
    const cookie = cookieOf(headers);
    await test.anonymous.get('/api/auth/me').set('Cookie', cookie).expect(401);
    await login(credentials).expect(200);
    expect((await accepted(user)).subject).toMatch(/^Uklonjeni su drugi faktor .* \/ The second/);
    const lines: unknown[] = await test.dataSource.query(
      `SELECT FROM audit_log WHERE action = 'factors-removed' AND row_id = $1`,
      [user.id],
    );
    expect(lines).toHaveLength(1);
    const { body: again } = await remove(user.id).expect(409);
    expect(again.detail).toBe('Ovaj korisnik nema ni drugi faktor ni pristupne ključeve.');
  });

  it('are not removed this way by their own user', async () => {
    const { body: me } = await test.asAdmin('get', '/api/auth/me');
    const { body } = await remove(me.id).expect(409);
    expect(body.detail).toMatch(/uklanjate na zaslonu Moj račun/);
  });

  it('are in the list of users as one mark', async () => {
    const [codes, passkey, neither] = await Promise.all([
      createUser(test.dataSource),
      createUser(test.dataSource),
      createUser(test.dataSource),
    ]);
    await createSecondFactor(test, codes);
    await createPasskey(test.dataSource, passkey);
    const { body }: { body: { id: number; hasSecondFactor: boolean }[] } = await test.asAdmin(
      'get',
      '/api/users?range=[0,99]',
    );
    const marks = new Map(body.map((user) => [user.id, user.hasSecondFactor]));
    expect([codes, passkey, neither].map(({ id }) => marks.get(id))).toEqual([true, true, false]);
  });
});
