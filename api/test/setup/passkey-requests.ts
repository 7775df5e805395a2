import type { User } from '../../src/users/user.entity.js';
import { SoftwareAuthenticator, type Deviation } from './software-authenticator.js';
import type { TestApp } from './test-app.js';
import { uniqueIp } from './unique-ip.js';

export const PASSKEYS_PATH = '/api/auth/passkeys';

export const ENDED =
  'Zahtjev za pristupni ključ istekao je ili je već iskorišten. Pokušajte ponovno.';

/** The headers of a signed-in user. */
export type UserHeaders = { Cookie: string; Origin: string };

/** Requests to the API of passkeys, each from another IP address. */
export class PasskeyRequests {
  constructor(private readonly test: TestApp) {}

  post(path: string, body?: object, headers: object = {}, ip = uniqueIp()) {
    return this.test.anonymous
      .post(`${PASSKEYS_PATH}${path}`)
      .set({ 'X-Forwarded-For': ip, ...headers })
      .send(body);
  }

  async list(headers: UserHeaders) {
    return (await this.test.anonymous.get(PASSKEYS_PATH).set(headers).expect(200)).body;
  }

  async registrationOptions(headers: UserHeaders) {
    return (await this.post('/registration-options', undefined, headers).expect(200)).body;
  }

  async signInOptions() {
    return (await this.post('/sign-in-options').expect(200)).body;
  }

  async signIn(authenticator: SoftwareAuthenticator, deviation?: Deviation) {
    return this.post('/sign-in', authenticator.sign(await this.signInOptions(), deviation));
  }

  async meOf(headers: { Cookie: string }): Promise<User> {
    return (await this.test.anonymous.get('/api/auth/me').set(headers).expect(200)).body;
  }

  /** A signed-in user with a passkey. */
  async withPasskey(fields: Partial<User> = {}, counter = 0) {
    const headers = await this.test.signIn(fields);
    const authenticator = new SoftwareAuthenticator();
    authenticator.counter = counter;
    const response = authenticator.register(await this.registrationOptions(headers));
    const { body } = await this.post('', { name: 'Mobitel', ...response }, headers).expect(201);
    return { headers, authenticator, passkey: body, user: await this.meOf(headers) };
  }

  /** What the change log says of a user, the earliest first. */
  async actionsOf({ id }: User): Promise<string[]> {
    const lines: { action: string }[] = await this.test.dataSource.query(
      `SELECT action FROM audit_log WHERE resource = 'users' AND row_id = $1 ORDER BY id`,
      [id],
    );
    return lines.map(({ action }) => action);
  }
}
