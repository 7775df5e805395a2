import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLogout, useNotify } from 'react-admin';
import { abortReads } from '../../providers/http-client';

/** Resolves once no mutation is running, except those paused until there is a connection. */
function waitForMutations(queryClient: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      const saving = queryClient.isMutating({ predicate: ({ state }) => !state.isPaused });
      if (saving > 0) return;
      stop();
      resolve();
    };
    const stop = queryClient.getMutationCache().subscribe(check);
    check();
  });
}

/**
 * Waits for what is being stored, ends the session on the server, and opens the public site.
 * @param everywhere whether to end the sessions of all devices
 */
export function useSignOut(everywhere = false) {
  const logout = useLogout();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [signingOut, setSigningOut] = useState(false);

  const signOut = async () => {
    setSigningOut(true);
    await waitForMutations(queryClient);
    await queryClient.cancelQueries();
    abortReads();
    try {
      await logout({ requested: true, everywhere }, false);
      window.location.assign('/');
    } catch {
      setSigningOut(false);
      void queryClient.refetchQueries({ type: 'active' });
      notify('admin.logout.error', { type: 'error' });
    }
  };

  return { signOut, signingOut };
}
