import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { FieldRules } from '../../api/form-rules';
import { asText } from './text';
import { limitOf } from './use-field';

/** From this part of its limit on, a text is counted. */
const counted = 0.9;

/** How many characters are left in a text near its limit, or how many there are beyond it. */
export function useLengthNote(source: string, rules: FieldRules): string | undefined {
  const translate = useTranslate();
  const max = limitOf(rules, 'maxLength');
  const { length } = asText(useWatch({ name: source })).trim();
  if (max === undefined || length < max * counted) return undefined;
  const left = max - length;
  return left < 0
    ? translate('admin.form.length.over', { smart_count: length, max })
    : translate('admin.form.length.left', { smart_count: left });
}
