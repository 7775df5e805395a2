import { createHash } from 'node:crypto';
import { inTurns } from '../limits/in-turns.js';
import type { BankPayment } from './bank-payment.entity.js';

/** The fields of a statement that distinguish payments. */
export type PaymentIdentity = Pick<
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

export type ImportedPayment = PaymentIdentity & Pick<BankPayment, 'fingerprint' | 'copy'>;

/** SHA-256 of all fields of a payment or a reversal, in base64url. */
export function fingerprintOf(payment: Omit<PaymentIdentity, 'endToEndId'>): string {
  const { bookedOn, cents, currency, payerName, payerIban, reference, text, bankReference } =
    payment;
  const values = [bookedOn, cents, currency, payerName, payerIban, reference, text, bankReference];
  const hashed = payment.kind === 'payment' ? values : [...values, payment.kind];
  return createHash('sha256').update(JSON.stringify(hashed)).digest('base64url');
}

/** The words of a text in lower case, sorted; null without any. */
export function normalizedWords(text: string | null): string | null {
  const found = text?.toLowerCase().match(/[\p{L}\p{N}]+/gu);
  return found ? found.sort().join(' ') : null;
}

/** Fields in which two entries must be equal to be the same payment. */
const groupKey = ({ kind, account, bookedOn, cents, currency }: PaymentIdentity): string =>
  [kind, account, bookedOn, cents, currency].join(' ');

/** Wildcards of keys: any value, and no value. */
const ANY_VALUE = '*';
const NO_VALUE = '';

/** Fields each of which proves that entries of two statements are the same payment. */
function evidence(payment: PaymentIdentity, otherFormat: string): string[] {
  const { bankReference, payerIban, pledgeReference, payerName, text } = payment;
  const pairs: [string, string | null][] = [
    [`iban ${otherFormat}`, payerIban],
    [`pledge ${otherFormat}`, pledgeReference],
    [`name ${otherFormat}`, normalizedWords(payerName)],
    [`text ${otherFormat}`, normalizedWords(text)],
  ];
  return [['bank', bankReference] as const, ...pairs].flatMap(([name, value]) =>
    value === null ? [] : `${name}: ${value}`,
  );
}

/** Index keys of an imported payment: its evidence with the fields that must not contradict it. */
function indexKeys(known: ImportedPayment): string[] {
  const ibans = [known.payerIban ?? NO_VALUE, ANY_VALUE];
  const references = [known.pledgeReference ?? NO_VALUE, ANY_VALUE];
  return evidence(known, known.format).flatMap((one) =>
    ibans.flatMap((iban) => references.map((reference) => `${iban} ${reference} ${one}`)),
  );
}

/** Lookup keys of a new entry: an imported payment under one of them is the same payment. */
function lookupKeys(payment: PaymentIdentity): string[] {
  const ibans = payment.payerIban === null ? [ANY_VALUE] : [payment.payerIban, NO_VALUE];
  const references =
    payment.pledgeReference === null ? [ANY_VALUE] : [payment.pledgeReference, NO_VALUE];
  const otherFormat = payment.format === 'camt' ? 'csv' : 'camt';
  return evidence(payment, otherFormat).flatMap((one) =>
    ibans.flatMap((iban) => references.map((reference) => `${iban} ${reference} ${one}`)),
  );
}

/** Imported payments by key, in the order of import; each is claimed once. */
class Queues {
  private readonly queues = new Map<string, { known: ImportedPayment[]; next: number }>();

  add(key: string, known: ImportedPayment): void {
    const queue = this.queues.get(key);
    if (queue) queue.known.push(known);
    else this.queues.set(key, { known: [known], next: 0 });
  }

  /** The first unclaimed payment of a key. */
  first(key: string, claimed: ReadonlySet<ImportedPayment>): ImportedPayment | undefined {
    const queue = this.queues.get(key);
    if (!queue) return undefined;
    for (; queue.next < queue.known.length; queue.next += 1) {
      const known = queue.known[queue.next];
      if (known && !claimed.has(known)) return known;
    }
    return undefined;
  }
}

/**
 * De-duplication of statement entries. Statements may hold several entries with equal fields; each
 * imported one matches one of them. Runs in linear time, however many are equal.
 */
export class KnownPayments {
  private readonly copies = new Map<string, number>();
  private readonly claimed = new Set<ImportedPayment>();
  private readonly order = new Map<ImportedPayment, number>();

  constructor(private readonly known: readonly ImportedPayment[]) {
    for (const [index, payment] of known.entries()) {
      const { fingerprint, copy } = payment;
      this.order.set(payment, index);
      this.copies.set(fingerprint, Math.max(copy, this.copies.get(fingerprint) ?? 0));
    }
  }

  /** The entries that were not imported before, in this format or the other. */
  async filterNew<T extends PaymentIdentity & { fingerprint: string }>(
    payments: readonly T[],
  ): Promise<T[]> {
    const remaining = await this.claimMatches(
      payments,
      ({ fingerprint }) => [fingerprint],
      ({ fingerprint }) => [fingerprint],
    );
    return this.claimMatches(remaining, indexKeys, lookupKeys);
  }

  /** The number that distinguishes a new payment from those with an equal fingerprint. */
  nextCopy(fingerprint: string): number {
    const copy = (this.copies.get(fingerprint) ?? 0) + 1;
    this.copies.set(fingerprint, copy);
    return copy;
  }

  /**
   * Claims for each entry the first imported payment that shares a key; returns those without one.
   */
  private async claimMatches<T extends PaymentIdentity>(
    payments: readonly T[],
    keysOfKnown: (known: ImportedPayment) => string[],
    keysOfNew: (payment: T) => string[],
  ): Promise<T[]> {
    const groups = new Set(payments.map(groupKey));
    const knownGroups = new Set<string>();
    const queues = new Queues();
    for await (const known of inTurns(this.known)) {
      if (this.claimed.has(known) || !groups.has(groupKey(known))) continue;
      knownGroups.add(groupKey(known));
      for (const key of keysOfKnown(known)) queues.add(`${groupKey(known)} ${key}`, known);
    }
    const order = (known: ImportedPayment) => this.order.get(known) ?? 0;
    const unknown: T[] = [];
    for await (const payment of inTurns(payments)) {
      const group = groupKey(payment);
      const [first] = (knownGroups.has(group) ? keysOfNew(payment) : [])
        .flatMap((key) => queues.first(`${group} ${key}`, this.claimed) ?? [])
        .sort((one, other) => order(one) - order(other));
      if (first) this.claimed.add(first);
      else unknown.push(payment);
    }
    return unknown;
  }
}
