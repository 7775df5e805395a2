import ReplayIcon from '@mui/icons-material/Replay';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useRecordContext, useRefresh, useTranslate } from 'react-admin';
import type { Schemas } from '../api/schemas';
import { apiUrl, httpClient } from '../providers/http-client';

/** Queues a failed mail again; an error shows the server's message. */
export function SendAgainButton() {
  const mail = useRecordContext<Schemas['MailDto']>();
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: () => httpClient(`${apiUrl}/mails/${mail?.id}/send-again`, { method: 'POST' }),
    onSuccess: () => notify('admin.mails.toast.queued', { type: 'success' }),
    onError: ({ message }) => notify(message || 'admin.status.notChanged', { type: 'error' }),
    onSettled: () => refresh(),
  });
  return (
    <Button
      startIcon={<ReplayIcon />}
      loading={isPending}
      onClick={() => mutate()}
      aria-label={`${translate('admin.mails.sendAgain')}: ${mail?.recipient}`}
    >
      {translate('admin.mails.sendAgain')}
    </Button>
  );
}
