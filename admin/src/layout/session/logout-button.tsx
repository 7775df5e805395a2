import LogoutIcon from '@mui/icons-material/Logout';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useSignOut } from './use-sign-out';

export function LogoutButton() {
  const translate = useTranslate();
  const { signOut, signingOut } = useSignOut();

  return (
    <Button
      size="small"
      startIcon={<LogoutIcon />}
      loading={signingOut}
      onClick={() => void signOut()}
    >
      {translate(signingOut ? 'admin.logout.pending' : 'admin.logout.button')}
    </Button>
  );
}
