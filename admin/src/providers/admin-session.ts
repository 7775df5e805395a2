/**
 * What the browser stores about a signed-in administrator. The credential is the HttpOnly cookie.
 */
export interface AdminSession {
  authenticated: true;
  id: number;
  username: string;
  fullName: string;
}

/**
 * Why a session ended: its user signed out, it ended by itself, or its user is no administrator
 * (any more).
 */
export type SessionEnd = 'logout' | 'expired' | 'no-access';

const storageKey = 'admin';

let current: AdminSession | undefined;
let end: SessionEnd | undefined;
const listeners = new Set<() => void>();

/** Returns undefined for a session object that is not authenticated; throws for anything else. */
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
  };
}

function change(session: AdminSession | undefined): void {
  current = session;
  listeners.forEach((listener) => listener());
}

/**
 * Reads the session from local storage; removes and logs one that cannot be read.
 * @param ended whether a session of this page has ended without a sign-out here
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

/** Why the last session ended; nothing where there was none since the page was loaded. */
export function adminSessionEnd(): SessionEnd | undefined {
  return end;
}

export function subscribeToAdminSession(listener: () => void): () => void {
  // Signing in or out in one tab does so in the others.
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey) {
      // Not signed out in this tab: signing in again leads back to the page that was open.
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
