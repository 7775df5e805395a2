import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAdminSession } from '../../providers/admin-session-provider';
import { afterLogin, loginState } from './after-login';

/** Screens without a session. */
const OPEN = ['/login', '/account-change', '/forgotten-password', '/reset-password'];

/**
 * Redirects users without a session to the login page, and back to the requested URL after the
 * login, also where that happened in another tab.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const { session } = useAdminSession();
  const { pathname, search, state } = useLocation();
  if (!session && !OPEN.includes(pathname)) {
    return <Navigate to="/login" replace state={loginState({ pathname, search })} />;
  }
  if (session && pathname === '/login') {
    return <Navigate to={afterLogin(state)} replace />;
  }
  return children;
}
