import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAdminSession } from '../../providers/admin-session-provider';
import { afterLogin, loginState } from './after-login';

interface SessionGateProps {
  /** The paths of screens without a session, besides the login page. */
  openPaths: readonly string[];
  children: ReactNode;
}

/**
 * Redirects users without a session to the login page, and back to the requested URL after the
 * login, also where that happened in another tab.
 */
export function SessionGate({ openPaths, children }: SessionGateProps) {
  const { session } = useAdminSession();
  const { pathname, search, hash, state } = useLocation();
  if (!session && pathname !== '/login' && !openPaths.includes(pathname)) {
    return <Navigate to="/login" replace state={loginState({ pathname, search: search + hash })} />;
  }
  if (session && pathname === '/login') {
    return <Navigate to={afterLogin(state)} replace />;
  }
  return children;
}
