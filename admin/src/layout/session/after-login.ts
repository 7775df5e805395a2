import { adminSessionEnd, type SessionEnd } from '../../providers/admin-session';
import { fieldsOf } from '../../providers/is-record';

interface Asked {
  pathname: string;
  search: string;
}

/** What the login page is told of the address that was asked for; it outlives a reload of the page. */
export function loginState({ pathname, search }: Asked) {
  const end = adminSessionEnd();
  // Whoever signed out was done here.
  return { end, ...(end === 'logout' ? {} : { nextPathname: pathname, nextSearch: search }) };
}

/** A path of the panel: one slash, so that it leads to no other site. */
const isOwnPath = (path: string) => /^\/(?![/\\])/.test(path) && path !== '/login';

/** Where to go from the login page: to what was asked for, to the dashboard where nothing was. */
export function afterLogin(state: unknown): string {
  const { nextPathname, nextSearch } = fieldsOf(state);
  if (typeof nextPathname !== 'string' || !isOwnPath(nextPathname)) return '/';
  return nextPathname + (typeof nextSearch === 'string' ? nextSearch : '');
}

/** The login page's state once somebody without access has signed in there. */
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
