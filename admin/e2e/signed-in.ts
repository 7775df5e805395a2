import type { APIRequestContext, BrowserContextOptions } from '@playwright/test';
import { expect, test as base } from '../../testing/fixtures';

interface Session {
  /** Requests in the administrator's name. */
  api: APIRequestContext;
  /** A browser's storage in which the administrator is signed in. */
  storage: Exclude<BrowserContextOptions['storageState'], string | undefined>;
}

/**
 * The tests' `test` with the administrator already signed in. Signing in happens once for each
 * worker, because the API allows an address only so many sign-ins a minute.
 */
export const test = base.extend<object, { session: Session }>({
  session: [
    async ({ playwright }, use, worker) => {
      const { origin } = new URL(worker.project.use.baseURL ?? '');
      const api = await playwright.request.newContext({
        baseURL: origin,
        extraHTTPHeaders: { Origin: origin },
      });
      const login = await api.post('/api/auth/login', {
        data: {
          username: process.env.E2E_ADMIN_USERNAME,
          password: process.env.E2E_ADMIN_PASSWORD,
        },
      });
      expect(login.ok(), await login.text()).toBe(true);
      const { user } = await login.json();
      const { cookies } = await api.storageState();
      const admin = JSON.stringify({ authenticated: true, ...user });
      await use({
        api,
        storage: {
          cookies,
          origins: [{ origin, localStorage: [{ name: 'admin', value: admin }] }],
        },
      });
      await api.dispose();
    },
    { scope: 'worker' },
  ],
  api: ({ session }, use) => use(session.api),
  storageState: ({ session }, use) => use(session.storage),
});

export { expect };
