import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BankPayment } from '../../src/bank-payments/bank-payment.entity.js';
import { Donation } from '../../src/donations/donation.entity.js';
import { Mail } from '../../src/mail/mail.entity.js';
import { RetentionService } from '../../src/privacy/retention.service.js';
import { createBankPayment } from '../factories/bank-payment.factory.js';
import { createDonation } from '../factories/donation.factory.js';
import { someAddress } from '../factories/newsletter.factory.js';
import { camtOf } from '../factories/statement.factory.js';
import { bankPaymentRequests, outcome } from '../setup/bank-payment-requests.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.dataSource.query('TRUNCATE bank_payments, donations'));

const { imported, donation, stored, act, markSent } = bankPaymentRequests(() => test);
const pledge = (fields: Partial<Donation> = {}) =>
  createDonation(test.dataSource, { status: 'pending', donorEmail: null, ...fields });
const mailsTo = (recipient: string | null) =>
  test.dataSource.manager.find(Mail, {
    where: { recipient: recipient ?? '' },
    order: { id: 'ASC' },
  });
/** Hundredths of euros of donations, by their status. */
async function totals(): Promise<Record<string, number>> {
  const { body } = await test.anonymous
    .get('/api/donations/totals?currency=EUR')
    .set(test.admin)
    .expect(200);
  return Object.fromEntries(
    body.all.map(({ status, cents }: { status: string; cents: number }) => [status, cents]),
  );
}

const GONE = {
  payerName: null,
  payerIban: null,
  reference: null,
  text: null,
  bankReference: null,
  endToEndId: null,
};

describe('a payment that waits', () => {
  const waiting = (fields: Partial<BankPayment> = {}) => createBankPayment(test.dataSource, fields);

  it('is matched by hand with a pledge, which then says what was paid', async () => {
    const donorEmail = someAddress();
    const { id: donationId } = await pledge({ donorEmail, note: 'Javila se.' });
    const { id } = await waiting({ cents: 4550 });
    const { body } = await act(id, 'match', { donationId }).expect(200);
    expect(body).toMatchObject({ state: 'matched', donation: { id: donationId } });
    expect(await donation(donationId)).toMatchObject({
      status: 'completed',
      amount: 50,
      paidCents: 4550,
      note: 'Javila se.',
      receivedAt: new Date('2026-05-04T11:00:00Z'),
    });
    expect(await test.dataSource.manager.findBy(Mail, { recipient: donorEmail })).toHaveLength(1);
  });

  it('is matched with a donation that was received already, of which it says what was paid', async () => {
    const receivedAt = new Date('2026-04-30T08:00:00Z');
    const before = await pledge({ status: 'completed', amount: 15, receivedAt });
    const { id } = await waiting({ reason: 'received', cents: 1450 });
    await act(id, 'match', { donationId: before.id }).expect(200);
    const version = before.version + 1;
    expect(await donation(before.id)).toEqual({ ...before, paidCents: 1450, version });
  });

  it('is dealt with once, by whoever is first', async () => {
    const donations = [await pledge(), await pledge()];
    const { id } = await waiting();
    const answers = await Promise.all([
      ...donations.map((one) => act(id, 'match', { donationId: one.id })),
      act(id, 'record', {}),
      act(id, 'set-aside'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const second = answers.find(({ status }) => status === 409);
    expect(second?.body.detail).toBe('Netko je u međuvremenu već obradio ovu uplatu.');
  });

  it('is not matched with what another payment has paid, of two at once either', async () => {
    const { id: donationId } = await pledge();
    const payments = [await waiting(), await waiting()];
    const answers = await Promise.all(payments.map(({ id }) => act(id, 'match', { donationId })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body.errors.donationId).toBe('S tom je donacijom već povezana druga uplata.');
  });

  it('is not matched with a donation in another currency, or with none', async () => {
    const { id: donationId } = await pledge({ currency: 'HRK' });
    const { id } = await waiting();
    const { body } = await act(id, 'match', { donationId }).expect(409);
    expect(body.errors.donationId).toBe('Donacija je u valuti HRK, a uplata u valuti EUR.');
    await act(id, 'match', { donationId: 2_000_000_000 }).expect(404);
    await act(2_000_000_000, 'match', { donationId }).expect(404);
  });

  it('is entered as a donation that nobody pledged', async () => {
    const { id } = await waiting({ cents: 123_445 });
    const fields = { donorName: 'Ana Horvat', isAnonymous: true, note: null };
    const { body } = await act(id, 'record', fields).expect(200);
    expect(await donation(body.donation.id)).toMatchObject({
      amount: 1234,
      paidCents: 123_445,
      currency: 'EUR',
      donorName: 'Ana Horvat',
      isAnonymous: true,
      status: 'completed',
      note: null,
      donatedAt: new Date('2026-05-04T11:00:00Z'),
      receivedAt: new Date('2026-05-04T11:00:00Z'),
    });
  });

  it('is entered with a part of it, and as a donation of one where it is less', async () => {
    const [part, less] = [await waiting({ cents: 10_000 }), await waiting({ cents: 2 })];
    const { body } = await act(part.id, 'record', { paidCents: 4950 }).expect(200);
    expect(await donation(body.donation.id)).toMatchObject({ amount: 50, paidCents: 4950 });
    const small = await act(less.id, 'record', {}).expect(200);
    expect(await donation(small.body.donation.id)).toMatchObject({ amount: 1, paidCents: 2 });
  });

  it('is left aside, and brought back', async () => {
    const { id } = await waiting();
    expect((await act(id, 'set-aside').expect(200)).body.state).toBe('aside');
    await act(id, 'set-aside').expect(409);
    expect((await act(id, 'bring-back').expect(200)).body.state).toBe('waiting');
    await act(id, 'bring-back').expect(409);
  });

  it('waits again when it was matched by mistake, and the pledge does, too', async () => {
    const [wrong, right] = [await pledge({ donorEmail: someAddress() }), await pledge()];
    const { id } = await waiting({ cents: 4950 });
    await act(id, 'match', { donationId: wrong.id }).expect(200);
    expect(await totals()).toEqual({ pending: 5000, completed: 4950 });
    expect((await act(id, 'unmatch').expect(200)).body).toMatchObject({
      state: 'waiting',
      donation: null,
      thanksSent: false,
    });
    await act(id, 'unmatch').expect(409);
    const { version, ...before } = wrong;
    expect(await donation(wrong.id)).toMatchObject(before);
    expect(await totals()).toEqual({ pending: 10_000 });
    // Nobody had begun to send the thanks.
    expect(await mailsTo(wrong.donorEmail)).toEqual([]);
    await act(id, 'match', { donationId: right.id }).expect(200);
    expect((await donation(wrong.id)).version).toBeGreaterThan(version);
  });

  it('says, when it is taken off, that the donor was thanked already, who is thanked once', async () => {
    const { id: donationId, donorEmail } = await pledge({ donorEmail: someAddress() });
    const { id } = await waiting();
    await act(id, 'match', { donationId }).expect(200);
    await markSent(donorEmail);
    expect((await act(id, 'unmatch').expect(200)).body.thanksSent).toBe(true);
    await act(id, 'match', { donationId }).expect(200);
    expect(await mailsTo(donorEmail)).toMatchObject([{ kind: 'donation-thanks' }]);
  });

  it('leaves what it was taken off as that was: received before, lapsed, or never pledged', async () => {
    const [received, lapsed] = [
      await pledge({ status: 'completed', receivedAt: new Date('2026-04-30T08:00:00Z') }),
      await pledge({ status: 'cancelled' }),
    ];
    for (const one of [received, lapsed]) {
      const { id } = await waiting({ cents: 4950 });
      await act(id, 'match', { donationId: one.id }).expect(200);
      expect((await donation(one.id)).paidCents).toBe(4950);
      await act(id, 'unmatch').expect(200);
      expect(await donation(one.id)).toMatchObject({ ...one, version: expect.any(Number) });
    }
    const { id } = await waiting();
    const { body } = await act(id, 'record', {}).expect(200);
    await act(id, 'unmatch').expect(200);
    expect(await donation(body.donation.id)).toMatchObject({
      status: 'cancelled',
      paidCents: null,
      receivedAt: null,
    });
  });

  it('waits again when the donation it was is deleted', async () => {
    const { id: donationId } = await pledge();
    const { id } = await waiting();
    await act(id, 'match', { donationId }).expect(200);
    await test.anonymous.delete(`/api/donations/${donationId}`).set(test.admin).expect(200);
    const { body } = await test.anonymous
      .get(`/api/bank-payments/${id}`)
      .set(test.admin)
      .expect(200);
    expect(body).toMatchObject({ state: 'waiting', donation: null });
  });

  it('is found by its state, its reason and words', async () => {
    const { id: donationId } = await pledge({ status: 'completed' });
    const rows = [
      await waiting({ payerName: 'ŠIMIĆ IVO', reason: 'amount' }),
      await waiting({ donationId, text: 'za šumu' }),
      await waiting({ setAsideAt: new Date(), payerIban: 'HR6523400091110651272' }),
    ];
    const find = async (filter: object) => {
      const query = new URLSearchParams({ filter: JSON.stringify(filter) });
      const { body } = await test.anonymous
        .get(`/api/bank-payments?${query.toString()}`)
        .set(test.admin)
        .expect(200);
      return body.map(({ id }: BankPayment) => rows.findIndex((row) => row.id === id));
    };
    expect(await find({ state: 'waiting' })).toEqual([0]);
    expect(await find({ state: 'matched' })).toEqual([1]);
    expect(await find({ state: 'aside' })).toEqual([2]);
    expect(await find({ reason: 'amount' })).toEqual([0]);
    expect(await find({ q: 'simic' })).toEqual([0]);
    expect(await find({ q: 'HR6523' })).toEqual([2]);
  });

  it('is part of what is kept about its donor, and loses them for good when they are erased', async () => {
    const donorEmail = someAddress();
    const { reference } = await pledge({ donorEmail });
    const file = camtOf(
      {
        reference: `HR00${reference}`,
        payer: 'ANA HORVAT',
        text: 'Za vas',
        bankReference: 'B-1',
        endToEndId: 'ANA-HORVAT-7',
      },
      { reference: `HR00${reference}`, amount: '45.00', payer: 'ANA HORVAT', text: 'Još malo' },
      { payer: 'IVA PERIĆ', text: `javite mi na ${donorEmail.toUpperCase()}` },
      { payer: 'MIA ANIĆ', text: 'Donacija', bankReference: 'B-2' },
    );
    expect(await imported(file)).toEqual(outcome({ matched: 1, waiting: 3 }));
    const ask = async (deed: 'find' | 'export' | 'erase') =>
      test.anonymous
        .post(`/api/privacy/${deed}?lang=hr`)
        .set(test.admin)
        .send({ email: donorEmail })
        .expect(200);
    const texts = ({ text }: { text: string }) => text;
    expect((await ask('find')).body.held.map(texts)).toContain('3 uplate s izvoda');
    expect(JSON.stringify((await ask('export')).body)).toContain('ANA HORVAT');
    expect((await ask('erase')).body.done.map(texts)).toContain(
      'Iz 3 uplate s izvoda obrisani su platitelj i opis',
    );
    expect(await stored()).toMatchObject([
      { ...GONE, pledgeReference: reference, cents: 5000 },
      { ...GONE, pledgeReference: reference, cents: 4500 },
      GONE,
      { payerName: 'MIA ANIĆ', text: 'Donacija', bankReference: 'B-2' },
    ]);
    expect(await imported(file)).toEqual(outcome({ known: 4 }));
  });

  it('is kept as long as donations are', async () => {
    const [{ years }] = await test.dataSource.query(
      'SELECT donation_retention_years AS years FROM settings',
    );
    const year = new Date().getUTCFullYear() - years;
    const kept = await waiting({ bookedOn: `${year}-01-01` });
    await waiting({ bookedOn: `${year - 1}-12-31` });
    await test.app.get(RetentionService).apply();
    expect((await stored()).map(({ id }) => id)).toEqual([kept.id]);
  });
});
