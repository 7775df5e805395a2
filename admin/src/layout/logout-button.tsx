import LogoutIcon from '@mui/icons-material/Logout';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLogout, useNotify, useTranslate } from 'react-admin';

/** Ends the session on the server, then leaves the panel for the public site. */
export function LogoutButton() {
  const translate = useTranslate();
  const logout = useLogout();
  const notify = useNotify();
  const [pending, setPending] = useState(false);

  const leave = async () => {
    setPending(true);
    try {
      await logout({ requested: true }, false);
      window.location.assign('/');
    } catch {
      setPending(false);
      notify('admin.logout.error', { type: 'error' });
    }
  };

  return (
    <Button
      variant="outlined"
      startIcon={<LogoutIcon />}
      loading={pending}
      loadingPosition="start"
      onClick={() => void leave()}
    >
      {translate(pending ? 'admin.logout.pending' : 'admin.logout.button')}
    </Button>
  );
}
