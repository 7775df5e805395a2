import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { getAdminSession, subscribeToAdminSession, type AdminSession } from './admin-session';
import { mayOpen } from './roles';

interface AdminSessionState {
  session: AdminSession | undefined;
}

const AdminSessionContext = createContext<AdminSessionState | undefined>(undefined);

export function AdminSessionProvider({ children }: { children: ReactNode }) {
  const session = useSyncExternalStore(subscribeToAdminSession, getAdminSession);
  const state = useMemo(() => ({ session }), [session]);
  return <AdminSessionContext value={state}>{children}</AdminSessionContext>;
}

/** The signed-in user. Throws a developer error outside its provider. */
export function useAdminSession(): AdminSessionState {
  const state = use(AdminSessionContext);
  if (!state) {
    throw new Error('useAdminSession se mora koristiti unutar AdminSessionProvider komponente');
  }
  return state;
}

/** Whether the signed-in user is an administrator. */
export const useIsAdmin = (): boolean => useAdminSession().session?.role === 'admin';

/** Whether the time has passed by which the user had to set up a second factor. */
export const useLacksSecondFactor = (): boolean =>
  useAdminSession().session?.secondFactor === 'overdue';

/** Whether the signed-in user opens a screen, by the name of its resource. */
export function useMayOpen(): (screen: string) => boolean {
  const role = useAdminSession().session?.role;
  return (screen) => role !== undefined && mayOpen(role, screen);
}
