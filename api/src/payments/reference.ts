import { isReference } from 'shared/donation-reference';

/** Maximum number of characters searched; texts of payments are much shorter. */
const MAX_SEARCHED_CHARACTERS = 10_000;
/** Groups of digits with the separators people use: spaces, hyphens, slashes. */
const DIGITS = /\d+(?:[\s\u2010-\u2015/-]{1,3}\d+)*/g;
/** A reference has at most sixteen digits; the digits of its model may precede them. */
const MAX_SEARCHED_DIGITS = 16;
const MODEL_DIGITS = '00';
/** Excludes most tax IDs and phone numbers. */
const THIS_CENTURY = /^20/;

/**
 * Finds donation references anywhere in a text, such as `HR00 2026-00128`, `HR00202600128` or
 * `za 2026 00128, hvala`. They need not exist: one number in ten has a valid check digit by chance.
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
