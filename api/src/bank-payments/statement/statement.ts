import { InvalidInputError } from '../../problems/domain-errors.js';
import { eurosOfKuna } from './currency.js';
import type { ReversalHint } from './reversal-words.js';

/** Maximum number of payments in a file. */
export const MAX_PAYMENTS = 10_000;
/** Maximum number of entries of any kind in a file. */
export const MAX_ENTRIES = 100_000;
/** Maximum number of other accounts in a file. */
const MAX_ACCOUNTS = 100;
/** Maximum stored lengths, in characters. */
const MAX_LENGTHS = {
  account: 34,
  name: 140,
  reference: 40,
  text: 500,
  bankReference: 100,
  endToEndId: 100,
} as const;
/** Maximum length of one text that is read, white space included. */
export const MAX_TEXT = 2_000;
/** Maximum length of the texts of one entry that are searched for references. */
const MAX_SEARCHED = 4_000;

export const FORMATS = ['camt', 'csv'] as const;
export type StatementFormat = (typeof FORMATS)[number];

/** A payment into an account, as the statement describes it. */
export interface StatementPayment {
  /** The day of booking in ISO 8601, such as `2026-05-04`. */
  bookedOn: string;
  /** Hundredths of the currency. */
  cents: number;
  currency: string;
  payerName: string | null;
  payerIban: string | null;
  /** The reference that the payer gave, with its model. */
  reference: string | null;
  /** The purpose that the payer gave. */
  text: string | null;
  /** The bank's identification of the transaction. */
  bankReference: string | null;
  /** The end-to-end identification; null for placeholders such as `NOTPROVIDED`. */
  endToEndId: string | null;
  /** What the payer sent, where that was in another currency. */
  original: Money | null;
  /** Set where it is several payments whose amounts are unknown. */
  isCombined?: boolean;
  /** All texts in which the payer may have written a pledge's reference. */
  searched: string[];
}

/** A debit, which may reverse a payment. `payerName` and `payerIban` are those of the recipient. */
export interface StatementOutgoing extends StatementPayment {
  hint: ReversalHint;
}

/** An amount, in hundredths of its currency. */
export interface Money {
  cents: number;
  currency: string;
}

/** A statement in a file, which may hold several: its days and balances, where it states them. */
export interface StatementSection {
  from: string | null;
  to: string | null;
  opening: Money | null;
  closing: Money | null;
}

/** An account in the file that is not the one whose entries are read. */
export interface OtherAccount {
  /** As the file writes it; null where it does not. */
  account: string | null;
  /** The number of its entries. */
  entries: number;
}

/** The content of a file: credits, debits, and the number of entries that are neither. */
export interface Statement {
  format: StatementFormat;
  payments: StatementPayment[];
  outgoing: StatementOutgoing[];
  /** Entries that are not booked yet, have no amount, or return our own money. */
  leftOut: number;
  sections: StatementSection[];
  /** At most `MAX_ACCOUNTS`. */
  otherAccounts: OtherAccount[];
  /** Payments and debits in kuna, which were converted to euros. */
  converted: number;
}

/** A statement without entries. */
export function emptyStatement(format: StatementFormat): Statement {
  return {
    format,
    payments: [],
    outgoing: [],
    leftOut: 0,
    sections: [],
    otherAccounts: [],
    converted: 0,
  };
}

/** The error for a file that cannot be imported. */
export function refuse(hr: string, en: string): InvalidInputError {
  return InvalidInputError.of('file', { hr, en });
}

/** A text on one line, truncated to its stored length; null when it is empty. */
export function storedText(
  value: string | null | undefined,
  field: keyof typeof MAX_LENGTHS,
): string | null {
  const line = (value ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();
  return line ? Array.from(line).slice(0, MAX_LENGTHS[field]).join('') : null;
}

/** An account number without spaces, in upper case. */
export function normalizedAccount(value: string | null | undefined): string | null {
  return storedText(value?.replace(/\s/g, '').toUpperCase(), 'account');
}

/** Placeholders for an empty value: `NOTPROVIDED`, zeros, or a reference model without a number. */
const EMPTY_VALUE = /^(?:NOT\s?PROVIDED|HR\s?\d\d|[-0]+)$/i;

/** An end-to-end identification; null for a placeholder. */
export function normalizedEndToEndId(value: string | null | undefined): string | null {
  const id = storedText(value, 'endToEndId');
  return id && EMPTY_VALUE.test(id) ? null : id;
}

/** Truncates texts to the length that is searched. */
export function limitSearched(texts: readonly string[]): string[] {
  let remaining = MAX_SEARCHED;
  return texts.flatMap((text) => {
    const part = text.slice(0, remaining);
    remaining -= part.length;
    return part || [];
  });
}

/** A reference; null when it is a model without a number, such as `HR99`. */
export function normalizedReference(value: string | null | undefined): string | null {
  const reference = storedText(value, 'reference');
  return reference && /^HR\s?\d\d$/i.test(reference) ? null : reference;
}

/** @throws InvalidInputError when a file has too many payments or entries */
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

/**
 * Counts entries of another account.
 * @throws InvalidInputError when a file has too many accounts
 */
export function leaveToOtherAccount(
  { otherAccounts }: Statement,
  account: string | null,
  entries = 1,
): void {
  const known = otherAccounts.find((one) => one.account === account);
  if (known) known.entries += entries;
  else otherAccounts.push({ account, entries });
  if (otherAccounts.length <= MAX_ACCOUNTS) return;
  throw refuse(
    'Datoteka sadrži stavke s više od 100 računa. Izvezite izvod samo jednog računa.',
    'The file holds entries of more than 100 accounts. Export the statement of one account only.',
  );
}

/** @throws InvalidInputError when a file holds other accounts only */
export function checkAccount(
  { payments, outgoing, leftOut, sections, otherAccounts: [other] }: Statement,
  iban: string,
): void {
  const isOurs = payments.length + outgoing.length + leftOut + sections.length > 0;
  if (isOurs || !other) return;
  const { account } = other;
  throw refuse(
    `Izvod je za račun ${account ?? 'čiji broj nije naveden'}, a u postavkama je račun ${iban}. Ništa nije uvezeno.`,
    `The statement is of ${account ? `the account ${account}` : 'an account without a number'}, but the settings hold ${iban}. Nothing was imported.`,
  );
}

/** Converts entries in kuna to euros; what they were is stored as their original amount. */
export function convertKuna(statement: Statement): void {
  for (const entry of [...statement.payments, ...statement.outgoing]) {
    const euros = eurosOfKuna(entry);
    if (!euros) continue;
    entry.original ??= { cents: entry.cents, currency: entry.currency };
    Object.assign(entry, euros);
    statement.converted += 1;
  }
}
