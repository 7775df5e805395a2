import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocaleState, useNotify, useTranslate } from 'react-admin';
import { formatDateTime } from 'shared/croatian-time';
import type { Schemas } from '../api/schemas';
import { apiUrl, httpClient } from '../providers/http-client';

const texts = 'admin.lostDevice.pending';
const url = `${apiUrl}/lost-devices`;
const queryKey = ['lost-devices'];

/** That a user asked to remove the second factor of a lost device, if so, and a way to stop it. */
export function PendingLostDevice({ userId }: { userId: number }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey,
    queryFn: async (): Promise<Schemas['LostDeviceDto'][]> => (await httpClient(url)).json,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: () => httpClient(`${url}/${userId}/cancel`, { method: 'POST' }),
    onSuccess: () => notify(`${texts}.stopped`, { type: 'success' }),
    onError: ({ message }) => notify(message || 'admin.status.notChanged', { type: 'error' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
  const request = data?.find((one) => one.userId === userId);
  if (!request) return null;
  return (
    <Alert severity="warning" variant="outlined" role="note" sx={{ mb: 1 }}>
      {translate(`${texts}.text`, { date: formatDateTime(request.opensAt, locale) })}
      <Button
        variant="outlined"
        color="inherit"
        loading={isPending}
        loadingPosition="start"
        onClick={() => mutate()}
        sx={{ display: 'flex', mt: 1, minHeight: 44 }}
      >
        {translate('admin.lostDevice.stop.button')}
      </Button>
    </Alert>
  );
}
