import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createToken, hashOfToken } from '../../../src/access/tokens.js';
import { Passkey } from '../../../src/auth/passkeys/passkey.entity.js';
import { createPasskey } from '../../factories/passkey.factory.js';
import { createSecondFactor } from '../../factories/second-factor.factory.js';
import { createUser, PASSWORD } from '../../factories/user.factory.js';
import { cookieOf, signInRequests } from '../../setup/sign-in-requests.js';
import { startTestApp, type TestApp } from '../../setup/test-app.js';
import { uniqueIp } from '../../setup/unique-ip.js';

const COMMAND = fileURLToPath(new URL('../../../dist/bundle/admin-password.js', import.meta.url));
const NEW_PASSWORD = 'pet modrih vrata na otoku';

let test: TestApp;
let databaseUrl: string;
beforeAll(async () => {
  test = await startTestApp({}, undefined, (_app, url) => {
    databaseUrl = url;
    return Promise.resolve();
  });
});
afterAll(() => test.close());

const { login } = signInRequests(() => test);

/** Runs the command for a user, with a password on standard input. */
async function run(username: string, password: string) {
  const command = spawn(process.execPath, [COMMAND, '--stdin'], {
    env: { DATABASE_URL: databaseUrl, ADMIN_USERNAME: username },
  });
  const exited = once(command, 'exit');
  command.stdin.end(`${password}\n`);
  const [output, errors] = await Promise.all([text(command.stdout), text(command.stderr)]);
  const [status]: unknown[] = await exited;
  return { status, output, errors };
}

describe('npm run admin:password', () => {
  it('gives an account back, without anything by which somebody else could sign in', async () => {
    const user = await createUser(test.dataSource);
    const { id, username } = user;
    const { recoveryCodes } = await createSecondFactor(test, user);
    const code = recoveryCodes[0];
    const { headers } = await login({ username, password: PASSWORD, code }).expect(200);
    const me = () => test.anonymous.get('/api/auth/me').set('Cookie', cookieOf(headers));
    await me().expect(200);
    await createPasskey(test.dataSource, user);
    const resetToken = createToken();
    await test.dataSource.query(
      `INSERT INTO password_resets VALUES ($1, $2, now() + interval '30 minutes')`,
      [id, hashOfToken(resetToken)],
    );

    const { status, output, errors } = await run(username, NEW_PASSWORD);
    expect([status, errors]).toEqual([0, '']);
    expect(output).toBe(`The password of "${username}" was changed.\n`);
    await me().expect(401);
    expect(await test.dataSource.manager.countBy(Passkey, { userId: id })).toBe(0);
    const reset = { token: resetToken, newPassword: 'fraza onoga tko čita poštu' };
    await test.anonymous
      .post('/api/auth/password-resets/complete')
      .set('X-Forwarded-For', uniqueIp())
      .send(reset)
      .expect(410);
    await login({ username, password: PASSWORD }).expect(401);
    await login({ username, password: NEW_PASSWORD }).expect(200);
    const lines: unknown[] = await test.dataSource.query(
      `SELECT action FROM audit_log WHERE actor_kind = 'command' AND actor_name = 'admin:password'
       ORDER BY action`,
    );
    expect(lines).toEqual([
      { action: 'changed' },
      { action: 'passkey-removed' },
      { action: 'second-factor-removed' },
    ]);
    const notices: unknown[] = await test.dataSource.query(
      `SELECT FROM graphile_worker.jobs WHERE task_identifier = 'send_account_notice'`,
    );
    expect(notices).toHaveLength(1);
  });

  it.each([
    ['is too short', 'kratka', /^The password must have 12 to 256 characters\.$/m],
    ['is easy to guess', 'password1234', /^The password is easy to guess/m],
  ])('refuses a password that %s', async (_why, password, message) => {
    const { username } = await createUser(test.dataSource);
    const { status, errors } = await run(username, password);
    expect(status).toBe(1);
    expect(errors).toMatch(message);
    await login({ username, password: PASSWORD }).expect(200);
  });

  it('names a user that does not exist', async () => {
    const { status, errors } = await run('nema-ga', NEW_PASSWORD);
    expect([status, errors]).toEqual([1, 'No user is called "nema-ga"; set ADMIN_USERNAME.\n']);
  });
});
