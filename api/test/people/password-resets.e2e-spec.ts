import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Mail } from '../../src/mail/mail.entity.js';
import type { User } from '../../src/users/user.entity.js';
import { createUser, PASSWORD } from '../factories/user.factory.js';
import { startMailApp, type MailApp } from '../setup/mail/mail-app.js';
import { cookieOf, signInRequests } from '../setup/sign-in-requests.js';
import { uniqueIp } from '../setup/unique-ip.js';
import { waitFor } from '../setup/wait-for.js';

const NEW_PASSWORD = 'nova fraza za prijavu';

let dataDir: string;
let test: MailApp;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'resets-'));
  test = await startMailApp({ DATA_DIR: dataDir, PUBLIC_URL: 'https://udruga.example' });
});
afterAll(async () => {
  await test.close();
  await rm(dataDir, { recursive: true });
});

const { login } = signInRequests(() => test);
const signIn = ({ username }: User, password: string) => login({ username, password });

const request = (identity: string, { language = 'hr', ip = uniqueIp() } = {}) =>
  test.anonymous
    .post(`/api/auth/password-resets?lang=${language}`)
    .set('X-Forwarded-For', ip)
    .send({ identity });

const complete = (token: string, newPassword = NEW_PASSWORD) =>
  test.anonymous
    .post('/api/auth/password-resets/complete')
    .set('X-Forwarded-For', uniqueIp())
    .send({ token, newPassword });

const mailsTo = ({ email }: User, kind: Mail['kind'] = 'password-reset') =>
  test.dataSource.manager.find(Mail, { where: { recipient: email, kind }, order: { id: 'ASC' } });

/** The token of the nth link that was mailed to a user, once it has been mailed. */
async function tokenOf(user: User, nth = 1): Promise<string> {
  const mails = await waitFor(async () => {
    const found = await mailsTo(user);
    return found.length >= nth ? found : undefined;
  }, 'the mail with the link');
  const link = /https:\S+\/admin\/reset-password#token=([\w-]{43})\b/.exec(
    mails[nth - 1]?.text ?? '',
  );
  return link?.[1] ?? '';
}

/** Waits until no job of these links is left. */
const untilDone = () =>
  waitFor(async () => {
    const [{ left }] = await test.dataSource.query(
      `SELECT count(*)::integer AS left FROM graphile_worker.jobs
       WHERE task_identifier = 'send_password_reset'`,
    );
    return left === 0;
  }, 'the jobs that send links');

describe('a forgotten password', () => {
  it('is replaced by a mailed link, which ends all sessions', async () => {
    const user = await createUser(test.dataSource, { role: 'admin' });
    const { headers } = await signIn(user, PASSWORD).expect(200);
    const cookie = cookieOf(headers);
    await request(user.username).expect(200, { way: 'none' });
    const token = await tokenOf(user);
    const [mail] = await mailsTo(user);
    expect(mail?.subject).toBe('Nova lozinka za upravljanje stranicom');
    await test.waitForState(mail?.id ?? 0, 'written');

    await complete(token).expect(204);
    await signIn(user, PASSWORD).expect(401);
    await test.anonymous.get('/api/auth/me').set('Cookie', cookie).expect(401);
    await signIn(user, NEW_PASSWORD).expect(200);
    expect(await mailsTo(user, 'password-changed')).toHaveLength(1);
    const lines: { action: string }[] = await test.dataSource.query(
      `SELECT action FROM audit_log WHERE resource = 'users' AND row_id = $1
         AND action LIKE 'password%' ORDER BY id`,
      [user.id],
    );
    expect(lines.map(({ action }) => action)).toEqual(['password-reset-sent', 'password-reset']);
  });

  it('may be asked for by the email address, in English', async () => {
    const user = await createUser(test.dataSource);
    await request(` ${user.email.toUpperCase()} `, { language: 'en' }).expect(200);
    await tokenOf(user);
    expect((await mailsTo(user))[0]?.subject).toBe('A new password for managing the site');
  });

  it('is answered the same for an unknown and for an inactive account', async () => {
    const inactive = await createUser(test.dataSource, { isActive: false });
    const known = await createUser(test.dataSource);
    const answers = await Promise.all(
      ['nitko', inactive.username, known.username].map(async (identity) => {
        const { status, body } = await request(identity);
        return { status, body };
      }),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    await tokenOf(known);
    await untilDone();
    expect(await mailsTo(inactive)).toEqual([]);
  });

  it('is mailed at most three times an hour, and asked for ten times from one address', async () => {
    const user = await createUser(test.dataSource);
    const ip = uniqueIp();
    for (let count = 0; count < 10; count += 1) await request(user.username, { ip }).expect(200);
    const { body, headers } = await request(user.username, { ip }).expect(429);
    expect(body.detail).toMatch(/Previše pokušaja/);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await untilDone();
    expect(await mailsTo(user)).toHaveLength(3);
  });
});

describe('a mailed link is refused', () => {
  const expectRefused = async (token: string) => {
    const { body } = await complete(token).expect(410);
    expect(body.detail).toMatch(/Poveznica više ne vrijedi/);
  };

  it('when it was used', async () => {
    const user = await createUser(test.dataSource);
    await request(user.username);
    const token = await tokenOf(user);
    await complete(token).expect(204);
    await expectRefused(token);
  });

  it('when ten requests use it at once, but for one', async () => {
    const user = await createUser(test.dataSource);
    await request(user.username);
    const token = await tokenOf(user);
    const answers = await Promise.all(Array.from({ length: 10 }, () => complete(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array(9).fill(410)]);
  });

  it('when it has expired', async () => {
    const user = await createUser(test.dataSource);
    await request(user.username);
    const token = await tokenOf(user);
    await test.dataSource.query(
      `UPDATE password_resets SET expires_at = now() - interval '1 second' WHERE user_id = $1`,
      [user.id],
    );
    await expectRefused(token);
    await signIn(user, PASSWORD).expect(200);
  });

  it('when another one was requested', async () => {
    const user = await createUser(test.dataSource);
    await request(user.username);
    const former = await tokenOf(user);
    await request(user.username);
    const latest = await tokenOf(user, 2);
    await expectRefused(former);
    await complete(latest).expect(204);
  });

  it('when the account was deactivated, and when no such link was sent', async () => {
    const user = await createUser(test.dataSource);
    await request(user.username);
    const token = await tokenOf(user);
    await test.dataSource.query('UPDATE users SET is_active = false WHERE id = $1', [user.id]);
    await expectRefused(token);
    await expectRefused('unknown');
  });

  it('with a password that is easy to guess, and stays usable', async () => {
    const user = await createUser(test.dataSource);
    await request(user.username);
    const token = await tokenOf(user);
    const { body } = await complete(token, 'password1234').expect(400);
    expect(body.errors.newPassword).toBeDefined();
    await complete(token).expect(204);
  });
});
