import { NumberInput } from 'react-admin';
import { limitOf, useField, type FieldOptions } from './use-field';

/** A whole number between the limits that the API sets. */
export function WholeNumber(props: FieldOptions) {
  const { rules, validate, helperText } = useField(props);
  return (
    <NumberInput
      source={props.source}
      step={1}
      min={limitOf(rules, 'min')}
      max={limitOf(rules, 'max')}
      validate={validate}
      helperText={helperText}
    />
  );
}
