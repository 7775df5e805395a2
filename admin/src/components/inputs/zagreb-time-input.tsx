import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { FieldTitle, InputHelperText, useInput, useResourceContext } from 'react-admin';
import { fromZagrebInput, toZagrebInput } from '../format/zagreb-time';

interface ZagrebTimeInputProps {
  source: string;
  helperText: string;
  validate?: (value: unknown) => string | undefined;
  /** A stored moment that nobody chose: the input shows none in its place. */
  placeholder?: string;
}

/** A moment, typed and shown on Zagreb's clocks wherever the browser is. */
export function ZagrebTimeInput(props: ZagrebTimeInputProps) {
  const { source, helperText, validate, placeholder } = props;
  const resource = useResourceContext();
  const { id, field, fieldState } = useInput({ source, validate });
  // While a year is being typed it reads 0002 or 0020: what was typed stands as long as it is meant.
  const [typed, setTyped] = useState('');
  const chosen = placeholder !== undefined && field.value === placeholder ? '' : field.value;
  const shown = typed && fromZagrebInput(typed) === chosen ? typed : toZagrebInput(chosen);

  return (
    <TextField
      id={id}
      type="datetime-local"
      name={field.name}
      inputRef={field.ref}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value);
        field.onChange(fromZagrebInput(target.value));
      }}
      onBlur={() => field.onBlur()}
      label={<FieldTitle source={source} resource={resource} />}
      error={fieldState.invalid}
      helperText={<InputHelperText error={fieldState.error?.message} helperText={helperText} />}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '9999-12-31T23:59' } }}
    />
  );
}
