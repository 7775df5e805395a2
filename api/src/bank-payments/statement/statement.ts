import { InvalidInputError } from '../../http/domain-errors.js';

/** The most payments one file may bring. */
export const MAX_PAYMENTS = 10_000;
/** Characters that are kept of what a statement says. */
const LENGTHS = { account: 34, name: 140, reference: 40, text: 500, bankReference: 100 } as const;

export const FORMATS = ['camt', 'csv'] as const;
export type StatementFormat = (typeof FORMATS)[number];

/** One payment into an account, as the bank tells of it. */
export interface StatementPayment {
  /** The IBAN that was paid into, where the statement says it. */
  account: string | null;
  /** The day, like `2026-05-04`. */
  bookedOn: string;
  /** Hundredths of the currency. */
  cents: number;
  currency: string;
  payerName: string | null;
  payerIban: string | null;
  /** The reference as the payer gave it, with its model. */
  reference: string | null;
  /** What the payer says it is for. */
  text: string | null;
  /** By what the bank knows it. */
  bankReference: string | null;
  /** All in which the payer may have written a pledge’s reference number. */
  searched: string[];
}

/** What a file says: payments in, and how many other entries it holds. */
export interface Statement {
  format: StatementFormat;
  payments: StatementPayment[];
  /** Payments out, reversals, and what is not booked yet. */
  leftOut: number;
}

/** What to throw about a file that is not imported. */
export function refuse(hr: string, en: string): InvalidInputError {
  return InvalidInputError.of('file', { hr, en });
}

/** One line of at most so many characters as are kept of it; null where there is nothing. */
export function kept(value: string | null | undefined, what: keyof typeof LENGTHS): string | null {
  const line = (value ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return line ? Array.from(line).slice(0, LENGTHS[what]).join('') : null;
}

/** An account number without spaces, in capital letters. */
export function keptAccount(value: string | null | undefined): string | null {
  return kept(value?.replace(/\s/g, '').toUpperCase(), 'account');
}

/** A reference as the payer gave it; null where it is a model without a number, such as `HR99`. */
export function keptReference(value: string | null | undefined): string | null {
  const reference = kept(value, 'reference');
  return reference && /^HR\s?\d\d$/i.test(reference) ? null : reference;
}

/** @throws InvalidInputError when there are more payments than one file may bring */
export function checkCount(payments: number): void {
  if (payments > MAX_PAYMENTS) {
    throw refuse(
      'Izvod ima više od 10.000 uplata. Podijelite ga na kraća razdoblja.',
      'The statement holds more than 10,000 payments. Split it into shorter periods.',
    );
  }
}
