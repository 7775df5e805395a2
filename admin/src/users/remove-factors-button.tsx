import KeyOff from '@mui/icons-material/KeyOff';
import { useTranslate } from 'react-admin';
import type { Schemas } from '../api/schemas';
import { QuestionButton } from '../components/form/question-button';
import { post } from '../providers/http-client';
import { useChange } from '../providers/use-change';

const texts = 'admin.users.removeFactors';

/** Removes the second factor and the passkeys of a user who lost the device. */
export function RemoveFactorsButton({ user }: { user: Schemas['UserDto'] }) {
  const translate = useTranslate();
  const { mutate, isPending } = useChange(() => post(`users/${user.id}/remove-factors`), {
    done: `${texts}.removed`,
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
