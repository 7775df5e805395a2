import { isOib } from 'shared/check-digit';
import { isCroatianIban } from 'shared/iban';
import { slipLength } from 'shared/slip-length';

const texts = 'admin.settings.validation';

/** Result of a rule: nothing, a message's key, or a key with its values. */
type Verdict = string | undefined | { message: string; args: Record<string, number> };
type Rule = (value: unknown) => Verdict;

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
/** A number without the spaces that group it, in capitals. */
const joined = (value: unknown) => textOf(value).replace(/\s/g, '').toUpperCase();

const must =
  (holds: (value: unknown) => boolean, message: string): Rule =>
  (value) =>
    holds(value) ? undefined : `${texts}.${message}`;

export const required = must((value) => textOf(value) !== '', 'required');
export const oib = must((value) => isOib(joined(value)), 'oib');
export const iban = must((value) => isCroatianIban(joined(value)), 'iban');
export const phone = must((value) => /^\+(?:[ /()-]{0,2}\d){7,15}$/.test(textOf(value)), 'phone');
export const postalCode = must((value) => /^[1-5]\d{4}$/.test(textOf(value)), 'postalCode');
export const emailAddress = must(
  (value) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(textOf(value)),
  'email',
);
export const optionalLink = must(
  (value) =>
    textOf(value) === '' || /^https:\/\/[^\s/\\?#@"'<>]+(?:[/?#]\S*)?$/.test(textOf(value)),
  'link',
);
export const pastYear = must(
  (value) =>
    Number.isInteger(value) && Number(value) >= 1900 && Number(value) <= new Date().getFullYear(),
  'year',
);

/** A whole number in a range. */
export function whole(min: number, max: number): Rule {
  return (value) =>
    Number.isInteger(value) && Number(value) >= min && Number(value) <= max
      ? undefined
      : { message: `${texts}.whole`, args: { min, max } };
}

/** A required text that fits a field of `max` characters on a payment slip. */
export function fitsSlip(max: number): Rule {
  return (value) =>
    slipLength(textOf(value)) > max
      ? { message: `${texts}.slip`, args: { max, smart_count: max } }
      : required(value);
}
