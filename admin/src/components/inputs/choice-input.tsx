import { BooleanInput, required, SelectInput, useResourceContext, useTranslate } from 'react-admin';
import { useField } from './use-field';

interface ChoiceProps {
  source: string;
  /** The values; left out, those that the API takes. */
  values?: readonly string[];
  sx?: object;
}

/** One of a few values, which the resource's texts name under the source. */
export function Choice({ source, values, sx }: ChoiceProps) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { rules, helperText } = useField({ source });
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
      sx={sx}
    />
  );
}

/** Yes or no. */
export function Switch({ source }: { source: string }) {
  const { helperText } = useField({ source });
  return <BooleanInput source={source} helperText={helperText} />;
}
