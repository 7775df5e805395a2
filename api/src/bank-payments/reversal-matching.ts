import { inTurns } from '../limits/in-turns.js';
import { normalizedWords, type PaymentIdentity } from './known-payments.js';
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
/** The payment that an entry reverses, or why it is unknown; undefined when it reverses nothing. */
export type Reversed<P> = { payment: P } | { reason: ReversalReason } | undefined;

/** Minimum length of an identification: banks use shorter ones, such as `1`, repeatedly. */
const SHORTEST_ID = 6;

/** Payments that share an identifier and a pledge (or have none), the last booked last. */
interface Stack<P> {
  withoutDonation: P[];
  withDonation: P[];
}

/** Identifiers of an entry; a payment and its reversal share at least one. */
function identifiers({ endToEndId, bankReference, pledgeReference, payerIban, payerName }: Entry) {
  const name = normalizedWords(payerName);
  return {
    endToEnd: endToEndId && `end-to-end ${endToEndId}`,
    bank: bankReference && `bank ${bankReference}`,
    pledge: pledgeReference && `pledge ${pledgeReference}`,
    iban: payerIban && `iban ${payerIban}`,
    name: name && `name ${name}`,
  };
}

/** Keys under which the payment of a reversal is looked up, the most certain first. */
function searchKeys(outgoing: Outgoing): string[] {
  const { endToEnd, bank, pledge, iban, name } = identifiers(outgoing);
  const isLong = (outgoing.endToEndId?.length ?? 0) >= SHORTEST_ID;
  const candidates =
    outgoing.hint === 'nothing'
      ? [isLong && endToEnd, pledge]
      : [
          endToEnd,
          bank,
          pledge && iban && `${pledge} ${iban}`,
          pledge && name && `${pledge} ${name}`,
          pledge,
          iban,
          // Names are ambiguous: with another IBAN it is another person.
          name && (iban ? `${name} without iban` : name),
        ];
  return candidates.filter((identifier) => typeof identifier === 'string');
}

function indexKeys(payment: Entry): string[] {
  const { endToEnd, bank, pledge, iban, name } = identifiers(payment);
  return [
    endToEnd,
    bank,
    pledge && iban && `${pledge} ${iban}`,
    pledge && name && `${pledge} ${name}`,
    pledge,
    iban,
    name,
    name && !iban ? `${name} without iban` : null,
  ].filter((identifier) => typeof identifier === 'string');
}

type Booked = Pick<Entry, 'bookedOn'>;
const byBookingDay = (one: Booked, other: Booked): number =>
  one.bookedOn.localeCompare(other.bookedOn);

/** The payments booked so far, by identifier and amount; each is reversed once. */
class ReversiblePayments<P extends Reversible> {
  private readonly byKey = new Map<string, Map<string, Stack<P>>>();
  private readonly largest = new Map<string, P>();
  private readonly reversed = new Set<P>();

  add(payment: P): void {
    const { cents, currency, pledgeReference } = payment;
    for (const identifier of indexKeys(payment)) {
      const key = `${currency} ${cents} ${identifier}`;
      const groups = this.byKey.get(key) ?? new Map<string, Stack<P>>();
      this.byKey.set(key, groups);
      const stack = groups.get(pledgeReference ?? '') ?? { withoutDonation: [], withDonation: [] };
      groups.set(pledgeReference ?? '', stack);
      stack[payment.donationId ? 'withDonation' : 'withoutDonation'].push(payment);
      const largest = this.largest.get(`${currency} ${identifier}`);
      if (!largest || largest.cents <= cents)
        this.largest.set(`${currency} ${identifier}`, payment);
    }
  }

  find(outgoing: Outgoing): Reversed<P> {
    const keys = searchKeys(outgoing);
    const { cents, currency, hint } = outgoing;
    for (const identifier of keys) {
      const groups = this.byKey.get(`${currency} ${cents} ${identifier}`);
      const found = groups && this.pickCandidate(groups, outgoing.pledgeReference);
      if (found === 'several') {
        return hint === 'nothing' ? undefined : { reason: 'several-payments' };
      }
      if (found) {
        this.reversed.add(found);
        return { payment: found };
      }
    }
    if (hint === 'nothing') return undefined;
    const isPart = keys.some(
      (identifier) => (this.largest.get(`${currency} ${identifier}`)?.cents ?? 0) > cents,
    );
    if (isPart) return { reason: 'partial' };
    return hint === 'reversal' ? { reason: 'no-payment' } : undefined;
  }

  /** The only candidate; among equal payments, one without a donation. */
  private pickCandidate(
    groups: Map<string, Stack<P>>,
    reference: string | null,
  ): P | 'several' | undefined {
    let found: P | 'several' | undefined;
    for (const [group, { withoutDonation, withDonation }] of groups) {
      if (reference !== null && group !== '' && group !== reference) continue;
      this.dropReversed(withoutDonation);
      this.dropReversed(withDonation);
      const top = withoutDonation.at(-1) ?? withDonation.at(-1);
      if (!top) {
        groups.delete(group);
        continue;
      }
      if (found) return 'several';
      found = withoutDonation.length === 0 && withDonation.length > 1 ? 'several' : top;
    }
    return found;
  }

  /** Removes reversed payments from the end of a stack and from the position before it. */
  private dropReversed(stack: P[]): void {
    for (const position of [-1, -2]) {
      for (let one = stack.at(position); one && this.reversed.has(one); one = stack.at(position)) {
        stack.splice(position, 1);
      }
    }
  }
}

/**
 * Finds the payment that each debit reverses: one of the same amount and currency, booked no later,
 * with the same end-to-end identification, bank reference, pledge or payer. A debit that is not
 * marked as a reversal must carry the payment's identification or the pledge's reference.
 * @returns in the order of `outgoing`
 */
export async function matchReversals<P extends Reversible>(
  payments: readonly P[],
  outgoing: readonly Outgoing[],
): Promise<Reversed<P>[]> {
  if (outgoing.length === 0) return [];
  const known = new ReversiblePayments<P>();
  const found = new Map<Outgoing, Reversed<P>>();
  const entries = [
    ...payments.map((payment) => ({ bookedOn: payment.bookedOn, payment, debit: undefined })),
    ...outgoing.map((debit) => ({ bookedOn: debit.bookedOn, payment: undefined, debit })),
  ];
  for await (const { payment, debit } of inTurns(entries.sort(byBookingDay))) {
    if (payment) known.add(payment);
    if (debit) found.set(debit, known.find(debit));
  }
  return outgoing.map((one) => found.get(one));
}
