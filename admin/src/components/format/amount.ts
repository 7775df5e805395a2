import { centsOfDigits, plainAmount } from 'shared/money';

const AMOUNT = /^(\d+|\d{1,3}(?:[., ]\d{3})+)(?:[.,](\d{1,2}))?$/;

/**
 * Cents of an amount as people type it: `45`, `45,5`, `45.50`, `1.234,50`, `1,234.50 €`. A
 * sign before three digits separates thousands, as statements write them.
 * @returns null for an empty text, NaN for anything else
 */
export function readCents(text: string): number | null {
  const typed = text
    .replace(/€|\beur\b/gi, '')
    .replace(/\s+/g, ' ')
    .trim();
  if (typed === '') return null;
  const [, whole = '', hundredths = ''] = AMOUNT.exec(typed) ?? [];
  return whole === '' ? NaN : centsOfDigits(whole.replace(/\D/g, ''), hundredths);
}

/** Cents as an amount in a language: `45,50` or `45.50`. */
export function writeCents(cents: number | null | undefined, language: string): string {
  return cents === null || cents === undefined || Number.isNaN(cents)
    ? ''
    : plainAmount(cents, language);
}
