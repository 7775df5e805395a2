import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState, type ReactNode, type SubmitEvent } from 'react';
import { useTranslate } from 'react-admin';

interface OneFieldFormProps extends Pick<TextFieldProps, 'autoComplete'> {
  /** Keys of the label, of the help text, and of the message that nothing was typed. */
  label: string;
  help?: string;
  missing: string;
  initial?: string;
  maxLength: number;
  inputMode?: 'numeric';
  /** The submit button, with the key of its text. */
  button: { text: string; icon?: ReactNode };
  pending: boolean;
  /** Why the last text was refused. */
  refusal?: string;
  onSubmit: (text: string, done: () => void) => void;
  onCancel?: () => void;
}

/** A form for a text, such as a code or a name. */
export function OneFieldForm(props: OneFieldFormProps) {
  const { label, help, missing, initial = '', maxLength, inputMode, button, pending } = props;
  const { refusal, autoComplete = 'off', onSubmit, onCancel } = props;
  const translate = useTranslate();
  const [text, setText] = useState(initial);
  const [isMissing, setMissing] = useState(false);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const trimmed = text.trim();
    setMissing(trimmed === '');
    if (trimmed) onSubmit(trimmed, () => setText(''));
  };
  const failure = isMissing ? translate(missing) : refusal;
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ mt: 1 }}>
      <TextField
        fullWidth
        autoFocus={initial !== ''}
        label={translate(label)}
        value={text}
        onChange={({ target }) => setText(target.value)}
        error={failure !== undefined}
        helperText={failure ?? (help && translate(help))}
        autoComplete={autoComplete}
        slotProps={{ htmlInput: { inputMode, maxLength } }}
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
