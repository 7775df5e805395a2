import { centsOf } from 'shared/money';
import type { Donation } from '../donations/donation.entity.js';
import { referencesIn } from '../payments/reference.js';
import type { BankPayment, PaymentKind, Reason } from './bank-payment.entity.js';
import { fingerprintOf, type Told } from './known-payments.js';
import type { OutgoingSays } from './statement/reversal-words.js';
import type { Statement, StatementPayment } from './statement/statement.js';

const SLIP_CURRENCY = 'EUR';
/** The most references that are looked up for one payment. */
const MAX_REFERENCES = 20;

/** What is stored of an entry. */
export type EntryRow = Told & Pick<BankPayment, 'fingerprint' | 'copy'> & Partial<BankPayment>;

/** An entry of a statement with the references found in it. */
export interface Entry {
  row: EntryRow;
  references: string[];
}
export interface OutgoingEntry extends Entry {
  says: OutgoingSays;
}

/**
 * Reads an entry of a statement with the references of pledges in it.
 * @param account whose statement it is
 */
export function entryOf(
  account: string,
  { format }: Pick<Statement, 'format'>,
  kind: PaymentKind,
  { searched, ...said }: StatementPayment,
): Entry {
  const references = [...new Set(searched.flatMap(referencesIn))].slice(0, MAX_REFERENCES);
  const { bookedOn, cents, currency, payerName, payerIban, reference, text } = said;
  const ibans = kind === 'payment' ? [payerIban] : [payerIban, said.account];
  const told: Told = {
    kind,
    account,
    format,
    bookedOn,
    cents,
    currency,
    payerName,
    reference,
    text,
    bankReference: said.bankReference,
    endToEndId: said.endToEndId,
    // Nobody pays to themselves: a column may name our account on every line.
    payerIban: ibans.find((iban) => iban !== null && iban !== account) ?? null,
    pledgeReference: references[0] ?? null,
  };
  return { row: { ...told, fingerprint: fingerprintOf(told), copy: 0 }, references };
}

/**
 * The pledge that a payment pays, or the reason why none.
 * @param paid the donations that have a payment already
 */
export function pledgeOf(
  { row: { cents, currency }, references }: Entry,
  pledges: ReadonlyMap<string, Donation>,
  paid: ReadonlySet<number>,
): Donation | Reason {
  const [pledge, another] = references.flatMap((one) => pledges.get(one) ?? []);
  if (!pledge) return references.length > 0 ? 'unknown-reference' : 'no-reference';
  if (another) return 'several-references';
  if (pledge.status === 'completed' || paid.has(pledge.id)) return 'received';
  if (pledge.status === 'cancelled') return 'cancelled';
  if (currency !== SLIP_CURRENCY || pledge.currency !== SLIP_CURRENCY) return 'currency';
  return centsOf(pledge.amount) === cents ? pledge : 'amount';
}

/** The first and the last day of the entries; undefined where there are none. */
export function daysOf(entries: readonly Entry[]): [first: string, last: string] | undefined {
  const days = entries.map(({ row }) => row.bookedOn).sort();
  const [first, last] = [days[0], days.at(-1)];
  return first === undefined || last === undefined ? undefined : [first, last];
}
