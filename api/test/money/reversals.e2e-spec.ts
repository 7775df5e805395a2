import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BankPayment } from '../../src/bank-payments/bank-payment.entity.js';
import { Donation } from '../../src/donations/donation.entity.js';
import { Mail } from '../../src/mail/mail.entity.js';
import { RetentionService } from '../../src/privacy/retention.service.js';
import { createBankPayment } from '../factories/bank-payment.factory.js';
import { createDonation } from '../factories/donation.factory.js';
import { someAddress } from '../factories/newsletter.factory.js';
import { camt, camtEntry, camtOf, type StatementEntry } from '../factories/statement.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.dataSource.query('TRUNCATE bank_payments, donations'));

const imported = async (file: string) => {
  const { body } = await test.anonymous
    .post('/api/bank-payments/import?lang=hr')
    .set(test.admin)
    .attach('file', Buffer.from(file), 'izvod.xml')
    .expect(200);
  return Object.fromEntries(Object.entries(body).filter(([, count]) => count !== 0));
};
const stored = () => test.dataSource.manager.find(BankPayment, { order: { id: 'ASC' } });
const pledge = (fields: Partial<Donation> = {}) =>
  createDonation(test.dataSource, {
    status: 'pending',
    amount: 25,
    currency: 'EUR',
    donorEmail: someAddress(),
    ...fields,
  });
const donation = (id: number) => test.dataSource.manager.findOneByOrFail(Donation, { id });
const ask = (path: string) => test.anonymous.get(`/api/bank-payments${path}`).set(test.admin);
const act = (id: number, action: string, body?: object) =>
  test.anonymous.post(`/api/bank-payments/${id}/${action}`).set(test.admin).send(body);
const kindsTo = async ({ donorEmail }: Donation) => {
  const where = { recipient: donorEmail ?? '' };
  const mails = await test.dataSource.manager.find(Mail, { where, order: { id: 'ASC' } });
  return mails.map(({ kind }) => kind);
};
/** Lets the mails to a donor have gone out. */
const sent = ({ donorEmail }: Donation) =>
  test.dataSource.query(
    `UPDATE mails SET state = 'sent', sent_at = now(), text = NULL WHERE recipient = $1`,
    [donorEmail],
  );

const ANA = { amount: '25.00', payer: 'ANA HORVAT', payerIban: 'HR1723600001101234565' };
const reversed = (entry: StatementEntry) =>
  camtEntry({ ...entry, direction: 'DBIT', more: '<RvslInd>true</RvslInd>' });
/** A CSV file with one column for both directions. */
const csv = (...lines: string[]) =>
  ['Datum;Iznos;Platitelj;IBAN platitelja;Poziv na broj;Opis', ...lines, ''].join('\n');

/** The pledge as it was before anybody paid it. */
async function expectPending({ id, amount }: Donation): Promise<void> {
  expect(await donation(id)).toMatchObject({
    status: 'pending',
    amount,
    paidCents: null,
    receivedAt: null,
    thankedAt: null,
  });
}

describe('a payment and its reversal in one file', () => {
  it.each([
    [
      'CSV',
      (reference: string) =>
        csv(
          `4.5.2026;25,00;Ana Horvat;;HR00 ${reference};Donacija`,
          '4.5.2026;-25,00;Ana Horvat;;;STORNO',
        ),
    ],
    ['camt.053', (reference: string) => camt([reversed(ANA), camtEntry({ ...ANA, reference })])],
    [
      'camt.053 that leaves the direction',
      (reference: string) =>
        camt([
          camtEntry({ ...ANA, reference }),
          camtEntry({ ...ANA, more: '<RvslInd>true</RvslInd>' }),
        ]),
    ],
  ])('leave the pledge pending and thank nobody: %s', async (_, file) => {
    const one = await pledge();
    expect(await imported(file(one.reference))).toEqual({ reversed: 1 });
    await expectPending(one);
    expect(await kindsTo(one)).toEqual([]);
    const { body } = await ask('?filter={"state":"reversed"}&sort=["id","ASC"]').expect(200);
    const [payment, reversal] = body;
    expect(body).toMatchObject([
      { kind: 'payment', state: 'reversed', counterpart: { id: reversal.id } },
      { kind: 'reversal', state: 'reversed', counterpart: { id: payment.id }, cents: 2500 },
    ]);
    expect((await ask('?filter={"state":"waiting"}').expect(200)).body).toEqual([]);
  });

  it('are known when the file comes again, and in the other format', async () => {
    const one = await pledge();
    const file = camt([camtEntry({ ...ANA, reference: one.reference }), reversed(ANA)]);
    await imported(file);
    const before = await stored();
    expect(await imported(file)).toEqual({ known: 2 });
    const other = csv(
      `4.5.2026;25,00;Horvat Ana;${ANA.payerIban};${one.reference};`,
      `4.5.2026;-25,00;Horvat Ana;${ANA.payerIban};;STORNO`,
    );
    expect(await imported(other)).toEqual({ known: 2 });
    expect(await stored()).toEqual(before);
    await expectPending(one);
  });

  it('leave a second payment of the pledge to complete it', async () => {
    const { id, reference } = await pledge();
    const paid = { ...ANA, reference };
    const file = camt([
      camtEntry({ ...paid, bankReference: '1' }),
      reversed({ ...paid, bankReference: '2' }),
      camtEntry({ ...paid, bankReference: '3' }),
    ]);
    expect(await imported(file)).toEqual({ reversed: 1, matched: 1 });
    expect(await donation(id)).toMatchObject({ status: 'completed', paidCents: 2500 });
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
    ['the account of who paid', { payerIban: ANA.payerIban }, { payerIban: ANA.payerIban }],
    ['who paid', { payer: 'ANA HORVAT' }, { payer: 'Horvat Ana' }],
  ] as const)('sets the donation back, known by %s', async (_, paid, told) => {
    const one = await pledge();
    const { reference } = one;
    const amount = '25.00';
    expect(await imported(camtOf({ amount, reference, ...paid }))).toEqual({ matched: 1 });
    expect((await donation(one.id)).paidCents).toBe(2500);
    const said = told === 'reference' ? { reference } : told;
    const later = camt([reversed({ amount, day: '2026-05-07', ...said })]);
    expect(await imported(later)).toEqual({ reversed: 1 });
    await expectPending(one);
    // The thanks were not under way yet.
    expect(await kindsTo(one)).toEqual([]);
    expect(await imported(later)).toEqual({ known: 1 });
  });

  it('has a donor told who was thanked, and thanked anew for another payment', async () => {
    const one = await pledge();
    const paid = { ...ANA, reference: one.reference };
    await imported(camtOf(paid));
    await sent(one);
    const later = camt([reversed({ ...ANA, day: '2026-05-07' })]);
    expect(await imported(later)).toEqual({ reversed: 1, notified: 1 });
    await expectPending(one);
    expect(await kindsTo(one)).toEqual(['donation-thanks', 'donation-returned']);
    const [, told] = await test.dataSource.manager.find(Mail, {
      where: { recipient: one.donorEmail ?? '' },
      order: { id: 'ASC' },
    });
    expect(told?.subject).toBe('Vaša je uplata vraćena');
    expect(told?.text?.replace(/\s+/g, ' ')).toContain('vaša donacija od 25,00 €');
    expect(await imported(camtOf({ ...paid, day: '2026-05-09' }))).toEqual({ matched: 1 });
    expect(await kindsTo(one)).toEqual(['donation-thanks', 'donation-returned', 'donation-thanks']);
  });

  it('takes the payment that no donation is received by, of two that are alike', async () => {
    const one = await pledge();
    const paid = { ...ANA, reference: one.reference };
    const twice = camtOf({ ...paid, bankReference: '1' }, { ...paid, bankReference: '2' });
    expect(await imported(twice)).toEqual({ matched: 1, waiting: 1 });
    expect(await imported(camt([reversed({ ...ANA, day: '2026-05-07' })]))).toEqual({
      reversed: 1,
    });
    expect((await donation(one.id)).status).toBe('completed');
  });

  it('makes a donation cancelled that was entered from the payment', async () => {
    await imported(camtOf(ANA));
    const [{ id } = { id: 0 }] = await stored();
    const { body } = await act(id, 'record', {}).expect(200);
    expect(await imported(camt([reversed(ANA)]))).toEqual({ reversed: 1 });
    expect(await donation(body.donation.id)).toMatchObject({
      status: 'cancelled',
      paidCents: null,
    });
  });

  it('that comes before its payment is found when that is imported', async () => {
    const one = await pledge();
    expect(await imported(camt([reversed({ ...ANA, day: '2026-05-07' })]))).toEqual({
      waitingReversals: 1,
    });
    expect(await imported(camtOf({ ...ANA, reference: one.reference }))).toEqual({ reversed: 1 });
    await expectPending(one);
    expect(await kindsTo(one)).toEqual([]);
  });
});

describe('an entry out of the account', () => {
  it('is left out where it says nothing of a reversal, although payer and amount are the same', async () => {
    const one = await pledge();
    await imported(camtOf({ ...ANA, reference: one.reference }));
    const salary = camtEntry({ ...ANA, direction: 'DBIT', text: 'Putni trošak' });
    const back = camtEntry({ payer: 'GRAD', direction: 'DBIT', text: 'Povrat sredstava' });
    expect(await imported(camt([salary, back]))).toEqual({ leftOut: 2 });
    expect((await donation(one.id)).status).toBe('completed');
  });

  it('that gives a donation back, or bears its reference, reverses it', async () => {
    const [one, other] = [await pledge(), await pledge()];
    const ivo = { amount: '25.00', payer: 'IVO' };
    const paid = { ...ivo, reference: other.reference };
    await imported(camtOf({ ...ANA, reference: one.reference }, paid));
    const file = camt([
      camtEntry({ ...ANA, direction: 'DBIT', text: 'Povrat donacije' }),
      camtEntry({ ...paid, direction: 'DBIT', text: 'Najam' }),
    ]);
    expect(await imported(file)).toEqual({ reversed: 2 });
    for (const pledged of [one, other]) await expectPending(pledged);
  });

  it('waits where it takes back a part, where nothing fits, and where several payments do', async () => {
    const [one, other] = [await pledge(), await pledge()];
    await imported(
      camtOf({ ...ANA, reference: one.reference }, { ...ANA, reference: other.reference }),
    );
    const file = camt([
      reversed({ ...ANA, amount: '10.00' }),
      reversed({ amount: '25.00', payer: 'MIA' }),
      reversed(ANA),
    ]);
    expect(await imported(file)).toEqual({ waitingReversals: 3 });
    const { body } = await ask('?filter={"kind":"reversal"}&sort=["id","ASC"]').expect(200);
    expect(body).toMatchObject([
      { state: 'waiting', reason: 'partial' },
      { state: 'waiting', reason: 'no-payment' },
      { state: 'waiting', reason: 'several-payments' },
    ]);
    for (const { id } of [one, other]) expect((await donation(id)).status).toBe('completed');
  });
});

describe('a reversal that waits', () => {
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

  it('is matched by hand with its payment, and taken off it', async () => {
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
      const { body: apart } = await ask(`/${id}`).expect(200);
      expect(apart).toMatchObject({ state: 'waiting', counterpart: null, donation: null });
    }
    await expectPending(one);
  });

  it('is no payment, and a payment is no reversal', async () => {
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
