import { isReference } from 'shared/donation-reference';

/** Characters that are searched: nobody writes more with a payment. */
const MAX_SEARCHED_CHARACTERS = 10_000;
/** Digits, separated at most by what people write between them: spaces, hyphens, a slash. */
const DIGITS = /\d+(?:[\s\u2010-\u2015/-]{1,3}\d+)*/g;
/** A reference has sixteen digits at most; before it may stand those of its model. */
const MAX_SEARCHED_DIGITS = 16;
const MODEL_DIGITS = '00';
/** Tax IDs and telephone numbers pass for references less often. */
const THIS_CENTURY = /^20/;

/**
 * The references of donations that stand anywhere in a text, such as `HR00 2026-00128`,
 * `HR00202600128` or `za 2026 00128, hvala`. Some may be nobody's: chance checks one number in ten.
 */
export function referencesIn(text: string): string[] {
  const found = new Set<string>();
  for (const [run] of text.slice(0, MAX_SEARCHED_CHARACTERS).matchAll(DIGITS)) {
    const groups = run.split(/\D+/);
    for (const start of groups.keys()) {
      let digits = '';
      for (const group of groups.slice(start, start + MAX_SEARCHED_DIGITS + MODEL_DIGITS.length)) {
        digits += group;
        if (digits.length > MAX_SEARCHED_DIGITS + MODEL_DIGITS.length) break;
        const own = digits.startsWith(MODEL_DIGITS) ? digits.slice(MODEL_DIGITS.length) : digits;
        const reference = `${own.slice(0, 4)}-${own.slice(4)}`;
        if (THIS_CENTURY.test(reference) && isReference(reference)) found.add(reference);
      }
    }
  }
  return [...found];
}
