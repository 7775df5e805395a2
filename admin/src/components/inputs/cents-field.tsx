import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { useState } from 'react';
import {
  FieldTitle,
  InputHelperText,
  useInput,
  useLocaleState,
  useResourceContext,
} from 'react-admin';
import { readCents, writeCents } from '../format/amount';
import { useField } from './use-field';

type CentsFieldProps = Omit<TextFieldProps, 'value' | 'onChange'> & {
  /** Hundredths: null where there are none, NaN where what was typed is no amount. */
  value: number | null;
  onChange: (cents: number | null) => void;
};

/** An amount to the cent, as the language writes it. */
export function CentsField({ value, onChange, ...field }: CentsFieldProps) {
  const [locale] = useLocaleState();
  // What was typed stands for as long as it is what the value says.
  const [typed, setTyped] = useState('');
  const shown = Object.is(readCents(typed), value) ? typed : writeCents(value, locale);
  return (
    <TextField
      {...field}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readCents(target.value));
      }}
      slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
    />
  );
}

/** The field of a form that holds an amount to the cent. */
export function CentsInput({ source }: { source: string }) {
  const { validate, helperText } = useField({ source });
  const resource = useResourceContext();
  const { id, field, fieldState } = useInput({ source, validate });
  return (
    <CentsField
      id={id}
      name={field.name}
      inputRef={field.ref}
      value={field.value === '' || field.value === undefined ? null : field.value}
      onChange={field.onChange}
      onBlur={() => field.onBlur()}
      label={<FieldTitle source={source} resource={resource} />}
      error={fieldState.invalid}
      helperText={<InputHelperText error={fieldState.error?.message} helperText={helperText} />}
    />
  );
}
