import { hasCheckDigit } from './check-digit.js';
import { shortDate, type Instant } from './croatian-time.js';

/**
 * Whether a text is the reference of a donation, `2026-00128`: the year, a hyphen, the donation's
 * number and a check digit (ISO 7064, MOD 11,10).
 */
export function isReference(text: string): boolean {
  return /^\d{4}-\d{5,12}$/.test(text) && hasCheckDigit(text.replace('-', ''));
}

/** The reference of a payment without a pledge: its day in Croatia, `15-06-2027`. */
export function referenceOfDay(instant: Instant): string {
  return shortDate(instant).replaceAll('.', '-');
}
