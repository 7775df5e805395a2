import { centsOf } from 'shared/money';
import type { Donation } from '../donations/donation.entity.js';
import { mistypedReferencesIn, referencesIn } from '../payments/reference.js';
import type { BankPayment, PaymentKind, Reason } from './bank-payment.entity.js';
import { fingerprintOf, type PaymentIdentity } from './known-payments.js';
import type { ReversalHint } from './statement/reversal-words.js';
import type { Statement, StatementPayment } from './statement/statement.js';

const SLIP_CURRENCY = 'EUR';
/** Maximum number of references that are looked up for one payment. */
const MAX_REFERENCES = 20;

/** The stored fields of an entry. */
export type EntryRow = PaymentIdentity &
  Pick<BankPayment, 'fingerprint' | 'copy'> &
  Partial<BankPayment>;

/** An entry of a statement, the pledge references in its texts, and what mistyped ones may mean. */
export interface Entry {
  row: EntryRow;
  references: string[];
  mistyped: string[];
  /** Whether it is several payments whose amounts are unknown. */
  isCombined: boolean;
}
export interface OutgoingEntry extends Entry {
  hint: ReversalHint;
}

/**
 * Converts an entry of a statement, and finds the references of pledges in it.
 * @param account the IBAN of the statement
 */
export function toEntry(
  account: string,
  { format }: Pick<Statement, 'format'>,
  kind: PaymentKind,
  { searched, isCombined = false, ...payment }: StatementPayment,
): Entry {
  const find = (referencesOf: (text: string) => string[]) =>
    [...new Set(searched.flatMap(referencesOf))].slice(0, MAX_REFERENCES);
  const references = find(referencesIn);
  const { bookedOn, cents, currency, payerName, payerIban, reference, text } = payment;
  const identity: PaymentIdentity = {
    kind,
    account,
    format,
    bookedOn,
    cents,
    currency,
    payerName,
    payerIban,
    reference,
    text,
    bankReference: payment.bankReference,
    endToEndId: payment.endToEndId,
    pledgeReference: references[0] ?? null,
  };
  const original = {
    originalCents: payment.original?.cents ?? null,
    originalCurrency: payment.original?.currency ?? null,
  };
  const fingerprint = fingerprintOf(identity);
  return {
    row: { ...identity, ...original, fingerprint, copy: 0 },
    references,
    mistyped: find(mistypedReferencesIn),
    isCombined,
  };
}

/**
 * The pledge that a payment pays, wholly or in part, or the reason why there is none.
 * @param references of the payment
 */
export function findPledge(
  { cents, currency }: Pick<BankPayment, 'cents' | 'currency'>,
  references: readonly string[],
  pledges: ReadonlyMap<string, Donation>,
): Donation | Reason {
  const [pledge, another] = references.flatMap((one) => pledges.get(one) ?? []);
  if (!pledge) return references.length > 0 ? 'unknown-reference' : 'no-reference';
  if (another) return 'several-references';
  if (pledge.status === 'completed') return 'received';
  if (pledge.status === 'cancelled') return 'cancelled';
  if (currency !== SLIP_CURRENCY || pledge.currency !== SLIP_CURRENCY) return 'currency';
  return (pledge.paidCents ?? 0) + cents <= centsOf(pledge.amount) ? pledge : 'amount';
}

/** The only pledge that the mistyped references of an entry may mean; none where one is right. */
export function findMistypedPledge(
  { references, mistyped }: Pick<Entry, 'references' | 'mistyped'>,
  pledges: ReadonlyMap<string, Donation>,
): Donation | undefined {
  if (references.some((one) => pledges.has(one))) return undefined;
  const [pledge, another] = mistyped.flatMap((one) => pledges.get(one) ?? []);
  return another ? undefined : pledge;
}

/** The first and the last day of booking; undefined without entries. */
export function dayRange(
  rows: readonly Pick<BankPayment, 'bookedOn'>[],
): [first: string, last: string] | undefined {
  const days = rows.map(({ bookedOn }) => bookedOn).sort();
  const [first, last] = [days[0], days.at(-1)];
  return first === undefined || last === undefined ? undefined : [first, last];
}

type Booked = Pick<BankPayment, 'bookedOn'>;

/** When the last of the payments of a donation came, in whatever order they were imported. */
export function lastBooking(payment: Booked, others: readonly Booked[]): Date {
  const days = [payment, ...others].map(({ bookedOn }) => bookedOn).sort();
  return bookingInstant(days.at(-1) ?? payment.bookedOn);
}

/** A day, so many days after another or, with a negative number, before it. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The instant of a booking, for which banks give only the day: about noon in Croatia. */
export function bookingInstant(day: string): Date {
  return new Date(`${day}T11:00:00.000Z`);
}
