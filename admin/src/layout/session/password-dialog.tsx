import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { Form, HttpError, PasswordInput, required, useTranslate } from 'react-admin';
import { asText } from '../../components/inputs/text';
import { useAdminSession } from '../../providers/admin-session-provider';
import { apiUrl, fieldErrors, httpClient } from '../../providers/http-client';
import { currentQuestion, type Confirmation } from '../../providers/recent-sign-in';
import { PasskeyConfirmButton } from './passkey-confirm-button';

const texts = 'admin.passwordAgain';
const passwordRules = required('admin.login.validation.password');
const answer = (confirmation: Confirmation) => currentQuestion()?.answer(confirmation);

/** Sends the typed password; `failure` is the reason why the last attempt failed. */
function useConfirm() {
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string>();

  const fail = (message: string, error: unknown) => {
    // The session has ended: the repeated request leads to the login page.
    if (error instanceof HttpError && error.status === 401) answer({ confirmed: true });
    setFailure(message);
  };
  const confirm = async ({ password }: { password?: string }) => {
    setPending(true);
    setFailure(undefined);
    try {
      const body = JSON.stringify({ password });
      await httpClient(`${apiUrl}/auth/confirm`, { method: 'POST', body });
      answer({ confirmed: true });
      return undefined;
    } catch (error) {
      setPending(false);
      const errors = fieldErrors(error);
      if (errors.password) return errors;
      fail((error instanceof Error && error.message) || `${texts}.failed`, error);
      return undefined;
    }
  };
  return { confirm, fail, pending, failure };
}

/** Asks for the password of the signed-in user before a sensitive operation. */
export function PasswordDialog() {
  const translate = useTranslate();
  const { session } = useAdminSession();
  const { confirm, fail, pending, failure } = useConfirm();
  const cancel = () => answer({ confirmed: false, message: translate(`${texts}.cancelled`) });
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby="password-title"
      aria-describedby="password-reason"
      onClose={(_event, reason) => {
        // A click on the backdrop does not cancel what was requested.
        if (reason !== 'backdropClick') cancel();
      }}
    >
      <Form
        onSubmit={confirm}
        defaultValues={{ password: '' }}
        disableInvalidFormNotification
        noValidate
      >
        <DialogTitle id="password-title" component="h2" variant="h2">
          {translate(`${texts}.title`)}
        </DialogTitle>
        <DialogContent>
          <DialogContentText id="password-reason" sx={{ mb: 1 }}>
            {translate(`${texts}.reason`)}
          </DialogContentText>
          {failure ? (
            <Alert severity="error" variant="outlined" sx={{ my: 1 }}>
              {translate(failure)}
            </Alert>
          ) : null}
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
            source="password"
            label="admin.login.password"
            autoComplete="current-password"
            autoFocus
            fullWidth
            parse={asText}
            validate={passwordRules}
            helperText={false}
          />
          <PasskeyConfirmButton onConfirmed={() => answer({ confirmed: true })} onFailed={fail} />
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2 }}>
          <Button onClick={cancel}>{translate('admin.form.cancel')}</Button>
          <Button type="submit" variant="contained" color="secondary" loading={pending}>
            {translate(`${texts}.confirm`)}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
