import { NumberInput } from 'react-admin';
import { limitOf, useField, type FieldOptions } from './use-field';

/** Input for a whole number within the limits of the API's rules. */
export function WholeNumberInput(props: FieldOptions) {
  const { rules, validate, helperText, attributes } = useField(props);
  return (
    <NumberInput
      source={props.source}
      step={1}
      min={limitOf(rules, 'min')}
      max={limitOf(rules, 'max')}
      validate={validate}
      helperText={helperText}
      slotProps={{ htmlInput: attributes }}
    />
  );
}
