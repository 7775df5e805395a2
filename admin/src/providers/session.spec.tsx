import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { HttpError } from 'react-admin';
import {
  adminSessionEnd,
  getAdminSession,
  restoreAdminSession,
  startAdminSession,
} from './admin-session';
import { useAdminSession } from './admin-session-provider';
import { authProvider } from './auth-provider';

const ana = { id: 1, username: 'admin', fullName: 'Ana Horvat', role: 'admin' as const };
const user = { ...ana, email: 'ana@udruga.example' };
const member = { ...user, role: 'member' };
const session = { ...ana, authenticated: true as const };

let responses: { status: number; body?: unknown }[];
let calls: { url: string; method: string; body: unknown }[];

/** A server with prepared responses that records the requests. */
const server: typeof fetch = async (url, init) => {
  calls.push({
    url: String(url),
    method: init?.method ?? 'GET',
    body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
  });
  const { status, body } = responses.shift() ?? { status: 500 };
  return new Response(body === undefined ? null : JSON.stringify(body), { status });
};

beforeEach(async () => {
  responses = [];
  calls = [];
  globalThis.fetch = server;
  // Resets the confirmed session of an earlier test.
  await authProvider.logout({});
  restoreAdminSession();
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('Signing in', () => {
  test('stores the session in local storage with its authenticated flag', async () => {
    responses = [{ status: 200, body: { user } }];
    const body = { username: 'admin', password: 'tajna' };
    await authProvider.login(body);
    expect(calls).toEqual([{ url: '/api/auth/login', method: 'POST', body }]);
    expect(JSON.parse(localStorage.getItem('admin') ?? '')).toEqual(session);
    await expect(authProvider.getIdentity?.()).resolves.toEqual({ id: 1, fullName: 'Ana Horvat' });
  });

  test('fails with the server’s message and stores nothing', async () => {
    responses = [{ status: 401, body: { message: 'Pogrešna lozinka' } }];
    await expect(authProvider.login({ username: 'admin', password: 'x' })).rejects.toThrow(
      'Pogrešna lozinka',
    );
    expect(localStorage.getItem('admin')).toBeNull();
  });
});

describe('A user who is not an administrator', () => {
  const logout = { url: '/api/auth/logout', method: 'POST', body: undefined };

  test('is signed out when the browser still has a stored session', async () => {
    startAdminSession(session);
    responses = [{ status: 200, body: member }, { status: 204 }];
    await expect(authProvider.checkAuth({})).rejects.toThrow();
    expect(calls.at(-1)).toEqual(logout);
    expect(getAdminSession()).toBeUndefined();
    expect(adminSessionEnd()).toBe('no-access');
  });

  test('is signed out when the role was withdrawn', async () => {
    startAdminSession(session);
    responses = [{ status: 200, body: member }, { status: 204 }];
    await expect(authProvider.checkError(new HttpError('Nemate ovlasti', 403))).rejects.toThrow();
    expect(adminSessionEnd()).toBe('no-access');
  });
});

describe('A stored session', () => {
  test('is restored on load', () => {
    localStorage.setItem('admin', JSON.stringify(session));
    restoreAdminSession();
    expect(getAdminSession()).toEqual(session);
  });

  test.each(['{"authenticated":', 'null', '"da"', '{}'])(
    'is removed and logged when it is invalid (%s)',
    (stored) => {
      const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      localStorage.setItem('admin', stored);
      restoreAdminSession();
      expect(getAdminSession()).toBeUndefined();
      expect(localStorage.getItem('admin')).toBeNull();
      expect(log).toHaveBeenCalledWith('Greška pri čitanju autentikacije', expect.any(Error));
    },
  );

  test('is confirmed by the server once', async () => {
    startAdminSession(session);
    responses = [{ status: 200, body: user }];
    await authProvider.checkAuth({});
    await authProvider.checkAuth({});
    expect(calls.map(({ url }) => url)).toEqual(['/api/auth/me']);
  });

  test('is confirmed where it has no role, or an unknown one', async () => {
    for (const role of [undefined, 'member', 'owner']) {
      await authProvider.logout({});
      localStorage.setItem('admin', JSON.stringify({ ...session, role }));
      restoreAdminSession();
      expect(getAdminSession()?.role).toBeUndefined();
      responses = [{ status: 200, body: { ...user, role: 'editor' } }];
      await authProvider.checkAuth({});
      expect(getAdminSession()?.role).toBe('editor');
    }
  });

  test('expires when the server does not recognise it', async () => {
    startAdminSession(session);
    responses = [{ status: 401, body: { message: 'Prijavite se' } }];
    await expect(authProvider.checkAuth({})).rejects.toThrow();
    expect(localStorage.getItem('admin')).toBeNull();
    expect(adminSessionEnd()).toBe('expired');
  });

  test('survives an unreachable server', async () => {
    startAdminSession(session);
    responses = [{ status: 503, body: { message: 'Baza nije dostupna' } }];
    await authProvider.checkAuth({});
    expect(getAdminSession()).toEqual(session);
  });
});

test('Access is denied without a session, and without a request', async () => {
  await expect(authProvider.checkAuth({})).rejects.toThrow();
  expect(calls).toEqual([]);
});

describe('An error of the API', () => {
  test('ends the session with the status 401', async () => {
    startAdminSession(session);
    await expect(authProvider.checkError(new HttpError('Prijavite se', 401))).rejects.toThrow();
    expect(getAdminSession()).toBeUndefined();
    expect(adminSessionEnd()).toBe('expired');
  });

  test('does not end the session with another status', async () => {
    startAdminSession(session);
    responses = [{ status: 200, body: user }];
    for (const status of [403, 404, 500]) {
      await authProvider.checkError(new HttpError('Nije uspjelo', status));
      expect(getAdminSession()).toEqual(session);
    }
  });
});

describe('Logging out', () => {
  test('ends the session on the server and in the browser, without a redirect', async () => {
    startAdminSession(session);
    responses = [{ status: 204 }];
    await expect(authProvider.logout({ requested: true })).resolves.toBe(false);
    expect(calls).toEqual([{ url: '/api/auth/logout', method: 'POST', body: undefined }]);
    expect(localStorage.getItem('admin')).toBeNull();
    expect(adminSessionEnd()).toBe('logout');
  });

  test('ends the sessions of all devices on request', async () => {
    startAdminSession(session);
    responses = [{ status: 204 }];
    await authProvider.logout({ requested: true, everywhere: true });
    expect(calls.map(({ url }) => url)).toEqual(['/api/auth/logout-everywhere']);
    expect(getAdminSession()).toBeUndefined();
  });

  test('retains the session when the server cannot be reached', async () => {
    startAdminSession(session);
    responses = [{ status: 503, body: { message: 'Pokušajte ponovno' } }];
    await expect(authProvider.logout({ requested: true })).rejects.toThrow('Pokušajte ponovno');
    expect(getAdminSession()).toEqual(session);
  });
});

test('useAdminSession throws a Croatian developer error outside its provider', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(useAdminSession)).toThrow(
    'useAdminSession se mora koristiti unutar AdminSessionProvider komponente',
  );
  log.mockRestore();
});
