import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createToken, hashOfToken } from '../../src/access/tokens.js';
import { urlOf } from '../../src/database/migrate.js';
import { Mail } from '../../src/mail/mail.entity.js';
import type { User } from '../../src/users/user.entity.js';
import { UsersService } from '../../src/users/users.service.js';
import { createPasskey } from '../factories/passkey.factory.js';
import { createSecondFactor, requireSecondFactor } from '../factories/second-factor.factory.js';
import { createUser, PASSWORD, userBody } from '../factories/user.factory.js';
import { startMailApp, type MailApp } from '../setup/mail/mail-app.js';
import { MailServer } from '../setup/mail/mail-server.js';
import { cookieOf, signInRequests } from '../setup/sign-in-requests.js';
import { uniqueIp } from '../setup/unique-ip.js';
import { waitFor } from '../setup/wait-for.js';

const NEW_PASSWORD = 'nova fraza za prijavu';

const server = new MailServer();
let test: MailApp;
beforeAll(async () => {
  const environment = { SMTP_URL: await server.start(), PUBLIC_URL: 'https://udruga.example' };
  test = await startMailApp(environment);
});
afterAll(async () => {
  await test.close();
  await server.stop();
});

const { login } = signInRequests(() => test);
const signIn = ({ username }: Pick<User, 'username'>, fields: object = {}) =>
  login({ username, password: PASSWORD, ...fields });
const me = (headers: Record<string, unknown>) =>
  test.anonymous.get('/api/auth/me').set('Cookie', cookieOf(headers));

const send = (path: string, body: object, { ip = uniqueIp(), language = 'hr' } = {}) =>
  test.anonymous
    .post(`/api/auth/${path}`)
    .set({ 'X-Forwarded-For': ip, 'Accept-Language': language })
    .send(body);

/** The nth mail that the server accepted for an address, of those with a text. */
const accepted = (email: string, part: string, nth = 1) =>
  waitFor(async () => {
    const mails = server.acceptedFor(email).filter(({ mail }) => mail.text?.includes(part));
    return mails[nth - 1]?.mail;
  }, `mail ${nth} to ${email}`);

/** The token of the nth link to a page of the panel that was mailed to an address. */
async function tokenTo(email: string, page: string, nth = 1): Promise<string> {
  const mail = await accepted(email, `/admin/${page}#`, nth);
  const [, token = ''] =
    new RegExp(`/admin/${page}#token=([\\w-]{43})\\b`).exec(mail.text ?? '') ?? [];
  return token;
}

/** What the change log says of a user, of the actions with a beginning. */
const actionsOf = async ({ id }: User, beginning: string): Promise<string[]> => {
  const lines: { action: string }[] = await test.dataSource.query(
    `SELECT action FROM audit_log WHERE row_id = $1 AND starts_with(action, $2) ORDER BY id`,
    [id, beginning],
  );
  return lines.map(({ action }) => action);
};

const expectGone = async (path: string, body: object) => {
  const { body: problem } = await send(path, body).expect(410);
  expect(problem.detail).toMatch(/^Poveznica više ne vrijedi/);
};

/** Waits until no job of these links is left. */
const untilDone = () =>
  waitFor(async () => {
    const jobs: unknown[] = await test.dataSource.query(
      `SELECT FROM graphile_worker.jobs WHERE task_identifier = 'send_password_reset'`,
    );
    return jobs.length === 0;
  }, 'the jobs that send links');

describe('a forgotten password', () => {
  const request = (identity: string, options: { ip?: string; language?: string } = {}) =>
    send('password-resets', { identity }, options);
  const complete = (token: string) => ({ token, newPassword: NEW_PASSWORD });
  const linksTo = ({ email: recipient }: User) =>
    test.dataSource.manager.countBy(Mail, { recipient, kind: 'password-reset' });

  it('is replaced by a mailed link, which ends all sessions and is told', async () => {
    const user = await createUser(test.dataSource, { role: 'admin' });
    const { headers } = await signIn(user).expect(200);
    await request(` ${user.email.toUpperCase()} `, { language: 'en' }).expect(200);
    const token = await tokenTo(user.email, 'reset-password');
    expect((await accepted(user.email, token)).subject).toBe(
      'A new password for managing the site',
    );
    await send('password-resets/complete', complete(token)).expect(204);
    await signIn(user).expect(401);
    await me(headers).expect(401);
    await signIn(user, { password: NEW_PASSWORD }).expect(200);
    const told = { recipient: user.email, kind: 'password-changed' } as const;
    expect(await test.dataSource.manager.countBy(Mail, told)).toBe(1);
    expect(await actionsOf(user, 'password-')).toEqual(['password-reset-sent', 'password-reset']);
  });

  it('is answered the same for an unknown and for an inactive account', async () => {
    const inactive = await createUser(test.dataSource, { isActive: false });
    const known = await createUser(test.dataSource);
    const answers: string[] = [];
    for (const identity of ['nitko', inactive.username, known.username]) {
      const { status, body } = await request(identity);
      answers.push(JSON.stringify([status, body]));
    }
    expect(new Set(answers)).toEqual(new Set(['[200,{"way":"mail"}]']));
    await untilDone();
    expect([await linksTo(known), await linksTo(inactive)]).toEqual([1, 0]);
  });

  it('is mailed three times an hour, to all sixty times, and asked for ten times from an IP address', async () => {
    const [user, other] = [await createUser(test.dataSource), await createUser(test.dataSource)];
    const ip = uniqueIp();
    for (let count = 0; count < 10; count += 1) await request(user.username, { ip }).expect(200);
    const { headers } = await request(user.username, { ip }).expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await untilDone();
    expect(await linksTo(user)).toBe(3);
    await test.dataSource.query(
      `INSERT INTO mails (message_id, kind, language, recipient, subject, text, state)
       SELECT 'reset ' || n, 'password-reset', 'hr', 'netko@udruga.example', 'a', 'a', 'failed'
       FROM generate_series(1, 57) AS n`,
    );
    await request(other.username).expect(200);
    await untilDone();
    expect(await linksTo(other)).toBe(0);
    await test.dataSource.query(`DELETE FROM mails WHERE message_id LIKE 'reset %'`);
  });

  it('has one link, the last one, which ends with the account', async () => {
    const user = await createUser(test.dataSource);
    await request(user.username);
    const former = await tokenTo(user.email, 'reset-password');
    await request(user.username);
    const latest = await tokenTo(user.email, 'reset-password', 2);
    await expectGone('password-resets/complete', complete(former));
    await test.dataSource.query('UPDATE users SET is_active = false WHERE id = $1', [user.id]);
    await expectGone('password-resets/complete', complete(latest));
  });
});

describe('an invitation', () => {
  /** Invites somebody, and returns the account with the token of the mail. */
  async function invite(fields: object = {}) {
    const body = { ...userBody(fields), username: undefined, password: undefined };
    const { body: user } = await test.asAdmin('post', '/api/users', body).expect(201);
    return { user, token: await tokenTo(user.email, 'invitation') };
  }
  const accept = (token: string) =>
    send('password-resets/complete', { token, newPassword: NEW_PASSWORD }, { language: 'en' });
  const again = ({ id }: User) => test.asAdmin('post', `/api/users/${id}/invite`);

  it('is mailed to a new user without a password, who signs in once its link has set one', async () => {
    const { user, token } = await invite({ role: 'admin' });
    expect(user).toMatchObject({ hasPassword: false, invitationUrl: null });
    const [name] = user.email.split('@');
    expect(user.username).toBe(name);
    const { text, subject } = await accepted(user.email, token);
    expect(subject).toContain('You are invited to our site');
    expect(text).toContain(`Vaše je korisničko ime „${name}”`);
    const [{ days }] = await test.dataSource.query(
      `SELECT round(extract(epoch FROM expires_at - now()) / 86400) AS days
       FROM password_resets WHERE user_id = $1`,
      [user.id],
    );
    expect(Number(days)).toBe(7);
    await signIn(user).expect(401);
    await signIn(user, { password: '' }).expect(400);

    // The role may change meanwhile; the time to set up a second factor begins at the end.
    await test.asAdmin('patch', `/api/users/${user.id}`, { role: 'editor' }).expect(200);
    await requireSecondFactor(test, { daysAgo: 5, graceDays: 2 });
    await test.dataSource.query(
      `UPDATE users SET created_at = now() - interval '5 days' WHERE id = $1`,
      [user.id],
    );
    await accept(token).expect(204);
    await expectGone('password-resets/complete', { token, newPassword: NEW_PASSWORD });
    const { headers } = await signIn(user, { password: NEW_PASSWORD }).expect(200);
    const { body: own } = await me(headers);
    await requireSecondFactor(test, { daysAgo: null });
    expect([own.role, Date.parse(own.secondFactorDueAt) > Date.now()]).toEqual(['editor', true]);
    const { body: shown } = await test.asAdmin('get', `/api/users/${user.id}`);
    expect(shown.hasPassword).toBe(true);
    await accepted(user.email, 'by the link of the invitation');
    expect(await actionsOf(user, 'invit')).toEqual(['invited', 'invitation-accepted']);
    await again(user).expect(409);
  });

  it('is sent again by a link that ends the former one, three times an hour', async () => {
    const { user, token } = await invite();
    await again(user).expect(200);
    const latest = await tokenTo(user.email, 'invitation', 2);
    await expectGone('password-resets/complete', { token, newPassword: NEW_PASSWORD });
    await again(user).expect(200);
    await again(user).expect(429);
    await expectGone('password-resets/complete', { token: latest, newPassword: NEW_PASSWORD });
    await accept(await tokenTo(user.email, 'invitation', 3)).expect(204);
  });

  it.each([
    ['the user is deactivated', { isActive: false }],
    ['the user gets another address', { email: 'druga-adresa-pozvane@udruga.example' }],
    ['an administrator sets a password', { password: PASSWORD }],
  ])('ends when %s', async (_event, change) => {
    const { user, token } = await invite();
    await test.asAdmin('patch', `/api/users/${user.id}`, change).expect(200);
    await test.asAdmin('patch', `/api/users/${user.id}`, { isActive: true }).expect(200);
    await expectGone('password-resets/complete', { token, newPassword: NEW_PASSWORD });
  });

  it('is replaced by the user’s own request for a link only after it has expired', async () => {
    const { user } = await invite();
    await send('password-resets', { identity: user.email }).expect(200);
    await untilDone();
    expect(server.acceptedFor(user.email)).toHaveLength(1);
    await test.dataSource.query('UPDATE password_resets SET expires_at = now()');
    await send('password-resets', { identity: user.email }).expect(200);
    await accept(await tokenTo(user.email, 'reset-password')).expect(204);
    await signIn(user, { password: NEW_PASSWORD }).expect(200);
  });

  it('gives a username that is free, and counts as no administrator until it is accepted', async () => {
    const { user } = await invite({ role: 'admin', email: 'pozvana@udruga.example' });
    const { user: second } = await invite({ email: 'pozvana@druga.example' });
    const { user: short } = await invite({ email: 'iv@udruga.example' });
    expect([user.username, second.username, short.username]).toEqual([
      'pozvana',
      'pozvana2',
      'korisnik',
    ]);
    const addresses = await test.dataSource.transaction((manager) =>
      test.app.get(UsersService, { strict: false }).administratorEmails(manager),
    );
    expect(addresses).not.toContain(user.email);
  });
});

/** A link of a user for a new password. */
async function createReset({ id }: User): Promise<string> {
  const token = createToken();
  await test.dataSource.query(
    `INSERT INTO password_resets VALUES ($1, $2, now() + interval '1 minute')`,
    [id, hashOfToken(token)],
  );
  return token;
}

describe('the link for a new password', () => {
  const use = (token: string) =>
    send('password-resets/complete', { token, newPassword: NEW_PASSWORD });

  it('does nothing once its time is over', async () => {
    const user = await createUser(test.dataSource);
    const token = await createReset(user);
    await test.dataSource.query('UPDATE password_resets SET expires_at = now()');
    await use(token).expect(410);
    await signIn(user).expect(200);
  });

  it('works once, also when it is used several times at once', async () => {
    const user = await createUser(test.dataSource);
    const token = await createReset(user);
    const answers = await Promise.all([use(token), use(token), use(token)]);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    await signIn(user, { password: NEW_PASSWORD }).expect(200);
    await use(token).expect(410);
  });

  it.each([
    ['password', 'fraza koju zna samo administrator'],
    ['email', 'nova-adresa-jedne@udruga.example'],
    ['isActive', false],
  ])('ends with another %s', async (field, value) => {
    const user = await createUser(test.dataSource);
    const token = await createReset(user);
    await test.asAdmin('patch', `/api/users/${user.id}`, { [field]: value }).expect(200);
    await use(token).expect(410);
    await signIn(user, { password: NEW_PASSWORD }).expect(401);
  });

  it('may be tried ten times from an IP address', async () => {
    const ip = uniqueIp();
    const body = { token: 'x'.repeat(43), newPassword: NEW_PASSWORD };
    const use = () => send('password-resets/complete', body, { ip });
    for (let count = 0; count < 10; count += 1) await use().expect(410);
    await use().expect(429);
  });
});

const COMMAND = fileURLToPath(new URL('../../dist/bundle/admin-password.js', import.meta.url));

describe('npm run admin:password', () => {
  /** Runs the command for a user, with a password on standard input. */
  async function run(username: string, password: string) {
    const command = spawn(process.execPath, [COMMAND, '--stdin'], {
      env: { DATABASE_URL: urlOf(test.dataSource), ADMIN_USERNAME: username },
    });
    const exited = once(command, 'exit');
    command.stdin.end(`${password}\n`);
    const [output, errors] = await Promise.all([text(command.stdout), text(command.stderr)]);
    const [status]: unknown[] = await exited;
    return { status, output, errors };
  }

  it('gives an account back, without anything by which somebody else could sign in', async () => {
    const user = await createUser(test.dataSource);
    const { recoveryCodes } = await createSecondFactor(test, user);
    const { headers } = await signIn(user, { code: recoveryCodes[0] }).expect(200);
    await createPasskey(test.dataSource, user);
    const token = await createReset(user);

    const { status, output, errors } = await run(user.username, 'pet modrih vrata na otoku');
    expect([status, errors]).toEqual([0, '']);
    expect(output).toBe(`The password of "${user.username}" was changed.\n`);
    await me(headers).expect(401);
    const passkeys = 'SELECT FROM passkeys WHERE user_id = $1';
    expect(await test.dataSource.query(passkeys, [user.id])).toEqual([]);
    await expectGone('password-resets/complete', { token, newPassword: NEW_PASSWORD });
    await signIn(user).expect(401);
    await signIn(user, { password: 'pet modrih vrata na otoku' }).expect(200);
    await accepted(user.email, 'lozinku je postavio administrator');
    const lines: unknown[] = await test.dataSource.query(
      `SELECT action FROM audit_log WHERE actor_kind = 'command' AND actor_name = 'admin:password'
       ORDER BY action`,
    );
    expect(lines).toEqual([
      { action: 'changed' },
      { action: 'passkey-removed' },
      { action: 'second-factor-removed' },
    ]);
  });

  it.each([
    ['is too short', 'kratka', /^The password must have 12 to 256 characters\.$/m],
    ['is easy to guess', 'password1234', /^The password is easy to guess/m],
  ])('refuses a password that %s', async (_why, password, message) => {
    const user = await createUser(test.dataSource);
    const { status, errors } = await run(user.username, password);
    expect(status).toBe(1);
    expect(errors).toMatch(message);
    await signIn(user).expect(200);
  });
});
