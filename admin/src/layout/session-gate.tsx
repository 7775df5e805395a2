import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { hasAdminSessionExpired } from '../providers/admin-session';
import { useAdminSession } from '../providers/admin-session-provider';

/** Where to go from the login page: back to where a session ended, to the dashboard otherwise. */
function afterLogin(state: unknown): string {
  const { nextPathname, nextSearch, expired }: Record<string, unknown> = Object(state);
  return expired === true ? `${String(nextPathname)}${String(nextSearch)}` : '/';
}

/**
 * Lets nobody but a signed-in administrator past the login page, and remembers where they were.
 * Whoever signs in, be it in another tab, is led past it.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const { session } = useAdminSession();
  const { pathname, search, state } = useLocation();
  if (!session && pathname !== '/login') {
    const left = {
      nextPathname: pathname,
      nextSearch: search,
      expired: hasAdminSessionExpired(),
    };
    return <Navigate to="/login" replace state={left} />;
  }
  if (session && pathname === '/login') {
    return <Navigate to={afterLogin(state)} replace />;
  }
  return children;
}
