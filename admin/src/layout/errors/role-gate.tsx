import type { ReactNode } from 'react';
import { useResourceDefinitions } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { useAdminSession } from '../../providers/admin-session-provider';
import { mayOpen } from '../../providers/roles';
import { NotAllowed } from './not-allowed';

/** Shows a screen to those whose role opens it, and to others why it does not. */
export function RoleGate({ children }: { children: ReactNode }) {
  const resources = useResourceDefinitions();
  const { pathname } = useLocation();
  const role = useAdminSession().session?.role;
  const [, screen = ''] = pathname.split('/');
  if (!(screen in resources)) return children;
  if (role === undefined) return null;
  return mayOpen(role, screen) ? children : <NotAllowed screen={screen} role={role} />;
}
