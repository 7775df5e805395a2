import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { FieldTitle, InputHelperText, useInput, useResourceContext } from 'react-admin';
import { fromLocalTime, toLocalTime } from 'shared/croatian-time';
import { useField, type FieldOptions } from './use-field';

/** The value of the input for a stored instant; empty where there is none. */
const toInput = (stored: string | null | undefined): string =>
  Number.isNaN(Date.parse(stored ?? '')) ? '' : toLocalTime(stored ?? '');

/** The instant of the value of the input; null for an invalid one. */
const fromInput = (local: string): string | null => fromLocalTime(local)?.toISOString() ?? null;

interface ZagrebTimeInputProps extends FieldOptions {
  /** A stored instant that was set automatically, for which the input is empty. */
  placeholder?: string;
}

/** Input for an instant, shown in the time zone of Zagreb, independent of the browser's. */
export function ZagrebTimeInput(props: ZagrebTimeInputProps) {
  const { source, placeholder } = props;
  const { validate, helperText, attributes } = useField(props);
  const resource = useResourceContext();
  const { id, field, fieldState } = useInput({ source, validate });
  // The typed text stays as long as it means the same instant: a year is typed as 0002, 0020 …
  const [typed, setTyped] = useState('');
  const chosen = placeholder !== undefined && field.value === placeholder ? '' : field.value;
  const shown = typed && fromInput(typed) === chosen ? typed : toInput(chosen);

  return (
    <TextField
      id={id}
      type="datetime-local"
      name={field.name}
      inputRef={field.ref}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        field.onChange(fromInput(target.value));
      }}
      onBlur={() => field.onBlur()}
      label={<FieldTitle source={source} resource={resource} />}
      error={fieldState.invalid}
      helperText={<InputHelperText error={fieldState.error?.message} helperText={helperText} />}
      slotProps={{
        inputLabel: { shrink: true },
        htmlInput: { ...attributes, max: '9999-12-31T23:59' },
      }}
    />
  );
}
