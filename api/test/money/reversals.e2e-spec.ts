import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BankPayment } from '../../src/bank-payments/bank-payment.entity.js';
import { Donation } from '../../src/donations/donation.entity.js';
import { Mail } from '../../src/mail/mail.entity.js';
import { RetentionService } from '../../src/privacy/retention.service.js';
import { createBankPayment } from '../factories/bank-payment.factory.js';
import { createDonation } from '../factories/donation.factory.js';
import { uniqueEmail } from '../factories/newsletter.factory.js';
import {
  camt,
  camtEntry,
  camtOf,
  csvFile,
  reversal,
  type StatementEntry,
} from '../factories/statement.factory.js';
import { bankPaymentRequests, nonZero } from '../setup/bank-payment-requests.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.dataSource.query('TRUNCATE bank_payments, donations'));

const {
  donation,
  stored,
  get,
  act,
  markSent,
  expectPending,
  importStatement: importFile,
} = bankPaymentRequests(() => test);
const importStatement = async (file: string) => nonZero(await importFile(file));
const pledge = (fields: Partial<Donation> = {}) =>
  createDonation(test.dataSource, {
    status: 'pending',
    amount: 25,
    currency: 'EUR',
    donorEmail: uniqueEmail(),
    ...fields,
  });
const kindsTo = async ({ donorEmail }: Donation) => {
  const where = { recipient: donorEmail ?? '' };
  const mails = await test.dataSource.manager.find(Mail, { where, order: { id: 'ASC' } });
  return mails.map(({ kind }) => kind);
};

const ANA = { amount: '25.00', payer: 'ANA HORVAT', payerIban: 'HR1723600001101234565' };

describe('a payment and its reversal in one file', () => {
  it.each([
    [
      'CSV',
      (reference: string) =>
        csvFile(
          `4.5.2026;25,00;Ana Horvat;;HR00 ${reference};Donacija`,
          `4.5.2026;-25,00;Ana Horvat;;${reference};STORNO`,
        ),
    ],
    [
      'camt.053 with the direction of the reversal',
      (reference: string) =>
        camt([reversal({ ...ANA, reference }), camtEntry({ ...ANA, reference })]),
    ],
    [
      'camt.053 with the direction of the payment',
      (reference: string) =>
        camt([
          camtEntry({ ...ANA, reference }),
          camtEntry({ ...ANA, reference, more: '<RvslInd>true</RvslInd>' }),
        ]),
    ],
  ])('leave the pledge pending without a thank-you mail: %s', async (_, file) => {
    const one = await pledge();
    expect(await importStatement(file(one.reference))).toEqual({ reversed: 1 });
    await expectPending(one);
    expect(await kindsTo(one)).toEqual([]);
    const { body } = await get('?filter={"state":"reversed"}&sort=["id","ASC"]').expect(200);
    const [payment, taken] = body;
    expect(body).toMatchObject([
      { kind: 'payment', counterpart: { id: taken.id } },
      { kind: 'reversal', counterpart: { id: payment.id }, cents: 2500 },
    ]);
  });

  it('are recognised in a repeated file', async () => {
    const one = await pledge();
    const paid = { ...ANA, reference: one.reference };
    const file = camt([camtEntry(paid), reversal(paid)]);
    await importStatement(file);
    const before = await stored();
    expect(await importStatement(file)).toEqual({ known: 2 });
    expect(await stored()).toEqual(before);
    await expectPending(one);
  });

  it('wait where only the payer is the same, and nobody is thanked', async () => {
    const one = await pledge();
    const file = camt([camtEntry({ ...ANA, reference: one.reference }), reversal(ANA)]);
    expect(await importStatement(file)).toEqual({ waiting: 1, waitingReversals: 1 });
    const [payment, taken] = await stored();
    expect(payment).toMatchObject({ reason: 'maybe-reversed', donationId: null });
    expect(taken).toMatchObject({ reason: 'maybe-reversal', likelyId: payment?.id });
    await act(taken?.id ?? 0, 'reverse', { paymentId: payment?.id }).expect(200);
    await expectPending(one);
    expect(await kindsTo(one)).toEqual([]);
  });
});

describe('a reversal in a later file', () => {
  it.each([
    [
      'its end-to-end identification',
      { endToEndId: 'NALOG-2026-77' },
      { endToEndId: 'NALOG-2026-77' },
    ],
    ['its reference', {}, 'reference'],
  ] as const)('reverts the donation, matched by %s', async (_, paid, identification) => {
    const one = await pledge();
    const { reference } = one;
    const amount = '25.00';
    expect(await importStatement(camtOf({ amount, reference, ...paid }))).toEqual({ matched: 1 });
    expect((await donation(one.id)).paidCents).toBe(2500);
    const known = identification === 'reference' ? { reference } : identification;
    const later = camt([reversal({ amount, day: '2026-05-07', ...known })]);
    expect(await importStatement(later)).toEqual({ reversed: 1 });
    await expectPending(one);
    // The thank-you mail was not being sent yet.
    expect(await kindsTo(one)).toEqual([]);
    expect(await importStatement(later)).toEqual({ known: 1 });
  });

  it.each([
    ['a mark', reversal, ANA],
    ['a mark, without an account', reversal, { amount: '25.00', payer: 'Horvat Ana' }],
    [
      'a word',
      (entry: StatementEntry) => camtEntry({ ...entry, direction: 'DBIT' }),
      { ...ANA, text: 'Povrat putnih troškova' },
    ],
    ['the number of a row', reversal, { ...ANA, bankReference: '0000001' }],
  ])('of the same payer is only proposed by %s, and nobody is notified', async (_, make, entry) => {
    const one = await pledge();
    const { reference } = one;
    const payer = 'payerIban' in entry ? ANA : { ...ANA, payerIban: undefined };
    await importStatement(camtOf({ ...payer, reference, bankReference: '0000001' }));
    await markSent(one.donorEmail);
    expect(await importStatement(camt([make({ ...entry, day: '2026-05-07' })]))).toEqual({
      waitingReversals: 1,
    });
    expect((await donation(one.id)).status).toBe('completed');
    expect(await kindsTo(one)).toEqual(['donation-thanks']);
    const [payment, taken] = await stored();
    expect(taken).toMatchObject({ reason: 'maybe-reversal', likelyId: payment?.id });
  });

  it('subtracts one of several payments', async () => {
    const one = await pledge({ amount: 50 });
    const half = (endToEndId: string) => ({ ...ANA, reference: one.reference, endToEndId });
    const halves = ['NALOG-2026-77', 'NALOG-2026-78', 'NALOG-2026-79'].map(half);
    expect(await importStatement(camtOf(...halves))).toEqual({ matched: 2, waiting: 1 });
    const [, , third] = await stored();
    await act(third?.id ?? 0, 'match', { donationId: one.id }).expect(200);
    await markSent(one.donorEmail);
    const back = (endToEndId: string) =>
      reversal({ amount: '25.00', day: '2026-05-07', endToEndId });
    // The others still reach the pledge.
    expect(await importStatement(camt([back('NALOG-2026-79')]))).toEqual({ reversed: 1 });
    expect(await donation(one.id)).toMatchObject({ status: 'completed', paidCents: 5000 });
    expect(await importStatement(camt([back('NALOG-2026-78')]))).toEqual({
      reversed: 1,
      notified: 1,
    });
    expect(await donation(one.id)).toMatchObject({
      status: 'pending',
      paidCents: 2500,
      receivedAt: null,
      thankedAt: null,
    });
    expect(await importStatement(camt([back('NALOG-2026-77')]))).toEqual({ reversed: 1 });
    await expectPending(one);
  });

  it('subtracts both of two payments that one file reverses', async () => {
    const one = await pledge({ amount: 50 });
    const half = { ...ANA, reference: one.reference };
    await importStatement(camtOf({ ...half, bankReference: '1' }, { ...half, bankReference: '2' }));
    const back = reversal({ ...half, day: '2026-05-07' });
    expect(await importStatement(camt([back, back]))).toEqual({ reversed: 2 });
    await expectPending(one);
  });

  it('notifies a donor who was thanked, who is thanked again for another payment', async () => {
    const one = await pledge();
    const paid = { ...ANA, reference: one.reference };
    await importStatement(camtOf(paid));
    await markSent(one.donorEmail);
    const later = camt([reversal({ ...paid, day: '2026-05-07' })]);
    expect(await importStatement(later)).toEqual({ reversed: 1, notified: 1 });
    await expectPending(one);
    expect(await kindsTo(one)).toEqual(['donation-thanks', 'donation-returned']);
    const notice = { recipient: one.donorEmail ?? '', kind: 'donation-returned' } as const;
    const { text } = await test.dataSource.manager.findOneByOrFail(Mail, notice);
    expect(text?.replace(/\s+/g, ' ')).toContain('Uplata od 25,00 €');
    expect(await importStatement(camtOf({ ...paid, day: '2026-05-09' }))).toEqual({ matched: 1 });
    expect(await kindsTo(one)).toEqual(['donation-thanks', 'donation-returned', 'donation-thanks']);
  });

  it('is matched with the unmatched one of two equal payments', async () => {
    const one = await pledge();
    const paid = { ...ANA, reference: one.reference };
    const twice = camtOf({ ...paid, bankReference: '1' }, { ...paid, bankReference: '2' });
    expect(await importStatement(twice)).toEqual({ matched: 1, waiting: 1 });
    expect(await importStatement(camt([reversal({ ...paid, day: '2026-05-07' })]))).toEqual({
      reversed: 1,
    });
    expect((await donation(one.id)).status).toBe('completed');
  });

  it('cancels a donation that was entered from the payment', async () => {
    const paid = { ...ANA, endToEndId: 'NALOG-2026-77' };
    await importStatement(camtOf(paid));
    const [{ id } = { id: 0 }] = await stored();
    const { body } = await act(id, 'record', {}).expect(200);
    expect(await importStatement(camt([reversal(paid)]))).toEqual({ reversed: 1 });
    expect(await donation(body.donation.id)).toMatchObject({
      status: 'cancelled',
      paidCents: null,
    });
  });

  it('that comes before its payment is matched when the payment is imported', async () => {
    const one = await pledge();
    const paid = { ...ANA, reference: one.reference };
    expect(await importStatement(camt([reversal({ ...paid, day: '2026-05-07' })]))).toEqual({
      waitingReversals: 1,
    });
    expect(await importStatement(camtOf(paid))).toEqual({
      reversed: 1,
    });
    await expectPending(one);
    expect(await kindsTo(one)).toEqual([]);
  });
});

describe('an outgoing entry', () => {
  it('is omitted where it is not marked as a reversal, despite the same payer and amount', async () => {
    const one = await pledge();
    await importStatement(camtOf({ ...ANA, reference: one.reference }));
    const salary = camtEntry({ ...ANA, direction: 'DBIT', text: 'Putni trošak' });
    const back = camtEntry({ payer: 'GRAD', direction: 'DBIT', text: 'Povrat sredstava' });
    expect(await importStatement(camt([salary, back]))).toEqual({ leftOut: 2 });
    expect((await donation(one.id)).status).toBe('completed');
  });

  it('reverses a donation by its reference, and is only proposed by its text', async () => {
    const [one, other] = [await pledge(), await pledge()];
    const ivo = { amount: '25.00', payer: 'IVO' };
    const paid = { ...ivo, reference: other.reference };
    await importStatement(camtOf({ ...ANA, reference: one.reference }, paid));
    const file = camt([
      camtEntry({ ...ANA, direction: 'DBIT', text: 'Povrat donacije' }),
      camtEntry({ ...paid, direction: 'DBIT', text: 'Najam' }),
    ]);
    expect(await importStatement(file)).toEqual({ reversed: 1, waitingReversals: 1 });
    expect((await donation(one.id)).status).toBe('completed');
    await expectPending(other);
  });

  it('waits where it reverses a part, no payment or one of several', async () => {
    const [one, other] = [await pledge(), await pledge()];
    await importStatement(
      camtOf({ ...ANA, reference: one.reference }, { ...ANA, reference: other.reference }),
    );
    const file = camt([
      reversal({ ...ANA, amount: '10.00' }),
      reversal({ amount: '25.00', payer: 'MIA' }),
      reversal(ANA),
    ]);
    expect(await importStatement(file)).toEqual({ waitingReversals: 3 });
    const { body } = await get('?filter={"kind":"reversal"}&sort=["id","ASC"]').expect(200);
    expect(body).toMatchObject([
      { state: 'waiting', reason: 'partial' },
      { state: 'waiting', reason: 'no-payment' },
      { state: 'waiting', reason: 'several-payments' },
    ]);
    for (const { id } of [one, other]) expect((await donation(id)).status).toBe('completed');
  });
});

describe('a waiting reversal', () => {
  const setUp = async () => {
    const one = await pledge();
    const payment = await createBankPayment(test.dataSource, { cents: 2500, payerName: null });
    await act(payment.id, 'match', { donationId: one.id }).expect(200);
    const taken = await createBankPayment(test.dataSource, {
      kind: 'reversal',
      cents: 2500,
      payerName: 'X',
      reason: 'no-payment',
    });
    return { one, payment, taken };
  };

  it('is matched with its payment by an administrator, and unmatched', async () => {
    const { one, payment, taken } = await setUp();
    const { body } = await act(taken.id, 'reverse', { paymentId: payment.id }).expect(200);
    expect(body).toMatchObject({
      state: 'reversed',
      reason: null,
      counterpart: { id: payment.id },
      donation: { id: one.id, reference: one.reference },
    });
    await expectPending(one);
    await act(taken.id, 'reverse', { paymentId: payment.id }).expect(409);
    await act(payment.id, 'unmatch').expect(200);
    for (const { id } of [payment, taken]) {
      const { body: separate } = await get(`/${id}`).expect(200);
      expect(separate).toMatchObject({ state: 'waiting', counterpart: null, donation: null });
    }
    await expectPending(one);
  });

  it('is refused as a payment, as is a payment as a reversal', async () => {
    const { one, payment, taken } = await setUp();
    await act(taken.id, 'record', {}).expect(409);
    await act(taken.id, 'match', { donationId: one.id }).expect(409);
    const waiting = await createBankPayment(test.dataSource);
    await act(waiting.id, 'reverse', { paymentId: payment.id }).expect(409);
    await act(taken.id, 'reverse', { paymentId: taken.id }).expect(409);
    const other = await act(taken.id, 'reverse', { paymentId: waiting.id }).expect(409);
    expect(Object.keys(other.body.errors)).toEqual(['paymentId']);
    await act(taken.id, 'reverse', { paymentId: 2_000_000_000 }).expect(404);
    await act(taken.id, 'set-aside').expect(200);
  });

  it('is deleted together with its payment when both are old', async () => {
    const { payment, taken } = await setUp();
    await act(taken.id, 'reverse', { paymentId: payment.id }).expect(200);
    const [{ years }] = await test.dataSource.query(
      'SELECT donation_retention_years AS years FROM settings',
    );
    const year = new Date().getUTCFullYear() - years;
    const book = (id: number, bookedOn: string) =>
      test.dataSource.manager.update(BankPayment, { id }, { bookedOn });
    await book(payment.id, `${year - 1}-12-31`);
    await book(taken.id, `${year}-01-02`);
    await test.app.get(RetentionService).apply();
    expect(await stored()).toHaveLength(2);
    await book(taken.id, `${year - 1}-12-31`);
    await test.app.get(RetentionService).apply();
    expect(await stored()).toEqual([]);
  });
});
