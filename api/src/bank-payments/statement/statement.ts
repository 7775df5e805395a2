import { InvalidInputError } from '../../problems/domain-errors.js';
import type { OutgoingSays } from './reversal-words.js';

/** The most payments of one file. */
export const MAX_PAYMENTS = 10_000;
/** The most entries of any kind in one file: there may be many more of them than payments. */
export const MAX_ENTRIES = 100_000;
/** Characters that are stored of a text. */
const LENGTHS = {
  account: 34,
  name: 140,
  reference: 40,
  text: 500,
  bankReference: 100,
  endToEndId: 100,
} as const;
/** Characters that are read of one text, white space included. */
export const MAX_TEXT = 2_000;
/** Characters of one entry in which a reference is looked for. */
const MAX_SEARCHED = 4_000;

export const FORMATS = ['camt', 'csv'] as const;
export type StatementFormat = (typeof FORMATS)[number];

/** One payment into an account, as the statement describes it. */
export interface StatementPayment {
  /** The IBAN of the account, where the statement names it. */
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
  /** The bank's own identification. */
  bankReference: string | null;
  /** The end-to-end identification, unless it says that there is none. */
  endToEndId: string | null;
  /** All texts in which the payer may have written a pledge’s reference. */
  searched: string[];
}

/**
 * Money out, which may be the reversal of a payment. `payerName` and `payerIban` are those of the
 * recipient.
 */
export interface StatementOutgoing extends StatementPayment {
  says: OutgoingSays;
}

/** The content of a file: money in, money out, and the number of entries that are neither. */
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

/** The error for a file that is not imported. */
export function refuse(hr: string, en: string): InvalidInputError {
  return InvalidInputError.of('file', { hr, en });
}

/** A text as one line, cut to the stored length; null when it is empty. */
export function kept(value: string | null | undefined, what: keyof typeof LENGTHS): string | null {
  const line = (value ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return line ? Array.from(line).slice(0, LENGTHS[what]).join('') : null;
}

/** An account number without spaces, in capital letters. */
export function keptAccount(value: string | null | undefined): string | null {
  return kept(value?.replace(/\s/g, '').toUpperCase(), 'account');
}

/**
 * What banks write for an empty value: words such as `NOTPROVIDED`, or a model without a number.
 */
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
