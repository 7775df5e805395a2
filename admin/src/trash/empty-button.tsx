import DeleteForeverOutlined from '@mui/icons-material/DeleteForeverOutlined';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useListContext, useNotify, useRefresh, useTranslate } from 'react-admin';
import { apiUrl, httpClient } from '../providers/http-client';

const texts = 'admin.trash';

/** Deletes everything in the trash for good, after a question. */
export function EmptyButton() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { data } = useListContext();
  const [asks, setAsks] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => httpClient(`${apiUrl}/trash/empty`, { method: 'POST' }),
    onSuccess: () => notify(`${texts}.toast.emptied`, { type: 'success' }),
    onError: ({ message }) => notify(message || 'admin.status.notChanged', { type: 'error' }),
    onSettled: () => {
      setAsks(false);
      refresh();
    },
  });
  if (!data?.length) {
    return null;
  }
  return (
    <>
      <Button color="error" startIcon={<DeleteForeverOutlined />} onClick={() => setAsks(true)}>
        {translate(`${texts}.emptying.do`)}
      </Button>
      <Confirm
        isOpen={asks}
        loading={isPending}
        title={`${texts}.emptying.title`}
        content={`${texts}.emptying.text`}
        confirm={`${texts}.emptying.do`}
        cancel="admin.form.cancel"
        onConfirm={() => mutate()}
        onClose={() => setAsks(false)}
      />
    </>
  );
}
