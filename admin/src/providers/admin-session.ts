import { staffRole, type StaffRole } from './roles';

/** Stored data about the signed-in user. The credential is the HttpOnly cookie. */
export interface AdminSession {
  authenticated: true;
  id: number;
  username: string;
  fullName: string;
  /** Undefined until the server has confirmed a session that was stored without it. */
  role?: StaffRole;
  /**
   * Whether the user still has to set up a second factor, should have in time, or signed in with a
   * recovery code; the latter until the panel is loaded anew.
   */
  secondFactor?: 'due' | 'overdue' | 'recovered';
}

/**
 * Why a session ended: by a sign-out, by expiry, or as its user has no (or no longer) access to the
 * panel.
 */
export type SessionEnd = 'logout' | 'expired' | 'no-access';

const storageKey = 'admin';

let current: AdminSession | undefined;
let end: SessionEnd | undefined;
const listeners = new Set<() => void>();

const dueOf = (value: unknown): AdminSession['secondFactor'] =>
  value === 'due' || value === 'overdue' ? value : undefined;

/** Parses a stored session; undefined where it is not authenticated. Throws for other values. */
function parseSession(stored: string): AdminSession | undefined {
  const value: unknown = JSON.parse(stored);
  if (typeof value !== 'object' || value === null || !('authenticated' in value)) {
    throw new TypeError('The stored value is not a session');
  }
  if (value.authenticated !== true) {
    return undefined;
  }
  return {
    authenticated: true,
    id: 'id' in value && typeof value.id === 'number' ? value.id : 0,
    username: 'username' in value && typeof value.username === 'string' ? value.username : '',
    fullName: 'fullName' in value && typeof value.fullName === 'string' ? value.fullName : '',
    role: 'role' in value ? staffRole(value.role) : undefined,
    ...('secondFactor' in value && { secondFactor: dueOf(value.secondFactor) }),
  };
}

function change(session: AdminSession | undefined): void {
  current = session;
  listeners.forEach((listener) => listener());
}

/**
 * Reads the session from local storage; removes and logs an invalid one.
 * @param ended whether a session of this page was ended by another tab
 */
export function restoreAdminSession(ended = false): void {
  end = ended ? 'expired' : undefined;
  const stored = localStorage.getItem(storageKey);
  if (stored === null) {
    change(undefined);
    return;
  }
  try {
    change(parseSession(stored));
  } catch (error) {
    console.error('Greška pri čitanju autentikacije', error);
    localStorage.removeItem(storageKey);
    change(undefined);
  }
}

export function startAdminSession(session: AdminSession): void {
  end = undefined;
  localStorage.setItem(storageKey, JSON.stringify(session));
  change(session);
}

export function endAdminSession(reason: SessionEnd): void {
  end = reason;
  localStorage.removeItem(storageKey);
  change(undefined);
}

export function getAdminSession(): AdminSession | undefined {
  return current;
}

/** Why the last session of this page ended; undefined where none has ended. */
export function adminSessionEnd(): SessionEnd | undefined {
  return end;
}

export function subscribeToAdminSession(listener: () => void): () => void {
  // A login or sign-out in one tab applies to the others.
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey) {
      // As if expired, so that signing in again leads back to the open page.
      restoreAdminSession(current !== undefined && event.newValue === null);
    }
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
