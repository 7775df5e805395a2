import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState, type SubmitEvent } from 'react';
import { useTranslate } from 'react-admin';
import { fieldErrors } from '../../providers/http-client';

const MAX_CODE = 40;

interface CodeFormProps {
  /** Keys of the label and of the submit button. */
  label: string;
  button: string;
  pending: boolean;
  /** Why the last code was refused. */
  error: unknown;
  onSubmit: (code: string) => void;
  onCancel: () => void;
}

/** Asks for a code of the second factor. */
export function CodeForm({ label, button, pending, error, onSubmit, onCancel }: CodeFormProps) {
  const translate = useTranslate();
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setMissing(code.trim() === '');
    if (code.trim()) onSubmit(code.trim());
  };
  const failure = missing
    ? translate('admin.account.secondFactor.required')
    : fieldErrors(error).code;
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ mt: 1 }}>
      <TextField
        fullWidth
        label={translate(label)}
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={failure !== undefined}
        helperText={failure}
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: MAX_CODE } }}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button type="submit" variant="outlined" loading={pending}>
          {translate(button)}
        </Button>
        <Button onClick={onCancel}>{translate('admin.form.cancel')}</Button>
      </Box>
    </Box>
  );
}
