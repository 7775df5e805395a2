import KeyIcon from '@mui/icons-material/Key';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import {
  Form,
  HttpError,
  PasswordInput,
  required,
  TextInput,
  useLogin,
  useTranslate,
} from 'react-admin';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { fieldsOf } from 'shared/is-record';
import {
  NoAccessError,
  type Credentials,
  type PasskeyAssertion,
} from '../../providers/auth-provider';
import { offersPasskeys } from '../../providers/passkeys/offers-passkeys';
import { afterLogin, mayHaveTyped, noAccessState, unrequestedEnd } from './after-login';
import { LoginFrame } from './login-frame';
import { SubmitButton } from './submit-button';
import { askForPasskey, usePasskeySuggestions } from './use-passkey-sign-in';

interface Notice {
  severity: 'error' | 'warning' | 'info';
  /** Key of the message. */
  text: string;
  detail?: string;
}

type Method = 'password' | 'passkey';

/** Few users have a second factor. */
const CodeFields = lazy(async () => ({ default: (await import('./code-fields')).CodeFields }));

/** The type of the API's problem when the password is right and a code is required. */
const CODE_REQUIRED = 'urn:problem-type:second-factor-required';

const requiresCode = (error: unknown): error is HttpError =>
  error instanceof HttpError && error.status === 401 && fieldsOf(error.body).type === CODE_REQUIRED;

/** Why a code is asked for; a wrong one is an error. */
const codeNotice = ({ message }: HttpError, sent: boolean): Notice =>
  sent
    ? { severity: 'error', text: 'admin.login.code.refused', detail: message }
    : { severity: 'info', text: 'admin.login.code.required' };

/** Why no passkey was used; browsers do not tell whether there is none or none was chosen. */
function passkeyFailure(error: unknown): Notice {
  return error instanceof HttpError
    ? { severity: 'error', text: 'admin.login.passkey.refused', detail: error.message }
    : { severity: 'info', text: 'admin.login.passkey.none' };
}

/** The error of a login, with details unless the credentials are wrong. */
function failureOf(error: unknown, byPasskey: boolean): Notice {
  if (byPasskey) return passkeyFailure(error);
  const detail =
    error instanceof HttpError && error.status !== 401 ? { detail: error.message } : {};
  return { severity: 'error', text: 'admin.login.error', ...detail };
}

/** Messages about a session that ended without a sign-out. */
const notices = {
  expired: { severity: 'info', text: 'admin.login.expired' },
  'no-access': { severity: 'warning', text: 'admin.login.noAccess' },
} as const satisfies Record<string, Notice>;

const usernameRules = required('admin.login.validation.username');
const passwordRules = required('admin.login.validation.password');

/** Submits credentials or a passkey; `failure` is the error of the last attempt. */
function useSubmit() {
  const login = useLogin();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [pending, setPending] = useState<Method>();
  const [failure, setFailure] = useState<Notice>();
  const [asksCode, setAsksCode] = useState(false);

  const signIn = async (
    method: Method,
    credentials: () => Promise<Partial<Credentials> | PasskeyAssertion>,
  ) => {
    setPending(method);
    setFailure(undefined);
    let sentCode = false;
    try {
      const sent = await credentials();
      sentCode = 'code' in sent;
      await login(sent, afterLogin(state));
    } catch (error) {
      if (error instanceof NoAccessError) {
        void navigate('/login', { replace: true, state: noAccessState(state) });
      } else if (requiresCode(error)) {
        setAsksCode(true);
        setFailure(codeNotice(error, sentCode));
      } else {
        setFailure(failureOf(error, method === 'passkey'));
      }
      setPending(undefined);
    }
  };
  const submit = ({ username, password, code, rememberDevice }: Partial<Credentials>) =>
    signIn('password', async () => ({
      username,
      password,
      ...(code && { code, rememberDevice }),
    }));
  const signInByPasskey = (chosen?: PasskeyAssertion) =>
    signIn('passkey', async () => chosen ?? askForPasskey());
  return { submit, signInByPasskey, pending, failure, asksCode };
}

/** The error of the last attempt, or why the previous session ended. */
function LoginNotice({ failure }: { failure: Notice | undefined }) {
  const translate = useTranslate();
  const { state } = useLocation();
  const end = unrequestedEnd(state);
  const notice: Notice | undefined = failure ?? (end && notices[end]);
  if (!notice) return null;
  return (
    <Alert severity={notice.severity} variant="outlined" sx={{ mb: 2 }}>
      {translate(notice.text)}
      {notice.detail ? <div>{notice.detail}</div> : null}
      {end === 'no-access' && mayHaveTyped(state) ? (
        <div>{translate('admin.login.typedStays')}</div>
      ) : null}
    </Alert>
  );
}

interface LoginFormProps {
  pending: boolean;
  /** Whether the password was right and a code is required. */
  asksCode: boolean;
  onSubmit: (credentials: Partial<Credentials>) => Promise<void>;
}

function LoginForm({ pending, asksCode, onSubmit }: LoginFormProps) {
  const translate = useTranslate();
  return (
    <Form<Credentials>
      onSubmit={onSubmit}
      defaultValues={{ username: '', password: '' }}
      disableInvalidFormNotification
      noValidate
    >
      <TextInput
        source="username"
        label="admin.login.username"
        autoComplete="username webauthn"
        slotProps={{ htmlInput: { autoCapitalize: 'none', spellCheck: false } }}
        validate={usernameRules}
        helperText={false}
      />
      <PasswordInput
        source="password"
        label="admin.login.password"
        autoComplete="current-password"
        validate={passwordRules}
        helperText={false}
      />
      {asksCode ? (
        <Suspense>
          <CodeFields />
        </Suspense>
      ) : null}
      <SubmitButton
        text={translate(pending ? 'admin.login.submitting' : 'admin.login.submit')}
        pending={pending}
      />
    </Form>
  );
}

export function LoginPage() {
  const translate = useTranslate();
  const { submit, signInByPasskey, pending, failure, asksCode } = useSubmit();
  usePasskeySuggestions(!pending, (chosen) => void signInByPasskey(chosen));
  return (
    <LoginFrame title={translate('admin.login.heading')} lead={translate('admin.login.lead')}>
      <LoginNotice failure={failure} />
      <LoginForm pending={pending === 'password'} asksCode={asksCode} onSubmit={submit} />
      {offersPasskeys() ? (
        <Button
          variant="outlined"
          size="large"
          fullWidth
          startIcon={<KeyIcon />}
          loading={pending === 'passkey'}
          onClick={() => void signInByPasskey()}
          sx={{ mt: 1.5 }}
        >
          {translate('admin.login.passkey.button')}
        </Button>
      ) : null}
      <MuiLink
        component={Link}
        to="/forgotten-password"
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, mt: 1 }}
      >
        {translate('admin.login.forgotten')}
      </MuiLink>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {translate('admin.login.help')}
      </Typography>
    </LoginFrame>
  );
}
