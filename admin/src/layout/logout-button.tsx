import LogoutIcon from '@mui/icons-material/Logout';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useLeave } from './use-leave';

export function LogoutButton() {
  const translate = useTranslate();
  const { leave, leaving } = useLeave();

  return (
    <Button
      variant="outlined"
      startIcon={<LogoutIcon />}
      loading={leaving}
      loadingPosition="start"
      onClick={() => void leave()}
    >
      {translate(leaving ? 'admin.logout.pending' : 'admin.logout.button')}
    </Button>
  );
}
