import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  fingerprintOf,
  KnownPayments,
  normalizedWords,
  type ImportedPayment,
  type PaymentIdentity,
} from './known-payments.js';

const samplePayment = (fields: Partial<PaymentIdentity> = {}) => {
  const all: PaymentIdentity = {
    kind: 'payment',
    account: 'HR12',
    bookedOn: '2026-05-04',
    cents: 5000,
    currency: 'EUR',
    payerName: null,
    payerIban: null,
    reference: null,
    pledgeReference: null,
    text: null,
    bankReference: null,
    endToEndId: null,
    format: 'csv',
    ...fields,
  };
  return { ...all, fingerprint: fingerprintOf(all), copy: 1 };
};

/** Whether two entries are the same payment, by a direct comparison. */
function areSamePayment(known: PaymentIdentity, other: PaymentIdentity): boolean {
  const mayBeEqual = (one: string | null, two: string | null) =>
    one === null || two === null || one === two;
  const areEqual = (one: string | null, two: string | null) => one !== null && one === two;
  return (
    known.kind === other.kind &&
    mayBeEqual(known.payerIban, other.payerIban) &&
    mayBeEqual(known.pledgeReference, other.pledgeReference) &&
    (areEqual(known.bankReference, other.bankReference) ||
      (known.format !== other.format &&
        (areEqual(known.payerIban, other.payerIban) ||
          areEqual(known.pledgeReference, other.pledgeReference) ||
          areEqual(normalizedWords(known.payerName), normalizedWords(other.payerName)) ||
          areEqual(normalizedWords(known.text), normalizedWords(other.text)))))
  );
}

/** A reference implementation in quadratic time. */
function filterNewByComparison<T extends ImportedPayment>(
  known: readonly ImportedPayment[],
  payments: readonly T[],
): T[] {
  const remaining = [...known];
  const unclaimed = (is: (one: ImportedPayment, other: T) => boolean) => (payment: T) => {
    const index = remaining.findIndex((one) => is(one, payment));
    if (index >= 0) remaining.splice(index, 1);
    return index < 0;
  };
  return payments
    .filter(unclaimed((one, other) => one.fingerprint === other.fingerprint))
    .filter(unclaimed(areSamePayment));
}

describe('KnownPayments', () => {
  it('finds the same new payments as a comparison of all pairs', async () => {
    const maybe = (...values: string[]) => fc.constantFrom(null, ...values);
    const payment = fc
      .record({
        kind: fc.constantFrom('payment' as const, 'reversal' as const),
        format: fc.constantFrom('camt' as const, 'csv' as const),
        payerIban: maybe('HR1', 'HR2'),
        pledgeReference: maybe('2026-1', '2026-2'),
        payerName: maybe('Ana Horvat', 'HORVAT ANA', 'Ivo'),
        text: maybe('Donacija', 'Dar'),
        bankReference: maybe('1', '2'),
      })
      .map(samplePayment);
    const list = fc.array(payment, { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(list, list, async (known, payments) => {
        expect(await new KnownPayments(known).filterNew(payments)).toEqual(
          filterNewByComparison(known, payments),
        );
      }),
      { numRuns: 300 },
    );
  });

  it('compares ten thousand similar payments of both formats quickly', async () => {
    const many = (format: 'camt' | 'csv', text: (index: number) => string) =>
      Array.from({ length: 10_000 }, (_, index) =>
        samplePayment({
          format,
          payerName: 'Ana Horvat',
          text: text(index),
          bankReference: `${format} ${index}`,
        }),
      );
    const known = many('csv', () => 'Donacija za sve nas');
    const begun = performance.now();
    const payments = many('camt', () => 'Za sve nas donacija');
    expect(await new KnownPayments(known).filterNew(payments)).toEqual([]);
    // A comparison of all pairs takes more than a minute.
    expect(performance.now() - begun).toBeLessThan(10_000);
  });

  it('computes the fingerprint of payments as stored before reversals existed', () => {
    const { fingerprint } = samplePayment({ payerName: 'Ana', text: 'Donacija' });
    expect(fingerprint).toBe('4bq77_GeRVzqTaC83sQfxaQ8thMAsOazBBuklgM-eUs');
    expect(
      samplePayment({ payerName: 'Ana', text: 'Donacija', kind: 'reversal' }).fingerprint,
    ).not.toBe(fingerprint);
  });
});
