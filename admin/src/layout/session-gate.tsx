import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { useAdminSession } from '../providers/admin-session-provider';

/** Lets nobody but a signed-in administrator past the login page, and remembers where they were. */
export function SessionGate({ children }: { children: ReactNode }) {
  const { session } = useAdminSession();
  const { pathname, search } = useLocation();
  if (!session && pathname !== '/login') {
    const state = { nextPathname: pathname, nextSearch: search };
    return <Navigate to="/login" replace state={state} />;
  }
  return children;
}
