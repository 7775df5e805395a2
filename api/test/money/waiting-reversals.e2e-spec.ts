import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BankPayment } from '../../src/bank-payments/bank-payment.entity.js';
import { Donation } from '../../src/donations/donation.entity.js';
import { RetentionService } from '../../src/privacy/retention.service.js';
import { createBankPayment } from '../factories/bank-payment.factory.js';
import { createDonation } from '../factories/donation.factory.js';
import { uniqueEmail } from '../factories/newsletter.factory.js';
import { camt, camtEntry, camtOf, reversal } from '../factories/statement.factory.js';
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

const ANA = { amount: '25.00', payer: 'ANA HORVAT', payerIban: 'HR1723600001101234565' };

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
    const reversal = await createBankPayment(test.dataSource, {
      kind: 'reversal',
      cents: 2500,
      payerName: 'X',
      reason: 'no-payment',
    });
    return { one, payment, reversal };
  };

  it('is matched with its payment by an administrator, and unmatched', async () => {
    const { one, payment, reversal } = await setUp();
    const { body } = await act(reversal.id, 'reverse', { paymentId: payment.id }).expect(200);
    expect(body).toMatchObject({
      state: 'reversed',
      reason: null,
      counterpart: { id: payment.id },
      donation: { id: one.id, reference: one.reference },
    });
    await expectPending(one);
    await act(reversal.id, 'reverse', { paymentId: payment.id }).expect(409);
    await act(payment.id, 'unmatch').expect(200);
    for (const { id } of [payment, reversal]) {
      const { body: separate } = await get(`/${id}`).expect(200);
      expect(separate).toMatchObject({ state: 'waiting', counterpart: null, donation: null });
    }
    await expectPending(one);
  });

  it('is refused as a payment, as is a payment as a reversal', async () => {
    const { one, payment, reversal } = await setUp();
    const record = await act(reversal.id, 'record', {}).expect(409);
    expect(record.body.detail).toBe('Ovo je povrat, a ne uplata.');
    await act(reversal.id, 'match', { donationId: one.id }).expect(409);
    const waiting = await createBankPayment(test.dataSource);
    await act(waiting.id, 'reverse', { paymentId: payment.id }).expect(409);
    await act(reversal.id, 'reverse', { paymentId: reversal.id }).expect(409);
    const other = await act(reversal.id, 'reverse', { paymentId: waiting.id }).expect(409);
    expect(Object.keys(other.body.errors)).toEqual(['paymentId']);
    await act(reversal.id, 'reverse', { paymentId: 2_000_000_000 }).expect(404);
    await act(reversal.id, 'set-aside').expect(200);
  });

  it('is deleted together with its payment when both are old', async () => {
    const { payment, reversal } = await setUp();
    await act(reversal.id, 'reverse', { paymentId: payment.id }).expect(200);
    const [{ years }] = await test.dataSource.query(
      'SELECT donation_retention_years AS years FROM settings',
    );
    const year = new Date().getUTCFullYear() - years;
    const book = (id: number, bookedOn: string) =>
      test.dataSource.manager.update(BankPayment, { id }, { bookedOn });
    await book(payment.id, `${year - 1}-12-31`);
    await book(reversal.id, `${year}-01-02`);
    await test.app.get(RetentionService).apply();
    expect(await stored()).toHaveLength(2);
    await book(reversal.id, `${year - 1}-12-31`);
    await test.app.get(RetentionService).apply();
    expect(await stored()).toEqual([]);
  });
});
