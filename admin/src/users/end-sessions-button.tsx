import LogoutIcon from '@mui/icons-material/Logout';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { apiUrl, httpClient } from '../providers/http-client';

const texts = 'admin.users';

/** Signs a user out on all devices. */
export function EndSessionsButton({ id }: { id: number }) {
  const translate = useTranslate();
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () => httpClient(`${apiUrl}/users/${id}/end-sessions`, { method: 'POST' }),
    onSuccess: () => notify(`${texts}.toast.signedOut`, { type: 'success' }),
    onError: ({ message }) => notify(message || 'admin.status.notChanged', { type: 'error' }),
  });
  return (
    <Button
      variant="outlined"
      startIcon={<LogoutIcon />}
      loading={isPending}
      loadingPosition="start"
      onClick={() => mutate()}
      sx={{ justifySelf: 'start', alignSelf: 'start', mt: 1, minHeight: 44 }}
    >
      {translate(`${texts}.signOut`)}
    </Button>
  );
}
