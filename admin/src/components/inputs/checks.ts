import { isOib } from 'shared/check-digit';
import { isCroatianIban } from 'shared/iban';
import { slipLength } from 'shared/slip-length';
import { isEmpty, type Check, type FieldRules, type Values } from '../../api/form-rules';

const isPastYear = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 1900 && Number(value) <= new Date().getFullYear();

type CheckFunction = (text: string, limit: unknown, value: unknown, flags: string) => boolean;

/**
 * The checks by their names in class-validator. Each gets the normalized text, the limit, the value
 * itself, and the flags of a pattern.
 */
const checks: Record<string, CheckFunction> = {
  minLength: (text, least) => text.length >= Number(least),
  // Checked by the server alone, whose message appears at the field.
  maxLength: () => true,
  matches: (text, source, _value, flags) => new RegExp(String(source), flags).test(text),
  isOneLine: (text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text),
  isEmail: (text) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text),
  isInt: (_text, _limit, value) => Number.isInteger(value),
  min: (_text, least, value) => Number(value) >= Number(least),
  max: (_text, most, value) => Number(value) <= Number(most),
  isPastYear: (_text, _limit, value) => isPastYear(value),
  isTaxId: (text) => isOib(text),
  isIBAN: (text) => isCroatianIban(text),
  fitsSlip: (text, most) => slipLength(text) <= Number(most),
};

/** Whether a check of that name is implemented here. */
export const isKnownCheck = (name: string): boolean => Object.hasOwn(checks, name);

/** Normalizes a text as the API does before its checks. */
function normalizeText(value: unknown, reads: FieldRules['reads']): string {
  const text = typeof value === 'string' ? value : '';
  if (reads === 'verbatim') return text;
  return reads === undefined ? text.trim() : text.replace(/\s/g, '').toUpperCase();
}

/**
 * The first check of a field that fails for a value.
 * @param draft whether only the checks for drafts count
 */
export function failedCheck(rules: FieldRules, value: unknown, draft = false): Check | undefined {
  const text = normalizeText(value, rules.reads);
  return rules.checks?.find(
    ({ check, limit, flags = '', toPublish = false }) =>
      !(draft && toPublish) && checks[check]?.(text, limit, value, flags) === false,
  );
}

/** Whether a field may not be empty, at the latest when its row is published. */
export const isNeeded = ({ empty }: FieldRules): boolean =>
  empty === undefined || empty === 'draft';

/** The result of a validator: undefined, or a message's key, or the key with its arguments. */
type ValidationError = string | undefined | { message: string; args: { hr: string; en: string } };

/**
 * The validator of a field by the API's rules.
 * @param required whether an empty value is an error, or the key of its message; by default as in
 * the API's rules
 * @param draftIn whether the values of the form are those of a draft
 */
export function validatorOf(
  rules: FieldRules,
  required: boolean | string = isNeeded(rules),
  draftIn: (values: Values) => boolean = () => false,
): (value: unknown, values?: Values) => ValidationError {
  return (value, values = {}) => {
    const draft = draftIn(values);
    if (isEmpty(value, rules) && draft && rules.empty !== undefined) return undefined;
    if (isEmpty(value, rules) && typeof required === 'string') return required;
    if (isEmpty(value, rules) && !required) return undefined;
    const failed = failedCheck(rules, value, draft);
    return failed && { message: 'admin.form.rule', args: { hr: failed.hr, en: failed.en } };
  };
}
