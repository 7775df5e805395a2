import { wordsOf, type Told } from './known-payments.js';
import type { OutgoingSays } from './statement/reversal-words.js';

type Entry = Pick<
  Told,
  | 'bookedOn'
  | 'cents'
  | 'currency'
  | 'payerName'
  | 'payerIban'
  | 'pledgeReference'
  | 'bankReference'
  | 'endToEndId'
>;

/** A payment that may be reversed; a donation may be received by it. */
export type Reversible = Entry & { donationId?: number | null };
/** Money out that may reverse a payment. */
export type Outgoing = Entry & { says: OutgoingSays };

/** Why no payment was found for an entry that does reverse one. */
export type ReversalReason = 'no-payment' | 'several-payments' | 'partial';
/** The payment that an entry reverses, or why none was found; undefined where it reverses nothing. */
export type Reversed<P> = { payment: P } | { reason: ReversalReason } | undefined;

/** Shorter identifications, such as `1`, are given more than once. */
const SHORTEST_ID = 6;

/** Payments that are alike in one respect, and name one pledge or none; the last booked on top. */
interface Stack<P> {
  free: P[];
  counted: P[];
}

/** By what a payment may be known, in texts of which two payments share one where they are alike in it. */
function marks({ endToEndId, bankReference, pledgeReference, payerIban, payerName }: Entry) {
  const name = wordsOf(payerName);
  return {
    endToEnd: endToEndId && `end-to-end ${endToEndId}`,
    bank: bankReference && `bank ${bankReference}`,
    pledge: pledgeReference && `pledge ${pledgeReference}`,
    iban: payerIban && `iban ${payerIban}`,
    name: name && `name ${name}`,
  };
}

/** All marks that one and the same payment has with its reversal, the most certain first. */
function searched(outgoing: Outgoing): string[] {
  const { endToEnd, bank, pledge, iban, name } = marks(outgoing);
  const isLong = (outgoing.endToEndId?.length ?? 0) >= SHORTEST_ID;
  const list =
    outgoing.says === 'nothing'
      ? [isLong && endToEnd, pledge]
      : [
          ...[endToEnd, bank, pledge && iban && `${pledge} ${iban}`],
          ...[pledge && name && `${pledge} ${name}`, pledge, iban],
          // Of one name there are many people: another account is another person's.
          name && (iban ? `${name} without iban` : name),
        ];
  return list.filter((mark) => typeof mark === 'string');
}

function registered(payment: Entry): string[] {
  const { endToEnd, bank, pledge, iban, name } = marks(payment);
  return [
    ...[endToEnd, bank, pledge && iban && `${pledge} ${iban}`],
    ...[pledge && name && `${pledge} ${name}`, pledge, iban, name],
    name && !iban ? `${name} without iban` : null,
  ].filter((mark) => typeof mark === 'string');
}

const byDay = (one: Entry, other: Entry): number => one.bookedOn.localeCompare(other.bookedOn);

/** The payments that were booked so far, by their marks and amounts; each is reversed once. */
class Payments<P extends Reversible> {
  readonly #alike = new Map<string, Map<string, Stack<P>>>();
  readonly #largest = new Map<string, P>();
  readonly #reversed = new Set<P>();

  add(payment: P): void {
    const { cents, currency, pledgeReference } = payment;
    for (const mark of registered(payment)) {
      const key = `${currency} ${cents} ${mark}`;
      const groups = this.#alike.get(key) ?? new Map<string, Stack<P>>();
      this.#alike.set(key, groups);
      const stack = groups.get(pledgeReference ?? '') ?? { free: [], counted: [] };
      groups.set(pledgeReference ?? '', stack);
      stack[payment.donationId ? 'counted' : 'free'].push(payment);
      const largest = this.#largest.get(`${currency} ${mark}`);
      if (!largest || largest.cents <= cents) this.#largest.set(`${currency} ${mark}`, payment);
    }
  }

  find(outgoing: Outgoing): Reversed<P> {
    const all = searched(outgoing);
    const { cents, currency, says } = outgoing;
    for (const mark of all) {
      const groups = this.#alike.get(`${currency} ${cents} ${mark}`);
      const found = groups && this.#pick(groups, outgoing.pledgeReference);
      if (found === 'several') {
        return says === 'nothing' ? undefined : { reason: 'several-payments' };
      }
      if (found) {
        this.#reversed.add(found);
        return { payment: found };
      }
    }
    if (says === 'nothing') return undefined;
    const isPart = all.some(
      (mark) => (this.#largest.get(`${currency} ${mark}`)?.cents ?? 0) > cents,
    );
    if (isPart) return { reason: 'partial' };
    return says === 'reversal' ? { reason: 'no-payment' } : undefined;
  }

  /** The only payment that is meant; of those that are alike one that no donation is received by. */
  #pick(groups: Map<string, Stack<P>>, reference: string | null): P | 'several' | undefined {
    let found: P | 'several' | undefined;
    for (const [group, { free, counted }] of groups) {
      if (reference !== null && group !== '' && group !== reference) continue;
      this.#drop(free);
      this.#drop(counted);
      const top = free.at(-1) ?? counted.at(-1);
      if (!top) {
        groups.delete(group);
        continue;
      }
      if (found) return 'several';
      found = free.length === 0 && counted.length > 1 ? 'several' : top;
    }
    return found;
  }

  /** Takes those off the top of a stack, and from below it, that were reversed. */
  #drop(stack: P[]): void {
    for (const place of [-1, -2]) {
      for (let one = stack.at(place); one && this.#reversed.has(one); one = stack.at(place)) {
        stack.splice(place, 1);
      }
    }
  }
}

/**
 * Which payment each entry out of the account reverses: one of the same amount and currency that was
 * booked no later and is known by its end-to-end identification, its bank's reference, the pledge it
 * names, or who paid. An entry that does not say that it reverses anything must bear the payment's
 * identification or the pledge's reference.
 * @returns in the order of `outgoing`
 */
export function matchReversals<P extends Reversible>(
  payments: readonly P[],
  outgoing: readonly Outgoing[],
): Reversed<P>[] {
  const waiting = [...payments].sort(byDay);
  const known = new Payments<P>();
  const found = new Map<Outgoing, Reversed<P>>();
  let next = 0;
  for (const one of [...outgoing].sort(byDay)) {
    for (let payment = waiting[next]; payment && byDay(payment, one) <= 0;) {
      known.add(payment);
      next += 1;
      payment = waiting[next];
    }
    found.set(one, known.find(one));
  }
  return outgoing.map((one) => found.get(one));
}
