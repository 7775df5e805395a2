import Alert from '@mui/material/Alert';
import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { Form, HttpError, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { LoginFrame } from '../layout/session/login-frame';
import { NewPasswordFields } from '../layout/session/new-password-fields';
import { SubmitButton } from '../layout/session/submit-button';
import { useToken } from '../layout/session/use-token';
import { apiUrl, fieldErrors, httpClient } from '../providers/http-client';
import { LoginLink } from './login-link';

/** The texts of a forgotten password, and of the first one of an invited user. */
type Texts = `admin.passwordReset.${'reset' | 'invitation'}`;

type Outcome =
  { kind: 'saved' } | { kind: 'failed'; text: string; isLinkInvalid: boolean } | undefined;

function useReset(token: string | null, texts: Texts) {
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const reset = async (values: Record<string, unknown>) => {
    setPending(true);
    setOutcome(undefined);
    try {
      const body = JSON.stringify({ token, newPassword: values.newPassword });
      await httpClient(`${apiUrl}/auth/password-resets/complete`, { method: 'POST', body });
      setOutcome({ kind: 'saved' });
      return undefined;
    } catch (error) {
      const errors = fieldErrors(error);
      if (errors.newPassword) return errors;
      const text = (error instanceof Error && error.message) || `${texts}.failed`;
      const isLinkInvalid = error instanceof HttpError && error.status === 410;
      setOutcome({ kind: 'failed', text, isLinkInvalid });
      return undefined;
    } finally {
      setPending(false);
    }
  };
  return { reset, pending, outcome };
}

function AgainLink({ texts }: { texts: Texts }) {
  const translate = useTranslate();
  return (
    <MuiLink component={Link} to="/forgotten-password" color="inherit">
      {translate(`${texts}.again`)}
    </MuiLink>
  );
}

function PasswordForm({ texts, token }: { texts: Texts; token: string | null }) {
  const translate = useTranslate();
  const { reset, pending, outcome } = useReset(token, texts);
  const isOver =
    token === null ||
    outcome?.kind === 'saved' ||
    (outcome?.kind === 'failed' && outcome.isLinkInvalid);
  return (
    <LoginFrame title={translate(`${texts}.title`)} lead={translate(`${texts}.lead`)}>
      {token === null ? (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          {translate(`${texts}.incomplete`)} <AgainLink texts={texts} />
        </Alert>
      ) : null}
      {outcome?.kind === 'saved' ? (
        <Alert severity="success" variant="outlined" sx={{ mb: 2 }}>
          {translate(`${texts}.saved`)}
        </Alert>
      ) : null}
      {outcome?.kind === 'failed' ? (
        <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
          {translate(outcome.text, { _: outcome.text })}{' '}
          {outcome.isLinkInvalid ? <AgainLink texts={texts} /> : null}
        </Alert>
      ) : null}
      {isOver ? null : (
        <Form
          onSubmit={reset}
          defaultValues={{ newPassword: '', repeated: '' }}
          disableInvalidFormNotification
          noValidate
        >
          <NewPasswordFields />
          <SubmitButton text={translate(`${texts}.submit`)} pending={pending} />
        </Form>
      )}
      <LoginLink />
    </LoginFrame>
  );
}

function PasswordByLink({ texts }: { texts: Texts }) {
  const token = useToken();
  return <PasswordForm key={token} texts={texts} token={token} />;
}

export const NewPassword = () => <PasswordByLink texts="admin.passwordReset.reset" />;

export const Invitation = () => <PasswordByLink texts="admin.passwordReset.invitation" />;
