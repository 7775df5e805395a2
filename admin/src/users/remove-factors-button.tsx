import KeyOff from '@mui/icons-material/KeyOff';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import type { Schemas } from '../api/schemas';
import { QuestionButton } from '../components/form/question-button';
import { apiUrl, httpClient } from '../providers/http-client';

const texts = 'admin.users.removeFactors';

/** Removes the second factor and the passkeys of a user who lost the device. */
export function RemoveFactorsButton({ user }: { user: Schemas['UserDto'] }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const { mutate, isPending } = useMutation({
    mutationFn: () => httpClient(`${apiUrl}/users/${user.id}/remove-factors`, { method: 'POST' }),
    onSuccess: () => {
      notify(`${texts}.removed`, { type: 'success' });
      refresh();
    },
    onError: ({ message }) => notify(message || 'admin.status.notChanged', { type: 'error' }),
  });
  return (
    <QuestionButton
      label={`${texts}.button`}
      variant="outlined"
      startIcon={<KeyOff />}
      question={{
        title: translate(`${texts}.title`, { name: user.fullName || user.username }),
        content: `${texts}.text`,
      }}
      confirm={`${texts}.confirm`}
      pending={isPending}
      onConfirm={() => mutate()}
      sx={{ justifySelf: 'start', alignSelf: 'start', mt: 1, minHeight: 44 }}
    />
  );
}
