import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BankPayment } from '../../src/bank-payments/bank-payment.entity.js';
import { Donation } from '../../src/donations/donation.entity.js';
import { Mail } from '../../src/mail/mail.entity.js';
import { RetentionService } from '../../src/privacy/retention.service.js';
import { createBankPayment } from '../factories/bank-payment.factory.js';
import { createDonation } from '../factories/donation.factory.js';
import { uniqueEmail } from '../factories/newsletter.factory.js';
import { camtOf } from '../factories/statement.factory.js';
import { bankPaymentRequests, outcome } from '../setup/bank-payment-requests.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.dataSource.query('TRUNCATE bank_payments, donations'));

const { importStatement, donation, stored, act, markSent } = bankPaymentRequests(() => test);
const pledge = (fields: Partial<Donation> = {}) =>
  createDonation(test.dataSource, { status: 'pending', donorEmail: null, ...fields });
const mailsTo = (recipient: string | null) =>
  test.dataSource.manager.find(Mail, {
    where: { recipient: recipient ?? '' },
    order: { id: 'ASC' },
  });
/** The totals of donations in euro cents, by status. */
async function totals(): Promise<Record<string, number>> {
  const { body } = await test.asAdmin('get', '/api/donations/totals?currency=EUR').expect(200);
  return Object.fromEntries(
    body.all.map(({ status, cents }: { status: string; cents: number }) => [status, cents]),
  );
}

const ERASED = {
  payerName: null,
  payerIban: null,
  reference: null,
  text: null,
  bankReference: null,
  endToEndId: null,
};

describe('a waiting payment', () => {
  const createWaiting = (fields: Partial<BankPayment> = {}) =>
    createBankPayment(test.dataSource, fields);

  it('is matched with a pledge by an administrator, which gets the amount paid', async () => {
    const donorEmail = uniqueEmail();
    const { id: donationId } = await pledge({ donorEmail, note: 'Javila se.' });
    const { id } = await createWaiting({ cents: 5450 });
    const { body } = await act(id, 'match', { donationId }).expect(200);
    expect(body).toMatchObject({ state: 'matched', donation: { id: donationId } });
    expect(await donation(donationId)).toMatchObject({
      status: 'completed',
      amount: 50,
      paidCents: 5450,
      note: 'Javila se.',
      receivedAt: new Date('2026-05-04T11:00:00Z'),
    });
    expect(await test.dataSource.manager.findBy(Mail, { recipient: donorEmail })).toHaveLength(1);
  });

  it.each([
    ['marked as received, and its day counts', '2026-04-01T08:00:00Z', '2026-05-04T11:00:00Z'],
    ['entered as received, whose day stays', '2026-04-30T08:00:00Z', '2026-04-30T08:00:00Z'],
  ])('is matched with a donation that was %s', async (_, donatedAt, day) => {
    const dates = { donatedAt: new Date(donatedAt), receivedAt: new Date('2026-04-30T08:00:00Z') };
    const before = await pledge({ status: 'completed', amount: 15, ...dates });
    const { id } = await createWaiting({ reason: 'received', cents: 1450 });
    await act(id, 'match', { donationId: before.id }).expect(200);
    const version = before.version + 1;
    const paid = { paidCents: 1450, receivedAt: new Date(day), version };
    expect(await donation(before.id)).toEqual({ ...before, ...paid });
  });

  it('is processed once when several administrators act on it in parallel', async () => {
    const donations = [await pledge(), await pledge()];
    const { id } = await createWaiting();
    const answers = await Promise.all([
      ...donations.map((one) => act(id, 'match', { donationId: one.id })),
      act(id, 'record', {}),
      act(id, 'set-aside'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  });

  it('adds to the payments of its donation, also in parallel, whose donor is thanked once', async () => {
    const donorEmail = uniqueEmail();
    const { id: donationId } = await pledge({ donorEmail });
    const half = () => createWaiting({ cents: 2500 });
    const first = await half();
    await act(first.id, 'match', { donationId }).expect(200);
    expect(await donation(donationId)).toMatchObject({ status: 'pending', paidCents: 2500 });
    expect(await totals()).toEqual({ pending: 5000 });
    expect(await mailsTo(donorEmail)).toEqual([]);
    const more = [await half(), await half()];
    await Promise.all(more.map(({ id }) => act(id, 'match', { donationId }).expect(200)));
    expect(await donation(donationId)).toMatchObject({ status: 'completed', paidCents: 7500 });
    expect(await totals()).toEqual({ completed: 7500 });
    expect(await mailsTo(donorEmail)).toHaveLength(1);
    await act(first.id, 'unmatch').expect(200);
    expect(await donation(donationId)).toMatchObject({ status: 'completed', paidCents: 5000 });
    for (const [index, { id }] of more.entries()) {
      await act(id, 'unmatch').expect(200);
      expect(await donation(donationId)).toMatchObject({
        status: 'pending',
        paidCents: index === 0 ? 2500 : null,
        thankedAt: null,
      });
    }
    expect(await mailsTo(donorEmail)).toEqual([]);
  });

  it('is not matched with a donation in another currency, or a missing one', async () => {
    const { id: donationId } = await pledge({ currency: 'HRK' });
    const { id } = await createWaiting();
    const { body } = await act(id, 'match', { donationId }).expect(409);
    expect(Object.keys(body.errors)).toEqual(['donationId']);
    await act(id, 'match', { donationId: 2_000_000_000 }).expect(404);
    await act(2_000_000_000, 'match', { donationId }).expect(404);
  });

  it('is entered as a new donation, with all of its amount or a part, of at least 1', async () => {
    const record = async (cents: number, fields: object) => {
      const { id } = await createWaiting({ cents });
      const { body } = await act(id, 'record', fields).expect(200);
      return donation(body.donation.id);
    };
    const fields = { donorName: 'Ana Horvat', isAnonymous: true };
    const day = new Date('2026-05-04T11:00:00Z');
    expect(await record(123_445, fields)).toMatchObject({
      ...fields,
      amount: 1234,
      paidCents: 123_445,
      currency: 'EUR',
      status: 'completed',
      donatedAt: day,
      receivedAt: day,
    });
    const part = { amount: 50, paidCents: 4950 };
    expect(await record(10_000, { paidCents: 4950 })).toMatchObject(part);
    expect(await record(2, {})).toMatchObject({ amount: 1, paidCents: 2 });
    const { body } = await act((await createWaiting({ cents: 4949 })).id, 'record', {
      paidCents: 4950,
    }).expect(400);
    expect(body.errors.paidCents).toBe('Donacija ne može biti veća od uplate.');
  });

  it('is set aside, and brought back', async () => {
    const { id } = await createWaiting();
    expect((await act(id, 'set-aside').expect(200)).body.state).toBe('aside');
    await act(id, 'set-aside').expect(409);
    expect((await act(id, 'bring-back').expect(200)).body.state).toBe('waiting');
    await act(id, 'bring-back').expect(409);
  });

  it('waits again when it is unmatched, and so does the pledge', async () => {
    const [wrong, right] = [await pledge({ donorEmail: uniqueEmail() }), await pledge()];
    const { id } = await createWaiting({ cents: 5050 });
    await act(id, 'match', { donationId: wrong.id }).expect(200);
    expect(await totals()).toEqual({ pending: 5000, completed: 5050 });
    expect((await act(id, 'unmatch').expect(200)).body).toMatchObject({
      state: 'waiting',
      donation: null,
      thanksSent: false,
    });
    await act(id, 'unmatch').expect(409);
    const { version, ...before } = wrong;
    expect(await donation(wrong.id)).toMatchObject(before);
    expect(await totals()).toEqual({ pending: 10_000 });
    // The thank-you mail was not being sent yet.
    expect(await mailsTo(wrong.donorEmail)).toEqual([]);
    await act(id, 'match', { donationId: right.id }).expect(200);
    expect((await donation(wrong.id)).version).toBeGreaterThan(version);
  });

  it('reports when it is unmatched that the donor was thanked, who is thanked only once', async () => {
    const { id: donationId, donorEmail } = await pledge({ donorEmail: uniqueEmail() });
    const { id } = await createWaiting();
    await act(id, 'match', { donationId }).expect(200);
    await markSent(donorEmail);
    expect((await act(id, 'unmatch').expect(200)).body.thanksSent).toBe(true);
    await act(id, 'match', { donationId }).expect(200);
    expect(await mailsTo(donorEmail)).toMatchObject([{ kind: 'donation-thanks' }]);
  });

  it('restores the earlier state of a donation when it is unmatched: received, cancelled or entered', async () => {
    const [received, cancelled] = [
      await pledge({ status: 'completed', receivedAt: new Date('2026-04-30T08:00:00Z') }),
      await pledge({ status: 'cancelled' }),
    ];
    for (const one of [received, cancelled]) {
      const { id } = await createWaiting({ cents: 4950 });
      await act(id, 'match', { donationId: one.id }).expect(200);
      expect((await donation(one.id)).paidCents).toBe(4950);
      await act(id, 'unmatch').expect(200);
      expect(await donation(one.id)).toMatchObject({ ...one, version: expect.any(Number) });
    }
    const { id } = await createWaiting();
    const { body } = await act(id, 'record', {}).expect(200);
    await act(id, 'unmatch').expect(200);
    expect(await donation(body.donation.id)).toMatchObject({
      status: 'cancelled',
      paidCents: null,
      receivedAt: null,
    });
  });

  it('is set aside as a likely known one, or goes on as another', async () => {
    const { reference, id: donationId } = await pledge();
    const known = await createWaiting({ donationId: (await pledge({ status: 'completed' })).id });
    const likely = { reason: 'maybe-known', likelyId: known.id } as const;
    const same = await createWaiting(likely);
    const other = await createWaiting({ ...likely, reference: `HR00${reference}` });
    const { body } = await act(same.id, 'set-aside').expect(200);
    expect(body).toMatchObject({ state: 'aside', likely: { id: known.id, state: 'matched' } });
    expect((await act(other.id, 'tell-apart').expect(200)).body).toMatchObject({
      state: 'matched',
      likely: null,
      donation: { id: donationId },
    });
    await act(other.id, 'tell-apart').expect(409);
    await act((await createWaiting()).id, 'tell-apart').expect(409);
    const unknown = await createWaiting(likely);
    expect((await act(unknown.id, 'tell-apart').expect(200)).body).toMatchObject({
      state: 'waiting',
      reason: 'no-reference',
      likely: null,
    });
    const { reference: similar } = await pledge();
    const text = similar.replace(/-0+/, '-');
    const mistyped = await createWaiting({ ...likely, text });
    expect((await act(mistyped.id, 'tell-apart').expect(200)).body).toMatchObject({
      reason: 'mistyped',
      pledgeReference: similar,
    });
  });

  const change = (method: 'put' | 'patch') => (id: number, status: string) =>
    test.asAdmin(method, `/api/donations/${id}`, { amount: 50, currency: 'EUR', status });
  const bulk = (action: string) => (ids: number) =>
    test.asAdmin('post', '/api/donations/bulk', { action, ids: [ids] });
  const WAYS = {
    PUT: change('put'),
    PATCH: change('patch'),
    'bulk cancel': bulk('cancel'),
    'bulk complete': bulk('complete'),
    'bulk delete': bulk('delete'),
    'lower amount': (id: number) =>
      test.asAdmin('patch', `/api/donations/${id}`, { amount: 20, status: 'pending' }),
    currency: (id: number) => test.asAdmin('patch', `/api/donations/${id}`, { currency: 'HRK' }),
    DELETE: (id: number) => test.asAdmin('delete', `/api/donations/${id}`),
  };
  const LEFT = { status: 'pending', paidCents: null };
  it.each<[keyof typeof WAYS, string, number, 'matched' | 'waiting', object]>([
    ['PUT', 'pending', 5000, 'waiting', LEFT],
    ['PUT', 'cancelled', 5000, 'waiting', { status: 'cancelled', paidCents: null }],
    ['PATCH', 'pending', 2000, 'matched', { status: 'pending', paidCents: 2000 }],
    ['PATCH', 'completed', 2000, 'matched', { status: 'completed', paidCents: 2000 }],
    ['PATCH', 'cancelled', 2000, 'waiting', { status: 'cancelled', paidCents: null }],
    [
      'lower amount',
      'completed',
      2000,
      'matched',
      { status: 'completed', paidCents: 2000, receivedAt: new Date('2026-05-04T11:00:00Z') },
    ],
    ['bulk cancel', 'cancelled', 5000, 'matched', { status: 'completed', paidCents: 5000 }],
    ['bulk cancel', 'cancelled', 2000, 'waiting', { status: 'cancelled', paidCents: null }],
    ['bulk complete', 'completed', 2000, 'matched', { status: 'completed', paidCents: 2000 }],
    ['bulk delete', 'trash', 2000, 'matched', { status: 'pending', paidCents: 2000 }],
    ['currency', 'refused', 5000, 'matched', { currency: 'EUR', paidCents: 5000 }],
    ['DELETE', 'refused', 2000, 'matched', { status: 'pending', paidCents: 2000 }],
  ])('with %s to %s of a donation that got %d cents is %s', async (way, to, cents, state, left) => {
    const { id: donationId } = await pledge();
    const { id } = await createWaiting({ cents });
    await act(id, 'match', { donationId }).expect(200);
    await WAYS[way](donationId, to).expect(to === 'refused' ? 409 : 200);
    const { body } = await test.asAdmin('get', `/api/bank-payments/${id}`).expect(200);
    expect(body.state).toBe(state);
    expect(await donation(donationId)).toMatchObject(left);
  });

  it('is part of its donor’s personal data, and permanently loses it when it is erased', async () => {
    const donorEmail = uniqueEmail();
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
    expect(await importStatement(file)).toEqual(outcome({ matched: 1, waiting: 3 }));
    const request = async (action: 'find' | 'export' | 'erase') =>
      test.asAdmin('post', `/api/privacy/${action}?lang=hr`, { email: donorEmail }).expect(200);
    const texts = ({ text }: { text: string }) => text;
    expect((await request('find')).body.held.map(texts)).toContain('3 uplate s izvoda');
    expect(JSON.stringify((await request('export')).body)).toContain('ANA HORVAT');
    expect((await request('erase')).body.done.map(texts)).toContain(
      'Iz 3 uplate s izvoda obrisani su platitelj i opis',
    );
    expect(await stored()).toMatchObject([
      { ...ERASED, pledgeReference: reference, cents: 5000 },
      { ...ERASED, pledgeReference: reference, cents: 4500 },
      ERASED,
      { payerName: 'MIA ANIĆ', text: 'Donacija', bankReference: 'B-2' },
    ]);
    expect(await importStatement(file)).toEqual(outcome({ known: 4 }));
  });

  it('is deleted after the retention period of donations', async () => {
    const [{ years }] = await test.dataSource.query(
      'SELECT donation_retention_years AS years FROM settings',
    );
    const year = new Date().getUTCFullYear() - years;
    const retained = await createWaiting({ bookedOn: `${year}-01-01` });
    await createWaiting({ bookedOn: `${year - 1}-12-31` });
    await test.app.get(RetentionService).apply();
    expect((await stored()).map(({ id }) => id)).toEqual([retained.id]);
  });
});
