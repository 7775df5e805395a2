import { useResourceContext, useTranslate } from 'react-admin';
import { fieldRules } from '../../api/form-rules';
import { validatorOf } from './checks';
import { keepText } from './text';

export interface FieldOptions {
  source: string;
  /** Whether it must be filled in; a key is the message where it is not. Left out: by the API. */
  required?: boolean | string;
  /** The last part of the help text's key; left out, the source. */
  help?: string;
}

/** What every input of a resource's field does alike: the API's rules, the label's help text. */
export function useField({ source, required, help = source }: FieldOptions) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const rules = fieldRules(resource, source);
  const helpKey = `admin.${resource}.help.${help}`;
  return {
    rules,
    validate: validatorOf(rules, required),
    /** A text as the form holds it; react-admin would make null of every empty one. */
    parse: (value: unknown) => keepText(value) || (rules.empty === 'null' ? null : ''),
    /** The key of the help text; false where the catalogue has none. */
    helperText: translate(helpKey, { _: '' }) === '' ? (false as const) : helpKey,
  };
}

/** The limit of one of a field's checks. */
export function limitOf(rules: ReturnType<typeof useField>['rules'], name: string) {
  const limit = rules.checks?.find(({ check }) => check === name)?.limit;
  return typeof limit === 'number' ? limit : undefined;
}
