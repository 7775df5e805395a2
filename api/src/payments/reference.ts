import { isReference } from 'shared/donation-reference';

/** Maximum number of characters searched; texts of payments are much shorter. */
const MAX_SEARCHED_CHARACTERS = 10_000;
/** Groups of digits with whatever separators people use: spaces, hyphens, slashes, points. */
const DIGITS = /\d+(?:[^\p{L}\p{N}]{1,3}\d+)*/gu;
/** Letters that are typed for digits, next to a digit. */
const LETTERS_FOR_DIGITS =
  /(?<=\d[^\p{L}\p{N}]{0,3}|[OoIl])[OoIl]|[OoIl](?=[OoIl]*[^\p{L}\p{N}]{0,3}\d)/gu;
/** A reference has at most sixteen digits; the digits of its model may precede them. */
const MAX_SEARCHED_DIGITS = 16;
const MODEL_DIGITS = '00';
/** Excludes most tax IDs and phone numbers. */
const THIS_CENTURY = /^20/;
/** Digits to which zeros pad a number with its check digit. */
const NUMBER_LENGTH = 5;

/** Joined neighbours of the groups of digits in a text. */
function* digitsIn(text: string): Generator<string> {
  for (const [run] of text.slice(0, MAX_SEARCHED_CHARACTERS).matchAll(DIGITS)) {
    const groups = run.split(/\D+/);
    for (const start of groups.keys()) {
      let digits = '';
      for (const group of groups.slice(start, start + MAX_SEARCHED_DIGITS + MODEL_DIGITS.length)) {
        digits += group;
        if (digits.length > MAX_SEARCHED_DIGITS + MODEL_DIGITS.length) break;
        yield digits;
      }
    }
  }
}

const withHyphen = (digits: string): string => `${digits.slice(0, 4)}-${digits.slice(4)}`;

/**
 * Finds donation references anywhere in a text, such as `HR00 2026-00128`, `HR00202600128` or
 * `za 2026 00128, hvala`. They need not exist: one number in ten has a valid check digit by chance.
 */
export function referencesIn(text: string): string[] {
  const found = new Set<string>();
  for (const digits of digitsIn(text)) {
    const own = digits.startsWith(MODEL_DIGITS) ? digits.slice(MODEL_DIGITS.length) : digits;
    const reference = withHyphen(own);
    if (THIS_CENTURY.test(reference) && isReference(reference)) found.add(reference);
  }
  return [...found];
}

/**
 * Finds what a mistyped text may mean: the letter O for a zero, zeros left out or added, and
 * another model, such as in `2026-OO128`, `2026-128` or `HR01202600128`. Such references are only
 * likely, and none of `referencesIn`.
 */
export function mistypedReferencesIn(text: string): string[] {
  const typed = text
    .slice(0, MAX_SEARCHED_CHARACTERS)
    .replace(LETTERS_FOR_DIGITS, (letter) => (/o/i.test(letter) ? '0' : '1'))
    .replace(/\bHR\s?\d\d(?=\D{0,3}\d)/gi, 'HR ');
  const found = new Set<string>();
  for (const digits of digitsIn(typed)) {
    const own = digits.replace(/^0+/, '');
    const number = own.slice(4).replace(/^0+/, '').padStart(NUMBER_LENGTH, '0');
    const reference = withHyphen(own.slice(0, 4) + number);
    if (own.length > 4 && THIS_CENTURY.test(own) && isReference(reference)) found.add(reference);
  }
  for (const exact of referencesIn(text)) found.delete(exact);
  return [...found];
}
