import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fingerprintOf, KnownPayments, wordsOf, type Known, type Told } from './known-payments.js';

const told = (fields: Partial<Told> = {}) => {
  const all: Told = {
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

/** Whether two kinds of statement speak of one payment, said as a rule about the two. */
function alike(known: Told, other: Told): boolean {
  const agree = (one: string | null, two: string | null) =>
    one === null || two === null || one === two;
  const same = (one: string | null, two: string | null) => one !== null && one === two;
  return (
    known.kind === other.kind &&
    agree(known.payerIban, other.payerIban) &&
    agree(known.pledgeReference, other.pledgeReference) &&
    (same(known.bankReference, other.bankReference) ||
      (known.format !== other.format &&
        (same(known.payerIban, other.payerIban) ||
          same(known.pledgeReference, other.pledgeReference) ||
          same(wordsOf(known.payerName), wordsOf(other.payerName)) ||
          same(wordsOf(known.text), wordsOf(other.text)))))
  );
}

/** Those that are new, found by comparing each with each. */
function freshByRule<T extends Known>(known: readonly Known[], payments: readonly T[]): T[] {
  const left = [...known];
  const unclaimed = (is: (one: Known, other: T) => boolean) => (payment: T) => {
    const place = left.findIndex((one) => is(one, payment));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  };
  return payments
    .filter(unclaimed((one, other) => one.fingerprint === other.fingerprint))
    .filter(unclaimed(alike));
}

describe('payments that are known', () => {
  it('are found as if each were compared with each', () => {
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
      .map(told);
    const list = fc.array(payment, { maxLength: 12 });
    fc.assert(
      fc.property(list, list, (known, payments) => {
        expect(new KnownPayments(known).fresh(payments)).toEqual(freshByRule(known, payments));
      }),
      { numRuns: 300 },
    );
  });

  it('are found quickly where ten thousand are alike in both formats', () => {
    const many = (format: 'camt' | 'csv', text: (place: number) => string) =>
      Array.from({ length: 10_000 }, (_, place) =>
        told({
          format,
          payerName: 'Ana Horvat',
          text: text(place),
          bankReference: `${format} ${place}`,
        }),
      );
    const known = many('csv', () => 'Donacija za sve nas');
    const begun = performance.now();
    expect(new KnownPayments(known).fresh(many('camt', () => 'Za sve nas donacija'))).toEqual([]);
    // Each compared with each takes more than a minute.
    expect(performance.now() - begun).toBeLessThan(10_000);
  });

  it('keep the fingerprints that they had before there were reversals', () => {
    const { fingerprint } = told({ payerName: 'Ana', text: 'Donacija' });
    expect(fingerprint).toBe('4bq77_GeRVzqTaC83sQfxaQ8thMAsOazBBuklgM-eUs');
    expect(told({ payerName: 'Ana', text: 'Donacija', kind: 'reversal' }).fingerprint).not.toBe(
      fingerprint,
    );
  });
});
