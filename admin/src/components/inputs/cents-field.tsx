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
  /** Null where it is empty, NaN where the text is not an amount. */
  value: number | null;
  onChange: (cents: number | null) => void;
  /** Attributes of the input element. */
  attributes?: ReturnType<typeof useField>['attributes'];
};

/** Text field for an amount with cents, in the notation of the language. */
export function CentsField({ value, onChange, attributes, ...field }: CentsFieldProps) {
  const [locale] = useLocaleState();
  // The typed text stays as long as it means the same value.
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
      slotProps={{ htmlInput: { ...attributes, inputMode: 'decimal', autoComplete: 'off' } }}
    />
  );
}

/** Form input for an amount with cents. */
export function CentsInput({ source }: { source: string }) {
  const { validate, helperText, attributes } = useField({ source });
  const resource = useResourceContext();
  const { id, field, fieldState } = useInput({ source, validate });
  return (
    <CentsField
      id={id}
      attributes={attributes}
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
