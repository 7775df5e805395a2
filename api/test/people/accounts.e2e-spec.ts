import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AuditEntry } from '../../src/audit/audit-entry.entity.js';
import { ApiToken } from '../../src/auth/api-tokens/api-token.entity.js';
import { Passkey } from '../../src/auth/passkeys/passkey.entity.js';
import { SecondFactor } from '../../src/auth/second-factor/second-factor.entity.js';
import { addJob } from '../../src/jobs/job-queue.js';
import { Mail } from '../../src/mail/mail.entity.js';
import type { User } from '../../src/users/user.entity.js';
import { apiTokenBody, createApiToken, dayIn } from '../factories/api-token.factory.js';
import { blogPostBody, createBlogPost } from '../factories/blog-post.factory.js';
import { createEvent } from '../factories/event.factory.js';
import { createPasskey } from '../factories/passkey.factory.js';
import { codeOf, createSecondFactor } from '../factories/second-factor.factory.js';
import { createUser, PASSWORD } from '../factories/user.factory.js';
import { type MailApp, startMailApp } from '../setup/mail/mail-app.js';
import { MailServer } from '../setup/mail/mail-server.js';
import { cookieOf, signInRequests } from '../setup/sign-in-requests.js';
import { SoftwareAuthenticator } from '../setup/software-authenticator.js';
import { waitFor } from '../setup/wait-for.js';

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
  waitFor(async () => server.acceptedFor(email)[nth - 1]?.mail, `mail ${nth} to the user`);

/** A signed-in user who reads in English. */
async function reader() {
  const headers = { ...(await test.signIn()), 'Accept-Language': 'en' };
  const { body } = await test.anonymous.get('/api/auth/me').set(headers).expect(200);
  const send = (method: 'post' | 'delete', path: string, sent?: object) =>
    test.anonymous[method](`/api/auth/${path}`).set(headers).send(sent);
  const user: User = body;
  return { user, send };
}

/** A user with a second factor and a passkey, and whether each is there. */
async function withFactors() {
  const user = await createUser(test.dataSource);
  const { recoveryCodes } = await createSecondFactor(test, user);
  await createPasskey(test.dataSource, user);
  const countFactors = async () => {
    const of = { userId: user.id };
    const { manager } = test.dataSource;
    return (await manager.countBy(SecondFactor, of)) + (await manager.countBy(Passkey, of));
  };
  return { user, code: recoveryCodes[0], countFactors };
}

describe('a mail tells a user', () => {
  it('of passkeys, a second factor and recovery codes that were added or removed', async () => {
    const { user, send } = await reader();
    const { body: options } = await send('post', 'passkeys/registration-options').expect(200);
    const name = '<b>Phone</b>';
    const response = new SoftwareAuthenticator().register(options);
    const { body: passkey } = await send('post', 'passkeys', { name, ...response }).expect(201);
    const added = await accepted(user);
    expect(added.text).toContain(`The passkey “${name}” was added to the account`);
    expect(added.html).not.toContain(name);
    await send('delete', `passkeys/${passkey.id}`).expect(200);
    const { body: setup } = await send('post', 'second-factor/setup').expect(200);
    await send('post', 'second-factor', { setup: setup.setup, code: '000' }).expect(400);
    const right = { setup: setup.setup, code: codeOf(setup.secret) };
    await send('post', 'second-factor', right).expect(200);
    await send('post', 'second-factor/recovery-codes').expect(200);
    await send('post', 'second-factor/remove', { code: codeOf(setup.secret, 1) }).expect(200);
    await accepted(user, 5);
    const subjects = server.acceptedFor(user.email).map(({ mail }) => mail.subject);
    expect(subjects.sort()).toEqual([
      'A passkey was added',
      'A passkey was removed',
      'New recovery codes were made',
      'The second factor was turned off',
      'The second factor was turned on',
    ]);
  });

  it('of a password that an administrator set, which removes the factors, at the earlier address', async () => {
    const { user, countFactors } = await withFactors();
    const other = await withFactors();
    const change = { password: 'nova fraza za prijavu', email: `nova-${user.email}` };
    await test.asAdmin('patch', `/api/users/${user.id}`, change).expect(200);
    const mail = await accepted(user);
    expect(mail.subject).toBe('Postavljena je nova lozinka / A new password was set');
    expect([await countFactors(), await other.countFactors()]).toEqual([0, 2]);
    await login({ username: user.username, password: change.password }).expect(200);
  });

  it('of nothing that the user’s own change of the password or a change of the name does', async () => {
    const { user, send } = await reader();
    const own = { currentPassword: PASSWORD, newPassword: 'nova fraza za prijavu' };
    await send('post', 'password', own).expect(204);
    await test.asAdmin('patch', `/api/users/${user.id}`, { fullName: 'Novo Ime' }).expect(200);
    await test.asAdmin('patch', `/api/users/${user.id}`, { password: PASSWORD }).expect(200);
    expect((await accepted(user)).subject).toMatch(/^Postavljena je nova lozinka/);
    expect(await test.dataSource.manager.countBy(Mail, { recipient: user.email })).toBe(1);
  });

  it('that an administrator removed the factors, which ends all sessions', async () => {
    const { user, code, countFactors } = await withFactors();
    const remove = (id: number) => test.asAdmin('post', `/api/users/${id}/remove-factors`);
    const credentials = { username: user.username, password: PASSWORD };
    const { headers } = await login({ ...credentials, code }).expect(200);
    const { body } = await remove(user.id).expect(200);
    expect([body.hasSecondFactor, await countFactors()]).toEqual([false, 0]);
    const me = test.anonymous.get('/api/auth/me').set('Cookie', cookieOf(headers));
    await me.expect(401);
    await login(credentials).expect(200);
    expect((await accepted(user)).subject).toMatch(/^Uklonjeni su drugi faktor .* \/ The second/);
    await remove(user.id).expect(409);
    const { body: own } = await test.asAdmin('get', '/api/auth/me');
    await createPasskey(test.dataSource, own);
    await remove(own.id).expect(409);
  });
});

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

describe('an API token', () => {
  it('is shown once, and works until it is revoked', async () => {
    const { body } = await test.asAdmin('post', '/api/api-tokens', apiTokenBody()).expect(201);
    expect(body.token).toMatch(/^kz_[\w-]{43}$/);
    expect(body.prefix).toBe(body.token.slice(0, 11));
    const { body: rows } = await test.asAdmin('get', '/api/api-tokens').expect(200);
    const row = rows.find(({ id }: ApiToken) => id === body.id);
    expect(row).toMatchObject({ name: 'Kalendar grada', usedOn: null, isValid: true });
    expect(JSON.stringify(rows)).not.toContain(body.token);
    const [stored] = await test.dataSource.query('SELECT * FROM api_tokens WHERE id = $1', [
      body.id,
    ]);
    expect(JSON.stringify(stored)).not.toContain(body.token.slice(11));

    const { id } = await createEvent(test.dataSource, { isPublished: false });
    await test.anonymous.get(`/api/events/${id}`).set(bearer(body.token)).expect(200);
    const { body: used } = await test.asAdmin('get', '/api/api-tokens').expect(200);
    expect(used.find((one: ApiToken) => one.id === body.id).usedOn).toBe(dayIn(0));

    await test.asAdmin('delete', `/api/api-tokens/${body.id}`).expect(200);
    const refused = await test.anonymous.get('/api/events').set(bearer(body.token)).expect(401);
    expect(refused.headers['www-authenticate']).toBe('Bearer');
    await test.asAdmin('delete', `/api/api-tokens/${body.id}`).expect(404);
  });

  it('works on its last day', async () => {
    const { token } = await createApiToken(test.dataSource, { endsOn: dayIn(0) });
    await test.anonymous.get('/api/donations').set(bearer(token)).expect(200);
  });

  it('reads no drafts beyond its scope, and has no rights of a session beside it', async () => {
    const { token } = await createApiToken(test.dataSource, { scopes: ['events:read'] });
    const { slug } = await createBlogPost(test.dataSource, { isPublished: false });
    const beside = { ...test.admin, ...bearer(token) };
    await test.anonymous.get(`/api/blog/${slug}`).set(beside).expect(404);
    await test.anonymous.get('/api/users').set(beside).expect(403);
  });

  it('is one of at most a hundred of its administrator', async () => {
    const { id: userId } = (await test.asAdmin('get', '/api/auth/me')).body;
    const own = test.dataSource.getRepository(ApiToken);
    for (let count = await own.countBy({ userId }); count < 99; count += 1) {
      await createApiToken(test.dataSource, { userId });
    }
    await test.asAdmin('post', '/api/api-tokens', apiTokenBody()).expect(201);
    await test.asAdmin('post', '/api/api-tokens', apiTokenBody()).expect(409);
    await own.delete({ userId });
  });

  it('is named in the change log beside its administrator', async () => {
    const user = await createUser(test.dataSource, { role: 'admin', fullName: 'Iva Novak' });
    const { token } = await createApiToken(test.dataSource, { name: 'Uvoz', userId: user.id });
    const { body } = await test.anonymous
      .post('/api/blog')
      .set(bearer(token))
      .send(blogPostBody())
      .expect(201);
    const of = { resource: 'blog', rowId: body.id };
    expect(await test.dataSource.manager.findBy(AuditEntry, of)).toMatchObject([
      { actorKind: 'user', actorId: user.id, actorName: 'Iva Novak', tokenName: 'Uvoz' },
    ]);
  });

  it('is deleted with the account that created it', async () => {
    const user = await createUser(test.dataSource, { role: 'admin' });
    const { id } = await createApiToken(test.dataSource, { userId: user.id });
    await test.asAdmin('delete', `/api/users/${user.id}`).expect(200);
    expect(await test.dataSource.getRepository(ApiToken).countBy({ id })).toBe(0);
  });

  it('is announced to administrators two weeks before its end, once', async () => {
    await test.dataSource.query('DELETE FROM api_tokens');
    const administrator = await createUser(test.dataSource, { role: 'admin' });
    await createApiToken(test.dataSource, { name: 'Dugotrajni', endsOn: dayIn(15) });
    await createApiToken(test.dataSource, { name: 'Kratkotrajni', endsOn: dayIn(14) });
    const { manager } = test.dataSource;
    for (let run = 1; run <= 2; run += 1) {
      await addJob(manager, 'tell_of_ending_tokens', {});
      const waiting = `SELECT FROM graphile_worker.jobs WHERE task_identifier = 'tell_of_ending_tokens'`;
      await waitFor(async () => (await manager.query(waiting)).length === 0, 'the job');
    }
    const { subject } = (await server.waitForMail(administrator.email)).mail;
    expect(subject).toBe(
      'Uskoro istječe token „Kratkotrajni” / The token “Kratkotrajni” ends soon',
    );
    const told = await manager.findBy(Mail, { recipient: administrator.email });
    expect(told.filter((mail) => mail.subject.includes('trajni'))).toHaveLength(1);
  });
});
