import { createHash } from 'node:crypto';
import type { BankPayment } from './bank-payment.entity.js';

/** The data of a statement by which one payment differs from another. */
export type Told = Pick<
  BankPayment,
  | 'kind'
  | 'account'
  | 'bookedOn'
  | 'cents'
  | 'currency'
  | 'payerName'
  | 'payerIban'
  | 'reference'
  | 'pledgeReference'
  | 'text'
  | 'bankReference'
  | 'endToEndId'
  | 'format'
>;

export type Known = Told & Pick<BankPayment, 'fingerprint' | 'copy'>;

/** A hash of everything a statement says of a payment or a reversal. */
export function fingerprintOf(told: Omit<Told, 'endToEndId'>): string {
  const { bookedOn, cents, currency, payerName, payerIban, reference, text, bankReference } = told;
  const said = [bookedOn, cents, currency, payerName, payerIban, reference, text, bankReference];
  const marked = told.kind === 'payment' ? said : [...said, told.kind];
  return createHash('sha256').update(JSON.stringify(marked)).digest('base64url');
}

/** The words of a text, without order and case. */
export function wordsOf(text: string | null): string | null {
  const found = text?.toLowerCase().match(/[\p{L}\p{N}]+/gu);
  return found ? found.sort().join(' ') : null;
}

/** Two entries are the same only if they are alike in these. */
const place = ({ kind, account, bookedOn, cents, currency }: Told): string =>
  [kind, account, bookedOn, cents, currency].join(' ');

/** Matches any value, or none, of the other format. */
const ANY = '*';
const NONE = '';

/** Evidence that payments of two statements are the same; one kind is enough. */
function evidence(told: Told, otherFormat: string): string[] {
  const { bankReference, payerIban, pledgeReference, payerName, text } = told;
  const pairs: [string, string | null][] = [
    [`iban ${otherFormat}`, payerIban],
    [`pledge ${otherFormat}`, pledgeReference],
    [`name ${otherFormat}`, wordsOf(payerName)],
    [`text ${otherFormat}`, wordsOf(text)],
  ];
  return [['bank', bankReference] as const, ...pairs].flatMap(([name, value]) =>
    value === null ? [] : `${name}: ${value}`,
  );
}

/** Keys under which a known payment is found, by evidence and by what must not contradict it. */
function keysOf(known: Known): string[] {
  const ibans = [known.payerIban ?? NONE, ANY];
  const references = [known.pledgeReference ?? NONE, ANY];
  return evidence(known, known.format).flatMap((one) =>
    ibans.flatMap((iban) => references.map((reference) => `${iban} ${reference} ${one}`)),
  );
}

/** Keys under which payments may be known that are the same as one of a statement. */
function keysFor(told: Told): string[] {
  const ibans = told.payerIban === null ? [ANY] : [told.payerIban, NONE];
  const references = told.pledgeReference === null ? [ANY] : [told.pledgeReference, NONE];
  const otherFormat = told.format === 'camt' ? 'csv' : 'camt';
  return evidence(told, otherFormat).flatMap((one) =>
    ibans.flatMap((iban) => references.map((reference) => `${iban} ${reference} ${one}`)),
  );
}

/** Payments in the order in which they became known; each is claimed once. */
class Queues {
  readonly #queues = new Map<string, { known: Known[]; next: number }>();

  add(key: string, known: Known): void {
    const queue = this.#queues.get(key);
    if (queue) queue.known.push(known);
    else this.#queues.set(key, { known: [known], next: 0 });
  }

  /** The first unclaimed payment of a key. */
  first(key: string, claimed: ReadonlySet<Known>): Known | undefined {
    const queue = this.#queues.get(key);
    if (!queue) return undefined;
    for (; queue.next < queue.known.length; queue.next += 1) {
      const known = queue.known[queue.next];
      if (known && !claimed.has(known)) return known;
    }
    return undefined;
  }
}

/**
 * The payments and reversals that were imported before. Of payments of which a statement says the
 * same, as many are known as were imported: each matches one. Takes linear time, however many of
 * them are alike.
 */
export class KnownPayments {
  readonly #copies = new Map<string, number>();
  readonly #claimed = new Set<Known>();
  readonly #order = new Map<Known, number>();

  constructor(private readonly known: readonly Known[]) {
    for (const [index, payment] of known.entries()) {
      const { fingerprint, copy } = payment;
      this.#order.set(payment, index);
      this.#copies.set(fingerprint, Math.max(copy, this.#copies.get(fingerprint) ?? 0));
    }
  }

  /** Those that are new: no known payment is the same, in this format or the other. */
  fresh<T extends Told & { fingerprint: string }>(payments: readonly T[]): T[] {
    const alike = this.claimAll(
      payments,
      ({ fingerprint }) => [fingerprint],
      ({ fingerprint }) => [fingerprint],
    );
    return this.claimAll(alike, keysOf, keysFor);
  }

  /** Which of the payments that are alike a new one is. */
  nextCopy(fingerprint: string): number {
    const copy = (this.#copies.get(fingerprint) ?? 0) + 1;
    this.#copies.set(fingerprint, copy);
    return copy;
  }

  /** Claims for each payment the first known one that shares a key; answers those without one. */
  private claimAll<T extends Told>(
    payments: readonly T[],
    keysOfKnown: (known: Known) => string[],
    keysOfTold: (told: T) => string[],
  ): T[] {
    const places = new Set(payments.map(place));
    const knownPlaces = new Set<string>();
    const queues = new Queues();
    for (const known of this.known) {
      if (this.#claimed.has(known) || !places.has(place(known))) continue;
      knownPlaces.add(place(known));
      for (const key of keysOfKnown(known)) queues.add(`${place(known)} ${key}`, known);
    }
    return payments.filter((told) => {
      if (!knownPlaces.has(place(told))) return true;
      const order = (known: Known) => this.#order.get(known) ?? 0;
      const [first] = keysOfTold(told)
        .flatMap((key) => queues.first(`${place(told)} ${key}`, this.#claimed) ?? [])
        .sort((one, other) => order(one) - order(other));
      if (first) this.#claimed.add(first);
      return !first;
    });
  }
}
