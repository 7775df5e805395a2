import { createHash } from 'node:crypto';
import type { BankPayment } from './bank-payment.entity.js';

/** What a statement says of a payment, by which it is told from others. */
export type Told = Pick<
  BankPayment,
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
  | 'format'
>;

export type Known = Told & Pick<BankPayment, 'fingerprint' | 'copy'>;

/** A hash of all that a statement says of a payment. */
export function fingerprintOf(told: Told): string {
  const { bookedOn, cents, currency, payerName, payerIban, reference, text, bankReference } = told;
  const said = [bookedOn, cents, currency, payerName, payerIban, reference, text, bankReference];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url');
}

/** The words of a text, however they are ordered and written. */
function words(text: string | null): string | null {
  const found = text?.toLowerCase().match(/[\p{L}\p{N}]+/gu);
  return found ? found.sort().join(' ') : null;
}

const agree = (one: string | null, other: string | null): boolean =>
  one === null || other === null || one === other;
const same = (one: string | null, other: string | null): boolean => one !== null && one === other;

/** Whether two kinds of statement speak of one payment, of the same day and amount. */
function alike(known: Told, told: Told): boolean {
  if (!agree(known.payerIban, told.payerIban)) return false;
  if (!agree(known.pledgeReference, told.pledgeReference)) return false;
  return (
    same(known.bankReference, told.bankReference) ||
    (known.format !== told.format &&
      (same(known.payerIban, told.payerIban) ||
        same(known.pledgeReference, told.pledgeReference) ||
        same(words(known.payerName), words(told.payerName)) ||
        same(words(known.text), words(told.text))))
  );
}

const place = ({ account, bookedOn, cents, currency }: Told): string =>
  [account, bookedOn, cents, currency].join(' ');

/**
 * The payments that are known already. Of payments that are alike in all a statement says, as many
 * are known as were taken in: each answers for one.
 */
export class KnownPayments {
  readonly #unclaimed = new Map<string, Known[]>();
  readonly #copies = new Map<string, number>();

  constructor(known: readonly Known[]) {
    for (const payment of known) {
      const { fingerprint, copy } = payment;
      const others = this.#unclaimed.get(place(payment));
      if (others) others.push(payment);
      else this.#unclaimed.set(place(payment), [payment]);
      this.#copies.set(fingerprint, Math.max(copy, this.#copies.get(fingerprint) ?? 0));
    }
  }

  /** Those that are new: no payment known is the same, or else the other kind of file’s word for it. */
  fresh<T extends Told & { fingerprint: string }>(payments: readonly T[]): T[] {
    return payments
      .filter((one) => !this.claim(one, (known) => known.fingerprint === one.fingerprint))
      .filter((one) => !this.claim(one, (known) => alike(known, one)));
  }

  /** Which of the payments that are alike a new one is. */
  nextCopy(fingerprint: string): number {
    const copy = (this.#copies.get(fingerprint) ?? 0) + 1;
    this.#copies.set(fingerprint, copy);
    return copy;
  }

  private claim(told: Told, isIt: (known: Known) => boolean): boolean {
    const there = this.#unclaimed.get(place(told)) ?? [];
    const index = there.findIndex(isIt);
    if (index >= 0) there.splice(index, 1);
    return index >= 0;
  }
}
