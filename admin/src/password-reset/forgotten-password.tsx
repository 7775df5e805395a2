import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { Form, required, TextInput, useTranslate } from 'react-admin';
import type { Schemas } from '../api/schemas';
import { LoginFrame } from '../layout/session/login-frame';
import { SubmitButton } from '../layout/session/submit-button';
import { apiUrl, fieldErrors, httpClient } from '../providers/http-client';
import { LoginLink } from './login-link';

const texts = 'admin.passwordReset.request';
const identityRules = required(`${texts}.identityRequired`);

interface Outcome {
  severity: 'success' | 'warning' | 'error';
  text: string;
}

const outcomes = {
  mail: { severity: 'success', text: `${texts}.sent` },
  none: { severity: 'warning', text: `${texts}.noMail` },
} as const satisfies Record<Schemas['PasswordResetRequestDto']['way'], Outcome>;

/** Asks for the mailed link. The answer does not tell whether there is such an account. */
function useRequest() {
  const [pending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const request = async ({ identity }: { identity?: string }) => {
    setPending(true);
    setOutcome(undefined);
    try {
      const body = JSON.stringify({ identity });
      const { json } = await httpClient(`${apiUrl}/auth/password-resets`, { method: 'POST', body });
      setOutcome(outcomes[(json as Schemas['PasswordResetRequestDto']).way]);
      return undefined;
    } catch (error) {
      const errors = fieldErrors(error);
      if (errors.identity) return errors;
      const text = (error instanceof Error && error.message) || `${texts}.failed`;
      setOutcome({ severity: 'error', text });
      return undefined;
    } finally {
      setPending(false);
    }
  };
  return { request, pending, outcome };
}

export function ForgottenPassword() {
  const translate = useTranslate();
  const { request, pending, outcome } = useRequest();
  return (
    <LoginFrame title={translate(`${texts}.title`)} lead={translate(`${texts}.lead`)}>
      <div role="status">
        {outcome ? (
          <Alert severity={outcome.severity} variant="outlined" role={undefined} sx={{ mb: 2 }}>
            {translate(outcome.text, { _: outcome.text })}
          </Alert>
        ) : null}
      </div>
      <Form
        onSubmit={request}
        defaultValues={{ identity: '' }}
        disableInvalidFormNotification
        noValidate
      >
        <TextInput
          source="identity"
          label={`${texts}.identity`}
          autoComplete="username"
          slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
          validate={identityRules}
          helperText={false}
        />
        <SubmitButton text={translate(`${texts}.submit`)} pending={pending} />
      </Form>
      <LoginLink />
    </LoginFrame>
  );
}
