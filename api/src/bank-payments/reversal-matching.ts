import { inTurns } from '../limits/in-turns.js';
import { identification, nameWords } from './identification.js';
import type { PaymentIdentity } from './known-payments.js';
import type { ReversalHint } from './statement/reversal-words.js';

type Entry = Pick<
  PaymentIdentity,
  | 'bookedOn'
  | 'cents'
  | 'currency'
  | 'payerName'
  | 'payerIban'
  | 'pledgeReference'
  | 'bankReference'
  | 'endToEndId'
>;

/** A payment that may be reversed, perhaps matched with a donation. */
export type Reversible = Entry & { donationId?: number | null };
/** A debit that may reverse a payment. */
export type Outgoing = Entry & { hint: ReversalHint };

/** Why the payment of a reversal is unknown. */
export type ReversalReason = 'no-payment' | 'several-payments' | 'partial';
/**
 * The payment that an entry reverses, for certain or only likely, or why it is unknown; undefined
 * when it reverses nothing.
 */
export type Reversed<P> =
  { payment: P; isCertain: boolean } | { reason: ReversalReason } | undefined;

/** What proves that a debit reverses a payment: its own identification or its pledge. */
function proofs({ endToEndId, bankReference, pledgeReference }: Entry): string[] {
  const [endToEnd, bank] = [identification(endToEndId), identification(bankReference)];
  return [
    endToEnd && `end-to-end ${endToEnd}`,
    bank && `bank ${bank}`,
    pledgeReference && `pledge ${pledgeReference}`,
  ].filter((key) => typeof key === 'string');
}

/** The payer, by whom a payment may be proposed. With another account it is another person. */
function payerKeys({ payerIban, payerName }: Entry, isSearch: boolean): string[] {
  const name = nameWords(payerName)?.join(' ');
  const [any, unknown] = [`name ${name}`, `name ${name} without iban`];
  const names = payerIban ? [isSearch ? unknown : any] : isSearch ? [any] : [any, unknown];
  return [...(payerIban ? [`iban ${payerIban}`] : []), ...(name ? names : [])];
}

type Booked = Pick<Entry, 'bookedOn'>;
const byBookingDay = (one: Booked, other: Booked): number =>
  one.bookedOn.localeCompare(other.bookedOn);

/** Payments of which any may be the reversed one: of one pledge, and of one donation or none. */
interface Equals<P> {
  payments: P[];
  reference: string | null;
  hasDonation: boolean;
}

/** The payments booked so far, by key and amount; each is reversed once. */
class ReversiblePayments<P extends Reversible> {
  private readonly byKey = new Map<string, Map<string, Equals<P>>>();
  private readonly largest = new Map<string, number>();
  private readonly reversed = new Set<P>();

  add(payment: P): void {
    const { cents, currency, pledgeReference: reference, donationId } = payment;
    for (const identifier of [...proofs(payment), ...payerKeys(payment, false)]) {
      const key = `${currency} ${cents} ${identifier}`;
      const groups = this.byKey.get(key) ?? new Map<string, Equals<P>>();
      this.byKey.set(key, groups);
      const group = `${reference ?? ''} ${donationId ?? ''}`;
      const equals = groups.get(group) ?? { payments: [], reference, hasDonation: !!donationId };
      groups.set(group, equals);
      equals.payments.push(payment);
      const sum = `${currency} ${identifier}`;
      this.largest.set(sum, Math.max(cents, this.largest.get(sum) ?? 0));
    }
  }

  /** The payment of a debit, by the first of the keys that any has. */
  find(outgoing: Outgoing, keys: readonly string[]): P | 'several' | undefined {
    for (const key of keys) {
      const found = this.pick(key, outgoing);
      if (found && found !== 'several') this.reversed.add(found);
      if (found) return found;
    }
    return undefined;
  }

  /** Whether a payment with one of the keys is larger. */
  isPart({ cents, currency }: Outgoing, keys: readonly string[]): boolean {
    return keys.some((key) => (this.largest.get(`${currency} ${key}`) ?? 0) > cents);
  }

  /** The last of the only equal payments; of those of one pledge, one without a donation first. */
  private pick(key: string, outgoing: Outgoing): P | 'several' | undefined {
    const { cents, currency, pledgeReference } = outgoing;
    const groups = this.byKey.get(`${currency} ${cents} ${key}`);
    let found: Equals<P> | undefined;
    let areSeveral = false;
    for (const [name, equals] of groups ?? []) {
      const { payments, reference, hasDonation } = equals;
      if (pledgeReference !== null && reference !== null && reference !== pledgeReference) continue;
      while (payments.length > 0 && this.isReversed(payments.at(-1))) payments.pop();
      if (payments.length === 0) {
        groups?.delete(name);
      } else if (!found) {
        found = equals;
      } else if (found.reference !== reference) {
        return 'several';
      } else {
        areSeveral ||= found.hasDonation && hasDonation;
        if (!hasDonation) found = equals;
      }
    }
    if (found?.hasDonation && areSeveral) return 'several';
    return found?.payments.at(-1);
  }

  private isReversed(payment: P | undefined): boolean {
    return payment !== undefined && this.reversed.has(payment);
  }
}

/** Each debit, in the order of booking, with the payments booked no later. */
async function* eachBooked<P extends Reversible>(
  payments: readonly P[],
  outgoing: readonly Outgoing[],
): AsyncGenerator<{ one: Outgoing; booked: ReversiblePayments<P> }> {
  if (outgoing.length === 0) return;
  const booked = new ReversiblePayments<P>();
  const entries = [
    ...payments.map((payment) => ({ bookedOn: payment.bookedOn, payment, one: undefined })),
    ...outgoing.map((one) => ({ bookedOn: one.bookedOn, payment: undefined, one })),
  ];
  for await (const { payment, one } of inTurns(entries.sort(byBookingDay))) {
    if (payment) booked.add(payment);
    if (one) yield { one, booked };
  }
}

/**
 * Finds the payment that each debit reverses: one of the same amount and currency, booked no later,
 * with the same identification or pledge. Of what is left, one of the same payer is likely for a
 * debit whose texts or marks hint at a reversal. A marked one, or one that also names a pledge,
 * waits in any case: that of all the payments of a pledge has another amount than each.
 * @returns in the order of `outgoing`
 */
export async function matchReversals<P extends Reversible>(
  payments: readonly P[],
  outgoing: readonly Outgoing[],
): Promise<Reversed<P>[]> {
  const results = new Map<Outgoing, Reversed<P>>();
  const reversed = new Set<P>();
  for await (const { one, booked } of eachBooked(payments, outgoing)) {
    const found = booked.find(one, proofs(one));
    if (found === 'several') {
      results.set(one, one.hint === 'nothing' ? undefined : { reason: 'several-payments' });
    } else if (found) {
      reversed.add(found);
      results.set(one, { payment: found, isCertain: true });
    }
  }
  const [left, open] = [
    payments.filter((payment) => !reversed.has(payment)),
    outgoing.filter((one) => one.hint !== 'nothing' && !results.has(one)),
  ];
  for await (const { one, booked } of eachBooked(left, open)) {
    const keys = payerKeys(one, true);
    const found = booked.find(one, keys);
    if (found === 'several') results.set(one, { reason: 'several-payments' });
    else if (found) results.set(one, { payment: found, isCertain: false });
    else if (booked.isPart(one, [...proofs(one), ...keys])) results.set(one, { reason: 'partial' });
    else if (one.hint === 'reversal' || one.pledgeReference !== null) {
      results.set(one, { reason: 'no-payment' });
    }
  }
  return outgoing.map((one) => results.get(one));
}
