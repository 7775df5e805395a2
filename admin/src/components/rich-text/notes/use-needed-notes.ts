import { useRecordContext, useResourceContext, useTranslate, useTranslateLabel } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import {
  fieldRules,
  fieldsWithin,
  isEmpty,
  isLeftOut,
  neededFields,
  type Values,
} from '../../../api/form-rules';
import { failedCheck } from '../../inputs/checks';
import type { Note } from './use-text-notes';

interface Needed {
  source: string;
  value: unknown;
  /** The number of the item in a list, from 1. */
  number?: number;
}

/** The fields that publishing needs, with their values; those of a list for each item. */
function neededIn(resource: string, values: Values): Needed[] {
  return neededFields(resource).flatMap((source): Needed[] => {
    const value = values[source];
    if (!Array.isArray(value)) return [{ source, value }];
    return value.flatMap((item: Values, index) =>
      fieldsWithin(resource, source).map((nested) => {
        const name = nested.slice(source.length + 1);
        return { source: `${source}.${index}.${name}`, value: item[name], number: index + 1 };
      }),
    );
  });
}

/** What a form lacks before it can be published; nothing before anything is typed. */
export function useNeededNotes(): Note[] {
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const resource = useResourceContext() ?? '';
  const isNew = useRecordContext()?.id === undefined;
  const { isDirty } = useFormState();
  const values = useWatch();
  if (isNew && !isDirty) return [];
  return neededIn(resource, values).flatMap(({ source, value, number }) => {
    if (isLeftOut(source, values)) return [];
    const rules = fieldRules(resource, source);
    const failed = failedCheck(rules, value);
    const place = { field: source };
    const label = source.replace(/\.\d+\./, '.');
    if (isEmpty(value, rules)) {
      const field = String(labelOf({ source: label, resource }));
      const kind = number === undefined ? 'missing' : 'missingInPart';
      return [{ text: translate(`admin.richText.notes.${kind}`, { field, number }), place }];
    }
    return failed ? [{ text: translate('admin.form.rule', { ...failed }), place }] : [];
  });
}
