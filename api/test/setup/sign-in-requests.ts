import type { TestApp } from './test-app.js';
import { uniqueIp } from './unique-ip.js';

/** Requests to sign in to the application, which is started before they are sent. */
export function signInRequests(app: () => TestApp) {
  const login = (body: object, ip = uniqueIp()) =>
    app().anonymous.post('/api/auth/login').set('X-Forwarded-For', ip).send(body);
  return {
    login,
    /** Brings an account into the state after so many attempts, each from another IP address. */
    simulateAttack: async (username: string, attempts = 1000): Promise<void> => {
      await login({ username, password: 'pogrešna lozinka' }).expect(401);
      await app().dataSource.query(
        `UPDATE rate_limits SET points = $1 WHERE key LIKE 'account-anywhere:%'`,
        [attempts],
      );
    },
  };
}

/** The cookies that a response sets. */
export const cookieOf = (headers: Record<string, unknown>) => String(headers['set-cookie']);
