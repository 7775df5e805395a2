import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAdminSession } from '../../providers/admin-session-provider';
import { afterLogin, loginState } from './after-login';

/**
 * Lets nobody but a signed-in administrator past the login page, and remembers what they asked for.
 * Whoever signs in, be it in another tab, is led past it.
 */
export function SessionGate({ children }: { children: ReactNode }) {
  const { session } = useAdminSession();
  const { pathname, search, state } = useLocation();
  if (!session && pathname !== '/login') {
    return <Navigate to="/login" replace state={loginState({ pathname, search })} />;
  }
  if (session && pathname === '/login') {
    return <Navigate to={afterLogin(state)} replace />;
  }
  return children;
}
