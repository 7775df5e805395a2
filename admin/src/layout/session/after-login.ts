import { fieldsOf } from 'shared/is-record';
import { adminSessionEnd, type SessionEnd } from '../../providers/admin-session';

interface RequestedUrl {
  pathname: string;
  search: string;
}

/** Location state of the login page with the requested URL; it stays after a reload. */
export function loginState({ pathname, search }: RequestedUrl) {
  const end = adminSessionEnd();
  // After a sign-out there is nothing to return to.
  return { end, ...(end === 'logout' ? {} : { nextPathname: pathname, nextSearch: search }) };
}

/** Whether a path is one of the panel; two slashes would name another host. */
const isOwnPath = (path: string) => /^\/(?![/\\])/.test(path) && path !== '/login';

/** The path to open after the login: the requested URL, or the dashboard. */
export function afterLogin(state: unknown): string {
  const { nextPathname, nextSearch } = fieldsOf(state);
  if (typeof nextPathname !== 'string' || !isOwnPath(nextPathname)) return '/';
  return nextPathname + (typeof nextSearch === 'string' ? nextSearch : '');
}

/** Location state of the login page after a login without access. */
export function noAccessState(state: unknown) {
  const hadSession = unrequestedEnd(state) !== undefined;
  return { ...fieldsOf(state), end: 'no-access' satisfies SessionEnd, mayHaveTyped: hadSession };
}

/** Whether the ended session may have left unsaved input. */
export function mayHaveTyped(state: unknown): boolean {
  return fieldsOf(state).mayHaveTyped === true;
}

/** Why a session ended without a sign-out; undefined where it did not. */
export function unrequestedEnd(state: unknown): 'expired' | 'no-access' | undefined {
  const { end } = fieldsOf(state);
  return end === 'expired' || end === 'no-access' ? end : undefined;
}
