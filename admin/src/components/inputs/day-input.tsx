import { DateInput } from 'react-admin';
import { useField } from './use-field';

/** A day, without a time. */
export function Day({ source }: { source: string }) {
  const { validate, helperText } = useField({ source });
  return <DateInput source={source} validate={validate} helperText={helperText} />;
}
