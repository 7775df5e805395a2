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
import { useTranslate } from 'react-admin';
import { isoDate } from 'shared/croatian-time';
import { fieldErrors } from '../providers/http-client';
import { SCOPES, useCreate, type NewApiToken, type Scope } from './use-api-tokens';

const texts = 'admin.api-tokens';
const DAY_MS = 86_400_000;
const MAX_NAME = 80;

const dayIn = (days: number) => isoDate(Date.now() + days * DAY_MS);

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
  const errors = fieldErrors(error);
  const isGeneral = !errors.name && !errors.scopes && !errors.endsOn;
  return (
    <Box component="form" noValidate onSubmit={submit}>
      <TextField
        fullWidth
        label={translate(`${texts}.name`)}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={errors.name !== undefined}
        helperText={errors.name ?? translate(`${texts}.nameHelp`)}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: MAX_NAME } }}
      />
      <FormControl component="fieldset" error={errors.scopes !== undefined} sx={{ mt: 2 }}>
        <FormLabel component="legend">{translate(`${texts}.scopes`)}</FormLabel>
        {SCOPES.map((scope) => (
          <FormControlLabel
            key={scope}
            label={translate(`${texts}.scope.${scope}`)}
            control={
              <Checkbox
                checked={scopes.includes(scope)}
                onChange={(_, checked) => toggle(scope, checked)}
                slotProps={{
                  input: { 'aria-describedby': errors.scopes ? scopesHelp : undefined },
                }}
              />
            }
          />
        ))}
        {errors.scopes ? <FormHelperText id={scopesHelp}>{errors.scopes}</FormHelperText> : null}
      </FormControl>
      <TextField
        type="date"
        label={translate(`${texts}.endsOn`)}
        value={endsOn}
        onChange={({ target }) => setEndsOn(target.value)}
        error={errors.endsOn !== undefined}
        helperText={errors.endsOn ?? translate(`${texts}.endsOnHelp`)}
        sx={{ mt: 2, display: 'block' }}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { min: dayIn(0), max: dayIn(365) },
        }}
      />
      {error && isGeneral ? (
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
