import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { apiUrl, httpClient } from '../providers/http-client';

/** Restores an item of the trash; an error shows the server's message. */
export function RestoreButton({ id, name }: { id: number; name: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: () => httpClient(`${apiUrl}/trash/${id}/restore`, { method: 'POST' }),
    onSuccess: () =>
      notify('admin.trash.toast.restored', { type: 'success', messageArgs: { name } }),
    onError: ({ message }) => notify(message || 'admin.status.notChanged', { type: 'error' }),
    onSettled: () => refresh(),
  });
  return (
    <Button
      startIcon={<RestoreIcon />}
      loading={isPending}
      onClick={() => mutate()}
      aria-label={`${translate('admin.trash.restore')}: ${name}`}
    >
      {translate('admin.trash.restore')}
    </Button>
  );
}
