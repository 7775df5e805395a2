import { fieldsOf } from 'shared/is-record';
import { adminSessionEnd, type SessionEnd } from '../../providers/admin-session';

interface Asked {
  pathname: string;
  search: string;
}

/** Location state of the login page with the requested URL; it stays after a reload. */
export function loginState({ pathname, search }: Asked) {
  const end = adminSessionEnd();
  // After a sign-out there is nothing to return to.
  return { end, ...(end === 'logout' ? {} : { nextPathname: pathname, nextSearch: search }) };
}

/** A path of the panel; two slashes would name another host. */
const isOwnPath = (path: string) => /^\/(?![/\\])/.test(path) && path !== '/login';

/** Where the login page leads to: the requested URL, or the dashboard. */
export function afterLogin(state: unknown): string {
  const { nextPathname, nextSearch } = fieldsOf(state);
  if (typeof nextPathname !== 'string' || !isOwnPath(nextPathname)) return '/';
  return nextPathname + (typeof nextSearch === 'string' ? nextSearch : '');
}

/** Location state of the login page after somebody without access has signed in. */
export function refusedState(state: unknown) {
  const typing = unaskedEnd(state) !== undefined;
  return { ...fieldsOf(state), end: 'no-access' satisfies SessionEnd, typing };
}

/** Whether a session ended in which something may have been typed. */
export function mayHaveTyped(state: unknown): boolean {
  return fieldsOf(state).typing === true;
}

/** Whether a session ended without its user asking for it, and why. */
export function unaskedEnd(state: unknown): 'expired' | 'no-access' | undefined {
  const { end } = fieldsOf(state);
  return end === 'expired' || end === 'no-access' ? end : undefined;
}
