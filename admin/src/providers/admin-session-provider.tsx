import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { getAdminSession, subscribeToAdminSession, type AdminSession } from './admin-session';

interface AdminSessionState {
  session: AdminSession | undefined;
}

const AdminSessionContext = createContext<AdminSessionState | undefined>(undefined);

export function AdminSessionProvider({ children }: { children: ReactNode }) {
  const session = useSyncExternalStore(subscribeToAdminSession, getAdminSession);
  const state = useMemo(() => ({ session }), [session]);
  return <AdminSessionContext value={state}>{children}</AdminSessionContext>;
}

/** The signed-in administrator. Throws a developer error outside its provider. */
export function useAdminSession(): AdminSessionState {
  const state = use(AdminSessionContext);
  if (!state) {
    throw new Error('useAdminSession se mora koristiti unutar AdminSessionProvider komponente');
  }
  return state;
}
