import { useResourceContext, useTranslate } from 'react-admin';
import { fieldRules, isDraft, isLeftOut } from '../../api/form-rules';
import { isNeeded, validatorOf } from './checks';
import { asText } from './text';

export interface FieldOptions {
  source: string;
  /** Whether a value is required, or the key of the message; by default as in the API's rules. */
  required?: boolean | string;
  /** The last segment of the help text's key; by default the source. */
  help?: string;
}

/** The API's rules and the help text of a resource's field, for its input. */
export function useField({ source, required, help = source }: FieldOptions) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const rules = fieldRules(resource, source);
  const helpKey = `admin.${resource}.help.${help}`;
  const isRequired = required === undefined ? isNeeded(rules) : required !== false;
  return {
    rules,
    /** Attributes of the input element; the theme marks the label of a required one. */
    attributes: { 'aria-required': isRequired || undefined },
    validate: validatorOf(
      rules,
      required,
      (values) => isDraft(resource, values) || isLeftOut(source, values),
    ),
    /** The form value of a text; react-admin would turn every empty one into null. */
    parse: (value: unknown) => asText(value) || (rules.empty === 'null' ? null : ''),
    /** The key of the help text; false where the catalogue has none. */
    helperText: translate(helpKey, { _: '' }) === '' ? (false as const) : helpKey,
  };
}

/** The limit of one of a field's checks. */
export function limitOf(rules: ReturnType<typeof useField>['rules'], name: string) {
  const limit = rules.checks?.find(({ check }) => check === name)?.limit;
  return typeof limit === 'number' ? limit : undefined;
}
