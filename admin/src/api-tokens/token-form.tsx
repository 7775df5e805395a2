import VpnKeyIcon from '@mui/icons-material/VpnKey';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import TextField from '@mui/material/TextField';
import { useId, useState, type SubmitEvent } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { isoDate } from 'shared/croatian-time';
import { fieldsOf } from 'shared/is-record';
import { SCOPES, useCreate, type NewApiToken, type Scope } from './use-api-tokens';

const texts = 'admin.api-tokens';
const DAY_MS = 86_400_000;
const MAX_NAME = 80;

const dayIn = (days: number) => isoDate(Date.now() + days * DAY_MS);

/** The API's message about a field of a rejected form. */
function messageOf(error: Error | null, field: string): string | undefined {
  if (!(error instanceof HttpError)) return undefined;
  const message = fieldsOf(fieldsOf(error.body).errors)[field];
  return typeof message === 'string' ? message : undefined;
}

/** Whether an error is about the form as a whole. */
const isGeneral = (error: Error | null): error is Error =>
  error !== null && ['name', 'scopes', 'endsOn'].every((field) => !messageOf(error, field));

/** The form that creates a token, and hands it to be shown. */
export function TokenForm({ onCreated }: { onCreated: (token: NewApiToken) => void }) {
  const translate = useTranslate();
  const scopesHelp = useId();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>([]);
  const [endsOn, setEndsOn] = useState(() => dayIn(365));
  const { mutate, isPending, error } = useCreate();
  const toggle = (scope: Scope, checked: boolean) =>
    setScopes(SCOPES.filter((one) => (one === scope ? checked : scopes.includes(one))));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    mutate({ name, scopes: [...scopes], endsOn }, { onSuccess: onCreated });
  };
  const scopesError = messageOf(error, 'scopes');
  return (
    <Box component="form" noValidate onSubmit={submit}>
      <TextField
        fullWidth
        label={translate(`${texts}.name`)}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={messageOf(error, 'name') !== undefined}
        helperText={messageOf(error, 'name') ?? translate(`${texts}.nameHelp`)}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: MAX_NAME } }}
      />
      <FormControl component="fieldset" error={scopesError !== undefined} sx={{ mt: 2 }}>
        <FormLabel component="legend">{translate(`${texts}.scopes`)}</FormLabel>
        {SCOPES.map((scope) => (
          <FormControlLabel
            key={scope}
            label={translate(`${texts}.scope.${scope}`)}
            control={
              <Checkbox
                checked={scopes.includes(scope)}
                onChange={(_, checked) => toggle(scope, checked)}
                slotProps={{ input: { 'aria-describedby': scopesError ? scopesHelp : undefined } }}
              />
            }
          />
        ))}
        {scopesError ? <FormHelperText id={scopesHelp}>{scopesError}</FormHelperText> : null}
      </FormControl>
      <TextField
        type="date"
        label={translate(`${texts}.endsOn`)}
        value={endsOn}
        onChange={({ target }) => setEndsOn(target.value)}
        error={messageOf(error, 'endsOn') !== undefined}
        helperText={messageOf(error, 'endsOn') ?? translate(`${texts}.endsOnHelp`)}
        sx={{ mt: 2, display: 'block' }}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { min: dayIn(0), max: dayIn(365) },
        }}
      />
      {isGeneral(error) ? (
        <Alert severity="error" sx={{ mt: 1 }}>
          {error.message || translate('admin.status.notChanged')}
        </Alert>
      ) : null}
      <Button
        type="submit"
        variant="contained"
        color="secondary"
        startIcon={<VpnKeyIcon />}
        loading={isPending}
        sx={{ mt: 2 }}
      >
        {translate(`${texts}.create`)}
      </Button>
    </Box>
  );
}
