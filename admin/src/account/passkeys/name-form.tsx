import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useTranslate } from 'react-admin';

const texts = 'admin.account.passkeys';
const MAX_NAME = 80;

interface NameFormProps {
  /** Key of the label. */
  label: string;
  help?: string;
  initial?: string;
  /** The submit button. */
  button: { text: string; icon: ReactNode };
  pending: boolean;
  onSubmit: (name: string, done: () => void) => void;
  onCancel?: () => void;
}

/** A form for the name of a passkey. */
export function NameForm(props: NameFormProps) {
  const { label, help, initial = '', button, pending, onSubmit, onCancel } = props;
  const translate = useTranslate();
  const [name, setName] = useState(initial);
  const [missing, setMissing] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const trimmed = name.trim();
    setMissing(trimmed === '');
    if (trimmed) onSubmit(trimmed, () => setName(''));
  };
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ mt: 1 }}>
      <TextField
        fullWidth
        autoFocus={onCancel !== undefined}
        label={translate(label)}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={missing}
        helperText={missing ? translate(`${texts}.required`) : help && translate(help)}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: MAX_NAME } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button type="submit" variant="outlined" startIcon={button.icon} loading={pending}>
          {translate(button.text)}
        </Button>
        {onCancel ? <Button onClick={onCancel}>{translate('admin.form.cancel')}</Button> : null}
      </Box>
    </Box>
  );
}
