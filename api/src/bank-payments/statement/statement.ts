import { InvalidInputError } from '../../problems/domain-errors.js';
import type { OutgoingSays } from './reversal-words.js';

/** The most payments one file may bring. */
export const MAX_PAYMENTS = 10_000;
/** The most entries of any kind in one file: there may be many more of them than payments. */
export const MAX_ENTRIES = 100_000;
/** Characters that are kept of what a statement says. */
const LENGTHS = {
  ...{ account: 34, name: 140, reference: 40, text: 500, bankReference: 100, endToEndId: 100 },
} as const;
/** Characters that are read of one text, white space included. */
export const MAX_TEXT = 2_000;
/** Characters of one entry in which a reference is looked for. */
const MAX_SEARCHED = 4_000;

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
  /** What the payer's bank handed on from end to end, unless it says that there is none. */
  endToEndId: string | null;
  /** All in which the payer may have written a pledge’s reference number. */
  searched: string[];
}

/**
 * Money that went out, which may be a payment that was taken back. `payerName` and `payerIban` are
 * those of whoever it went to.
 */
export interface StatementOutgoing extends StatementPayment {
  says: OutgoingSays;
}

/** What a file says: money in, money out, and how many entries are neither. */
export interface Statement {
  format: StatementFormat;
  payments: StatementPayment[];
  outgoing: StatementOutgoing[];
  /** What is not booked yet, is about nothing, or is our own money that came back. */
  leftOut: number;
}

/** A statement without entries. */
export function emptyStatement(format: StatementFormat): Statement {
  return { format, payments: [], outgoing: [], leftOut: 0 };
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

/** What banks write where the payer gave nothing: words for it, or a model without a number. */
const NOT_GIVEN = /^(?:NOT\s?PROVIDED|HR\s?\d\d|[-0]+)$/i;

/** An end-to-end identification; null where it says that there is none. */
export function keptEndToEndId(value: string | null | undefined): string | null {
  const id = kept(value, 'endToEndId');
  return id && NOT_GIVEN.test(id) ? null : id;
}

/** The texts, as many of them as are searched. */
export function searchable(texts: readonly string[]): string[] {
  let left = MAX_SEARCHED;
  return texts.flatMap((text) => {
    const part = text.slice(0, left);
    left -= part.length;
    return part || [];
  });
}

/** A reference as the payer gave it; null where it is a model without a number, such as `HR99`. */
export function keptReference(value: string | null | undefined): string | null {
  const reference = kept(value, 'reference');
  return reference && /^HR\s?\d\d$/i.test(reference) ? null : reference;
}

/** @throws InvalidInputError when there is more in it than one file may bring */
export function checkCount({ payments, outgoing, leftOut }: Statement): void {
  if (payments.length > MAX_PAYMENTS) {
    throw refuse(
      'Izvod ima više od 10.000 uplata. Podijelite ga na kraća razdoblja.',
      'The statement holds more than 10,000 payments. Split it into shorter periods.',
    );
  }
  if (payments.length + outgoing.length + leftOut > MAX_ENTRIES) {
    throw refuse(
      'Izvod ima više od 100.000 stavki. Podijelite ga na kraća razdoblja.',
      'The statement holds more than 100,000 entries. Split it into shorter periods.',
    );
  }
}
