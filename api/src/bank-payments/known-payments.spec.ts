import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fingerprintOf, KnownPayments, type PaymentIdentity } from './known-payments.js';

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

const ANA = { payerName: 'ANA HORVAT', payerIban: 'HR1' };
/** An identification of the bank. */
const ID = '2026050400417';

/** Whether an entry is known, new or likely to be a known one, which by default is a camt entry. */
async function outcomeOf(known: Partial<PaymentIdentity>, entry: Partial<PaymentIdentity>) {
  const stored = samplePayment({ format: 'camt', ...known });
  const [found] = await new KnownPayments([stored]).filterNew([samplePayment(entry)]);
  if (!found) return 'known';
  return found.likely === stored ? 'likely' : 'new';
}

describe('KnownPayments', () => {
  const REFERENCE = { pledgeReference: 'R' };
  const IVO = { payerName: 'Ivo' };
  type Fields = Partial<PaymentIdentity>;
  it.each<[string, 'known' | 'likely' | 'new', Fields, Fields]>([
    ['the same account', 'known', ANA, { payerIban: 'HR1', text: 'Dar' }],
    ['a name with an address', 'known', ANA, { ...ANA, payerName: 'Horvat Ana, Ilica 5' }],
    ['the same full name', 'known', ANA, { payerName: 'Horvat Ana' }],
    ['the same reference', 'known', REFERENCE, { ...REFERENCE, ...ANA }],
    ['the same identification', 'known', { bankReference: ID }, { bankReference: ID }],
    [
      'the same identification in one format',
      'known',
      { format: 'csv', bankReference: ID, text: 'Dar' },
      { bankReference: ID },
    ],
    ['the same account of another name', 'likely', ANA, { ...ANA, ...IVO }],
    ['a reference of only one', 'likely', ANA, { ...ANA, ...REFERENCE }],
    [
      'the same identification of another name',
      'likely',
      { bankReference: ID, payerName: 'Ana' },
      { bankReference: ID, ...IVO },
    ],
    ['the same single name', 'likely', { payerName: 'ANA' }, { payerName: 'Ana' }],
    [
      'the same name, and a reference of only one',
      'likely',
      ANA,
      { payerName: 'Ana Horvat', ...REFERENCE },
    ],
    ['nothing to compare', 'likely', ANA, { text: 'Donacija' }],
    ['the account in one format', 'likely', { ...ANA, format: 'csv', text: 'Dar' }, ANA],
    ['another name', 'new', { payerName: 'Ana', text: 'Dar' }, { ...IVO, text: 'Dar' }],
    ['a reference, and nothing else', 'new', { text: 'Dar' }, { ...REFERENCE, text: 'Dar' }],
    ['another account', 'new', ANA, { ...ANA, payerIban: 'HR2' }],
    ['another reference', 'new', { ...ANA, ...REFERENCE }, { ...ANA, pledgeReference: 'S' }],
    [
      'a filled number of a row, and another name',
      'new',
      { bankReference: '0000001', payerName: 'Ana' },
      { bankReference: '0000001', ...IVO },
    ],
    ['a proposed reference', 'new', { ...REFERENCE, reason: 'mistyped' }, { ...REFERENCE, ...IVO }],
    [
      'another identification in one format',
      'new',
      { ...ANA, format: 'csv', bankReference: ID },
      { ...ANA, bankReference: '2026050400999' },
    ],
    [
      'the reference of one four days away',
      'likely',
      { ...ANA, ...REFERENCE },
      { ...REFERENCE, bookedOn: '2026-05-08' },
    ],
    [
      'the identification of one a day away',
      'likely',
      { bankReference: ID },
      { bankReference: ID, bookedOn: '2026-05-03' },
    ],
    [
      'the reference of one five days away',
      'new',
      REFERENCE,
      { ...REFERENCE, bookedOn: '2026-05-09' },
    ],
    [
      'the reference of one a day away in one format',
      'new',
      { ...REFERENCE, format: 'csv' },
      { ...REFERENCE, bookedOn: '2026-05-05' },
    ],
    [
      'the reference of one a day away, and another name',
      'new',
      { payerName: 'Ana', ...REFERENCE },
      { ...IVO, ...REFERENCE, bookedOn: '2026-05-05' },
    ],
    ['another kind', 'new', { ...ANA, kind: 'reversal' }, ANA],
  ])('takes an entry with %s for %s', async (_, expected, known, entry) => {
    expect(await outcomeOf(known, entry)).toBe(expected);
  });

  it('finds the surest pairs of the whole file first, each payment once', async () => {
    const known = [samplePayment({ payerName: 'Ana' }), samplePayment({ payerIban: 'HR1' })];
    const camt = (fields: Partial<PaymentIdentity>) => samplePayment({ format: 'camt', ...fields });
    const [bare, ana, byAccount] = [
      camt({}),
      camt({ payerName: 'Ana' }),
      camt({ payerIban: 'HR1' }),
    ];
    expect(await new KnownPayments(known).filterNew([bare, ana, byAccount])).toEqual([
      { row: bare, likely: undefined },
      { row: ana, likely: known[0] },
    ]);
  });

  it('loses no payment that is not one of the known', async () => {
    const maybe = (...values: string[]) => fc.constantFrom(null, ...values);
    const payment = fc
      .record({
        format: fc.constantFrom('camt' as const, 'csv' as const),
        payerIban: maybe('HR1', 'HR2'),
        pledgeReference: maybe('2026-1', '2026-2'),
        payerName: maybe('Ana Horvat', 'HORVAT ANA', 'Ivo'),
        bankReference: maybe('1', ID),
      })
      .map(samplePayment);
    const list = fc.array(payment, { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(list, list, async (known, payments) => {
        const found = (await new KnownPayments(known).filterNew(payments)).map(({ row }) => row);
        for (const row of payments.filter((one) => !found.includes(one))) {
          const alone = known.map((one) => new KnownPayments([one]).filterNew([row]));
          expect((await Promise.all(alone)).map(({ length }) => length)).toContain(0);
        }
        expect(payments.length - found.length).toBeLessThanOrEqual(known.length);
      }),
      { numRuns: 200 },
    );
  });

  it('compares each of ten thousand similar payments with few others', async () => {
    const many = (format: 'camt' | 'csv') =>
      Array.from({ length: 10_000 }, (_, index) =>
        samplePayment({
          format,
          payerName: `${format} ${index}`,
          bankReference: `${format} ${index}`,
        }),
      );
    // A comparison of all pairs takes more than a minute.
    const found = await new KnownPayments(many('csv')).filterNew(many('camt').reverse());
    expect(found).toHaveLength(10_000);
  }, 20_000);

  it('computes the fingerprint of payments as stored before reversals existed', () => {
    const { fingerprint } = samplePayment({ payerName: 'Ana', text: 'Donacija' });
    expect(fingerprint).toBe('4bq77_GeRVzqTaC83sQfxaQ8thMAsOazBBuklgM-eUs');
    expect(
      samplePayment({ payerName: 'Ana', text: 'Donacija', kind: 'reversal' }).fingerprint,
    ).not.toBe(fingerprint);
  });
});
