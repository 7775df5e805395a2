import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { FieldTitle, InputHelperText, useInput, useResourceContext } from 'react-admin';
import { fromLocalTime, toLocalTime } from 'shared/croatian-time';
import { useField, type FieldOptions } from './use-field';

/** What the input shows for a stored instant; empty for none. */
const toInput = (stored: string | null | undefined): string =>
  Number.isNaN(Date.parse(stored ?? '')) ? '' : toLocalTime(stored ?? '');

/** What is stored for what the input shows; null where that is no time. */
const fromInput = (local: string): string | null => fromLocalTime(local)?.toISOString() ?? null;

interface ZagrebTimeInputProps extends FieldOptions {
  /** A stored moment that nobody chose: the input shows none in its place. */
  placeholder?: string;
}

/** A moment, typed and shown on Zagreb's clocks wherever the browser is. */
export function ZagrebTimeInput(props: ZagrebTimeInputProps) {
  const { source, placeholder } = props;
  const { validate, helperText } = useField(props);
  const resource = useResourceContext();
  const { id, field, fieldState } = useInput({ source, validate });
  // While a year is being typed it reads 0002 or 0020: what was typed stands as long as it is meant.
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
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '9999-12-31T23:59' } }}
    />
  );
}
