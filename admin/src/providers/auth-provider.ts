import { HttpError, type AuthProvider } from 'react-admin';
import type { Schemas } from '../api/schemas';
import {
  endAdminSession,
  getAdminSession,
  startAdminSession,
  type AdminSession,
} from './admin-session';
import { apiUrl, httpClient, post } from './http-client';
import { staffRole } from './roles';

type User = Schemas['SessionUserDto'];

export interface Credentials {
  username: string;
  password: string;
  /** Of users with a second factor. */
  code?: string;
  rememberDevice?: boolean;
}

/** A challenge that a passkey signed. */
export type PasskeyAssertion = Schemas['PasskeyAssertionDto'];

let confirmed: Promise<void> | undefined;

function sessionOf(user: User): AdminSession {
  return {
    authenticated: true,
    id: user.id,
    username: user.username,
    fullName: user.fullName,
    role: staffRole(user.role),
    ...(user.secondFactorDueAt && {
      secondFactor: Date.parse(user.secondFactorDueAt) > Date.now() ? 'due' : 'overdue',
    }),
  };
}

/** Codes of applications have no letters. */
const isRecoveryCode = (sent: Credentials | PasskeyAssertion): boolean =>
  'code' in sent && /[a-z]/i.test(sent.code ?? '');

function isUnauthorized(error: unknown): boolean {
  return error instanceof HttpError && error.status === 401;
}

/** An error that redirects to the login page without a toast, as that page shows the reason. */
function withoutToast(): Error {
  return Object.assign(new Error('unauthenticated'), { message: false });
}

/** Thrown when a user without access to the panel signs in with valid credentials. */
export class NoAccessError extends Error {}

/** Ends the session of a user without access to the panel, if possible also on the server. */
async function rejectUser(): Promise<void> {
  confirmed = undefined;
  endAdminSession('no-access');
  await post('auth/logout').catch(() => undefined);
}

/** Reads the signed-in user anew; ends the session where the API does not know it. */
export async function confirmSession(): Promise<void> {
  try {
    const { json } = await httpClient(`${apiUrl}/auth/me`);
    if (!staffRole(json.role)) {
      await rejectUser();
      throw withoutToast();
    }
    startAdminSession(sessionOf(json));
  } catch (error) {
    if (!getAdminSession()) throw error;
    if (isUnauthorized(error)) {
      endAdminSession('expired');
      throw withoutToast();
    }
    // An unreachable server does not end the session; each screen shows its own error.
    confirmed = undefined;
  }
}

export const authProvider: AuthProvider = {
  async login(credentials: Credentials | PasskeyAssertion) {
    const operation = 'signature' in credentials ? 'passkeys/sign-in' : 'login';
    const { user } = await post<{ user: User }>(`auth/${operation}`, credentials);
    if (!staffRole(user.role)) {
      await rejectUser();
      throw new NoAccessError();
    }
    startAdminSession({
      ...sessionOf(user),
      ...(isRecoveryCode(credentials) && { secondFactor: 'recovered' }),
    });
    confirmed = Promise.resolve();
  },

  /**
   * React-admin also calls this when access is denied; only a logout that the administrator
   * requested (`{ requested: true }`) is sent to the server, with `everywhere` for all devices. It
   * never redirects: the session gate does, with the reason why the session ended.
   * See decision 040.
   */
  async logout(params?: { requested?: boolean; everywhere?: boolean }) {
    confirmed = undefined;
    if (!params?.requested) {
      return false;
    }
    try {
      await post(`auth/${params.everywhere ? 'logout-everywhere' : 'logout'}`);
    } catch (error) {
      if (!isUnauthorized(error)) {
        throw error;
      }
    }
    endAdminSession('logout');
    return false;
  },

  async checkAuth() {
    if (!getAdminSession()) {
      throw withoutToast();
    }
    confirmed ??= confirmSession();
    await confirmed;
  },

  async checkError(error: unknown) {
    if (isUnauthorized(error)) {
      confirmed = undefined;
      endAdminSession('expired');
      throw withoutToast();
    }
    // A role may not allow a request; the session ends only without access to the panel.
    if (error instanceof HttpError && error.status === 403 && getAdminSession()) {
      await confirmSession();
    }
  },

  async getIdentity() {
    const session = getAdminSession();
    if (!session) {
      throw withoutToast();
    }
    return { id: session.id, fullName: session.fullName || session.username };
  },
};
