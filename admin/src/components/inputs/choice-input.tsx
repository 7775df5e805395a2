import { BooleanInput, required, SelectInput, useResourceContext, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useField } from './use-field';

interface ChoiceProps {
  source: string;
  /** The choices; by default those of the API's rules. */
  values?: readonly string[];
  /** The name of the help text; by default the source. */
  help?: string;
  /** Whether it has no value at first, and is marked as required. */
  isEmpty?: boolean;
  sx?: object;
}

/** Select input; the resource's texts under the source name its choices. */
export function ChoiceInput({ source, values, help, isEmpty, sx }: ChoiceProps) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { rules, helperText } = useField({ source, help });
  return (
    <SelectInput
      source={source}
      choices={(values ?? rules.choices ?? []).map((id) => ({
        id,
        name: translate(`admin.${resource}.${source}.${id}`, { _: id }),
      }))}
      translateChoice={false}
      validate={required()}
      helperText={helperText}
      slotProps={{ select: { SelectDisplayProps: { 'aria-required': isEmpty } } }}
      sx={sx}
    />
  );
}

/** Switch for a boolean field. */
export function SwitchInput({ source }: { source: string }) {
  const { helperText } = useField({ source });
  const { errors } = useFormState({ name: source });
  return (
    <BooleanInput
      source={source}
      helperText={helperText}
      options={{ slotProps: { input: { 'aria-invalid': source in errors } } }}
      sx={{ mb: 1 }}
    />
  );
}
