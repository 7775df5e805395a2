import KeyOff from '@mui/icons-material/KeyOff';
import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Confirm, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { Schemas } from '../api/schemas';
import { apiUrl, httpClient } from '../providers/http-client';

const texts = 'admin.users.removeFactors';

/** Removes the second factor and the passkeys of a user who lost the device. */
export function RemoveFactorsButton({ user }: { user: Schemas['UserDto'] }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [asks, setAsks] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => httpClient(`${apiUrl}/users/${user.id}/remove-factors`, { method: 'POST' }),
    onSuccess: () => {
      notify(`${texts}.removed`, { type: 'success' });
      refresh();
    },
    onError: ({ message }) => notify(message || 'admin.status.notChanged', { type: 'error' }),
  });
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        startIcon={<KeyOff />}
        loading={isPending}
        loadingPosition="start"
        onClick={() => setAsks(true)}
        sx={{ justifySelf: 'start', alignSelf: 'start', mt: 1, minHeight: 44 }}
      >
        {translate(`${texts}.button`)}
      </Button>
      <Confirm
        isOpen={asks}
        title={translate(`${texts}.title`, { name: user.fullName || user.username })}
        content={`${texts}.text`}
        confirm={`${texts}.confirm`}
        cancel="admin.form.cancel"
        onConfirm={() => {
          setAsks(false);
          mutate();
        }}
        onClose={() => setAsks(false)}
      />
    </>
  );
}
