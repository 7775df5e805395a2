import { isOib } from 'shared/check-digit';
import { isCroatianIban } from 'shared/iban';
import { slipLength } from 'shared/slip-length';

const texts = 'admin.settings.validation';

/** What a rule says: nothing, a message's key, or a key with what to put into it. */
type Verdict = string | undefined | { message: string; args: Record<string, number> };
type Rule = (value: unknown) => Verdict;

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
/** A number as people group it, without its spaces and in capitals. */
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

/** A text that must be there and fits a field of `max` characters on a payment slip whole. */
export function fitsSlip(max: number): Rule {
  return (value) =>
    slipLength(textOf(value)) > max
      ? { message: `${texts}.slip`, args: { max, smart_count: max } }
      : required(value);
}
