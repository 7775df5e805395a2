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

/** Payments that share one mark, and name one pledge or none; the last booked on top. */
interface Stack<P> {
  free: P[];
  counted: P[];
}

/** Marks of a payment: texts that are equal for two payments that agree in that respect. */
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

/** All marks that a payment shares with its reversal, the most certain first. */
function searched(outgoing: Outgoing): string[] {
  const { endToEnd, bank, pledge, iban, name } = marks(outgoing);
  const isLong = (outgoing.endToEndId?.length ?? 0) >= SHORTEST_ID;
  const list =
    outgoing.says === 'nothing'
      ? [isLong && endToEnd, pledge]
      : [
          endToEnd,
          bank,
          pledge && iban && `${pledge} ${iban}`,
          pledge && name && `${pledge} ${name}`,
          pledge,
          iban,
          // Many people have the same name: another account is another person's.
          name && (iban ? `${name} without iban` : name),
        ];
  return list.filter((mark) => typeof mark === 'string');
}

function registered(payment: Entry): string[] {
  const { endToEnd, bank, pledge, iban, name } = marks(payment);
  return [
    endToEnd,
    bank,
    pledge && iban && `${pledge} ${iban}`,
    pledge && name && `${pledge} ${name}`,
    pledge,
    iban,
    name,
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

  /** The only candidate; of several that are alike one that no donation is received by. */
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
 * Finds the payment that each entry out of the account reverses: one of the same amount and
 * currency that was booked no later and has the same end-to-end identification, bank reference,
 * pledge or payer. An entry that is not marked as a reversal must carry the payment's
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
