import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Form, HttpError, PasswordInput, useNotify, useTranslate } from 'react-admin';
import { asText } from '../components/inputs/text';
import { NewPasswordFields } from '../layout/session/new-password-fields';
import { useAdminSession } from '../providers/admin-session-provider';
import { post } from '../providers/http-client';

const texts = 'admin.account';
const requiredCurrent = (value: unknown) => (value ? undefined : `${texts}.validation.current`);

/** Changes the password; `attempt` counts the changes, to reset the form after each. */
function useChangePassword() {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [attempt, setAttempt] = useState(0);
  const [pending, setPending] = useState(false);

  const change = async (values: Record<string, unknown>) => {
    setPending(true);
    try {
      const { currentPassword, newPassword } = values;
      await post('auth/password', { currentPassword, newPassword });
      notify(`${texts}.saved`, { type: 'success' });
      // The user has another version now, which the form of the details needs.
      void queryClient.invalidateQueries({ queryKey: ['users'] });
      setAttempt((count) => count + 1);
    } catch (error) {
      if (error instanceof HttpError && error.body?.errors) {
        return error.body.errors;
      }
      notify((error instanceof Error && error.message) || `${texts}.failed`, { type: 'error' });
    } finally {
      setPending(false);
    }
  };
  return { change, attempt, pending };
}

/** The form that changes the user's own password. */
export function PasswordForm() {
  const translate = useTranslate();
  const { session } = useAdminSession();
  const { change, attempt, pending } = useChangePassword();

  return (
    <Form
      key={attempt}
      onSubmit={change}
      defaultValues={{ currentPassword: '', newPassword: '', repeated: '' }}
      disableInvalidFormNotification
      noValidate
    >
      {/* For password managers, which store a password with its username. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={session?.username ?? ''}
        readOnly
        hidden
      />
      <PasswordInput
        source="currentPassword"
        label={`${texts}.current`}
        autoComplete="current-password"
        parse={asText}
        validate={requiredCurrent}
        helperText={false}
      />
      <NewPasswordFields />
      <Box sx={{ mt: 2 }}>
        <Button type="submit" variant="contained" color="secondary" loading={pending}>
          {translate(`${texts}.save`)}
        </Button>
      </Box>
    </Form>
  );
}
