import { useState } from 'react';
import { useLogout, useNotify } from 'react-admin';

/** Ends the session on the server, then leaves the panel for the public site. */
export function useLeave() {
  const logout = useLogout();
  const notify = useNotify();
  const [leaving, setLeaving] = useState(false);

  const leave = async () => {
    setLeaving(true);
    try {
      await logout({ requested: true }, false);
      window.location.assign('/');
    } catch {
      setLeaving(false);
      notify('admin.logout.error', { type: 'error' });
    }
  };

  return { leave, leaving };
}
