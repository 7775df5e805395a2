import { DateInput } from 'react-admin';
import { useField } from './use-field';

/** Input for a date without a time. */
export function DayInput({ source }: { source: string }) {
  const { validate, helperText, attributes } = useField({ source });
  return (
    <DateInput
      source={source}
      validate={validate}
      helperText={helperText}
      slotProps={{ htmlInput: attributes }}
    />
  );
}
