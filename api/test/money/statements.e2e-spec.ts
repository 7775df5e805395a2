import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Donation } from '../../src/donations/donation.entity.js';
import { Mail } from '../../src/mail/mail.entity.js';
import { createBankPayment } from '../factories/bank-payment.factory.js';
import { createDonation } from '../factories/donation.factory.js';
import { uniqueEmail } from '../factories/newsletter.factory.js';
import {
  camt,
  camtDetails,
  camtEntry,
  camtOf,
  csvOf,
  OWN_IBAN,
} from '../factories/statement.factory.js';
import { bankPaymentRequests, outcome } from '../setup/bank-payment-requests.js';
import { refuseCommits } from '../setup/refuse-commits.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(() => test.dataSource.query('TRUNCATE bank_payments, donations'));

const { importStatement, donation, send, stored } = bankPaymentRequests(() => test);
const pledge = (fields: Partial<Donation> = {}) =>
  createDonation(test.dataSource, { status: 'pending', donorEmail: null, ...fields });

describe('an imported statement', () => {
  it('completes the paid pledges on the day of booking, and thanks their donors', async () => {
    const donorEmail = uniqueEmail();
    const { id, reference } = await pledge({ donorEmail });
    const file = camtOf({ reference: `HR00${reference}`, day: '2026-05-03' });
    expect(await importStatement(file)).toEqual(outcome({ matched: 1 }));
    const paid = await donation(id);
    expect(paid).toMatchObject({
      status: 'completed',
      paidCents: 5000,
      receivedAt: expect.any(Date),
    });
    expect(paid.receivedAt?.toISOString()).toMatch(/^2026-05-03T11/);
    expect(paid.thankedAt).not.toBeNull();
    expect(await test.dataSource.manager.findBy(Mail, { recipient: donorEmail })).toMatchObject([
      { kind: 'donation-thanks' },
    ]);
    const { body } = await test.asAdmin('get', '/api/bank-payments').expect(200);
    expect(body).toMatchObject([
      { state: 'matched', reason: null, donation: { id, reference }, bookedOn: '2026-05-03' },
    ]);
  });

  it('finds the reference in a text, without its hyphen and in the end-to-end identification', async () => {
    const pledges = [await pledge(), await pledge(), await pledge()];
    const [one, two, three] = pledges.map(({ reference }) => reference.replace('-', ''));
    const file = camtOf({ text: `Za udrugu, ${one}` }, { reference: `HR00${two}` });
    const own = camtOf({ amount: '50.00' }).replace('NOTPROVIDED', `HR00${three}`);
    expect(await importStatement(file)).toEqual(outcome({ matched: 2 }));
    expect(await importStatement(own)).toEqual(outcome({ matched: 1 }));
  });

  it('leaves uncertain payments waiting, with the reason', async () => {
    const other = await pledge({ amount: 40 });
    const received = await pledge({ status: 'completed' });
    const cancelled = await pledge({ status: 'cancelled' });
    const kuna = await pledge({ currency: 'HRK' });
    const dollars = await pledge();
    const twice = [await pledge(), await pledge()];
    const file = camtOf(
      { text: 'Donacija' },
      { text: twice.map(({ reference }) => reference).join(', ') },
      { reference: other.reference },
      { reference: kuna.reference },
      { reference: dollars.reference, currency: 'USD' },
      { reference: received.reference },
      { reference: cancelled.reference },
    );
    expect(await importStatement(file)).toEqual(outcome({ waiting: 7 }));
    expect((await stored()).map(({ reason }) => reason)).toEqual([
      'no-reference',
      'several-references',
      'amount',
      'currency',
      'currency',
      'received',
      'cancelled',
    ]);
    expect((await donation(other.id)).status).toBe('pending');
    expect((await donation(cancelled.id)).status).toBe('cancelled');
  });

  it('reports an unknown reference', async () => {
    const { id, reference } = await pledge();
    await test.dataSource.manager.delete(Donation, { id });
    await importStatement(camtOf({ reference }));
    expect(await stored()).toMatchObject([
      { reason: 'unknown-reference', pledgeReference: reference },
    ]);
  });

  it('completes a pledge that is paid twice, and leaves the second payment waiting', async () => {
    const { reference } = await pledge();
    const file = camtOf({ reference, bankReference: '1' }, { reference, bankReference: '2' });
    expect(await importStatement(file)).toEqual(outcome({ matched: 1, waiting: 1 }));
    expect((await stored()).map(({ reason }) => reason)).toEqual([null, 'received']);
  });

  it('adds no payments that cannot be separated to a pledge that one of them names', async () => {
    const { id, reference } = await pledge();
    const parts = [camtDetails({ text: reference }), camtDetails({ payer: 'Ivo' })];
    const file = camt([camtEntry({ amount: '40.00' }, '08', parts)]);
    expect(await importStatement(file)).toEqual(outcome({ waiting: 1 }));
    expect(await stored()).toMatchObject([{ reason: 'amount', pledgeReference: reference }]);
    expect((await donation(id)).paidCents).toBeNull();
  });

  it('completes a pledge once its payments reach it, in one file or several', async () => {
    const donorEmail = uniqueEmail();
    const { id, reference } = await pledge({ donorEmail });
    const half = (bankReference: string) => ({ reference, amount: '20.00', bankReference });
    const file = camtOf(half('1'), half('2'));
    expect(await importStatement(file)).toEqual(outcome({ matched: 2 }));
    expect(await donation(id)).toMatchObject({
      status: 'pending',
      paidCents: 4000,
      receivedAt: null,
      thankedAt: null,
    });
    // Imported last, though not booked last.
    const rest = { reference, amount: '10.00', day: '2026-05-02' };
    expect(await importStatement(camtOf(rest))).toEqual(outcome({ matched: 1 }));
    const paid = await donation(id);
    expect(paid).toMatchObject({ status: 'completed', paidCents: 5000 });
    expect(paid.receivedAt?.toISOString()).toMatch(/^2026-05-04T11/);
    expect(await test.dataSource.manager.findBy(Mail, { recipient: donorEmail })).toHaveLength(1);
  });

  it('proposes the only pledge that a mistyped reference may mean', async () => {
    const { id, reference } = await pledge();
    const number = reference.slice(5).replace(/^0+/, '');
    const text = `2026-${number}`.replace('2026', reference.slice(0, 4));
    expect(await importStatement(camtOf({ text: `donacija ${text}` }))).toEqual(
      outcome({ waiting: 1 }),
    );
    expect(await stored()).toMatchObject([{ reason: 'mistyped', pledgeReference: reference }]);
    expect((await donation(id)).status).toBe('pending');
  });

  it('omits and counts entries that are no payments', async () => {
    const file = camt([camtEntry({ direction: 'DBIT' }), camtEntry({ status: 'PDNG' })]);
    expect(await importStatement(file)).toEqual(outcome({ leftOut: 2 }));
    expect(await stored()).toEqual([]);
  });

  it('tells what was converted from kuna, and what of other accounts was left', async () => {
    const rows = [
      `4.5.2026;753,45 kn;${OWN_IBAN}`,
      '4.5.2026;5,00;HR6510010051863000158',
      '4.5.2026;7,00;HR6510010051863000158',
    ];
    const file = `Datum;Iznos;IBAN računa\n${rows.join('\n')}\n`;
    expect(await importStatement(file)).toEqual(
      outcome({
        waiting: 1,
        converted: 1,
        ofOtherAccounts: 2,
        otherAccounts: ['HR6510010051863000158'],
      }),
    );
    expect(await stored()).toMatchObject([
      { cents: 10_000, currency: 'EUR', originalCents: 75_345, originalCurrency: 'HRK' },
    ]);
  });

  it('may be a data URL in JSON', async () => {
    const src = `data:text/csv;base64,${Buffer.from(csvOf({})).toString('base64')}`;
    const { body } = await test
      .asAdmin('post', '/api/bank-payments/import', { file: { title: 'izvod\u0000.csv', src } })
      .expect(200);
    expect(body).toEqual(outcome({ waiting: 1 }));
  });
});

describe('a statement that is imported again', () => {
  it('changes nothing', async () => {
    const donorEmail = uniqueEmail();
    const { id, reference } = await pledge({ donorEmail });
    for (const file of [
      camtOf({ reference }, { payer: 'Ana' }, { payer: 'Ana' }),
      csvOf({ payer: 'Ivo', text: 'Donacija' }),
    ]) {
      await importStatement(file);
      const [payments, before] = [await stored(), await donation(id)];
      const again = await importStatement(file);
      expect(again).toMatchObject({ matched: 0, waiting: 0 });
      expect(again.known).toBeGreaterThan(0);
      expect(await stored()).toEqual(payments);
      expect(await donation(id)).toEqual(before);
    }
    expect(await test.dataSource.manager.findBy(Mail, { recipient: donorEmail })).toHaveLength(1);
  });

  it('adds only new payments', async () => {
    const [first, second, third] = [
      { day: '2026-05-04', payer: 'Ana' },
      { day: '2026-05-05', payer: 'Ivo' },
      { day: '2026-05-06', payer: 'Iva' },
    ];
    await importStatement(camtOf(first, second));
    expect(await importStatement(camtOf(second, third))).toEqual(outcome({ waiting: 1, known: 1 }));
  });

  it('recognises as many equal payments as it already contained', async () => {
    const same = { payer: 'Ana', text: 'Donacija' };
    await importStatement(camtOf(same, same));
    expect(await importStatement(camtOf(same, same, same))).toEqual(
      outcome({ waiting: 1, known: 2 }),
    );
    expect(await importStatement(camtOf(same))).toEqual(outcome({ known: 1 }));
    expect((await stored()).map(({ copy }) => copy)).toEqual([1, 2, 3]);
  });

  it('distinguishes payments by the bank’s reference', async () => {
    const same = { payer: 'Ana', text: 'Donacija' };
    await importStatement(camtOf({ ...same, bankReference: '1' }));
    const next = camtOf({ ...same, bankReference: '2' });
    expect(await importStatement(next)).toEqual(outcome({ waiting: 1 }));
  });

  it('in the other format is recognised by the data that both contain', async () => {
    const iban = 'HR1723600001101234565';
    await importStatement(
      camtOf(
        { amount: '10.00', payer: 'HORVAT ANA', payerIban: iban, bankReference: '1', text: 'a' },
        { amount: '20.00', payer: 'KOVAČ IVO', bankReference: '2', text: 'b' },
        { amount: '30.00', payerIban: iban, bankReference: '3' },
      ),
    );
    const csv = csvOf(
      { amount: '10,00', payer: 'Ana Horvat', payerIban: iban },
      { amount: '20,00', payer: 'Ivo Kovač', payerIban: 'HR6523400091110651272' },
      { amount: '30,00', payerIban: 'HR6523400091110651272' },
    );
    expect(await importStatement(csv)).toEqual(outcome({ known: 2, waiting: 1 }));
  });

  it('in the other format with the day of value does not pay a pledge for the second time', async () => {
    const { id, reference } = await pledge();
    await importStatement(camtOf({ reference, amount: '25.00', day: '2026-05-04' }));
    const csv = csvOf({ text: reference, amount: '25,00', day: '06.05.2026.' });
    expect(await importStatement(csv)).toEqual(outcome({ waiting: 1 }));
    expect(await donation(id)).toMatchObject({ status: 'pending', paidCents: 2500 });
  });

  it('is not taken for another payment of the same amount and purpose', async () => {
    const { id, reference } = await pledge();
    await importStatement(csvOf({ payer: 'Ana', text: 'Donacija' }));
    const ana = { payer: 'ANA', payerIban: 'HR1723600001101234565', text: 'Donacija' };
    const file = camtOf({ payer: 'IVO', reference, text: 'Donacija' }, ana);
    expect(await importStatement(file)).toEqual(outcome({ matched: 1, waiting: 1 }));
    expect((await donation(id)).status).toBe('completed');
    const [first, , second] = await stored();
    expect(second).toMatchObject({ reason: 'maybe-known', likelyId: first?.id });
  });

  it('in parallel is imported once', async () => {
    const { reference } = await pledge();
    const file = camtOf({ reference }, { payer: 'Ana' }, { payer: 'Ana' });
    const answers = await Promise.all(Array.from({ length: 6 }, () => importStatement(file)));
    const sum = (name: string) => answers.reduce((all, one) => all + one[name], 0);
    expect([sum('matched'), sum('waiting'), sum('known')]).toEqual([1, 2, 15]);
    expect(await stored()).toHaveLength(3);
  });

  it('is protected by a constraint of the database', async () => {
    const { fingerprint, copy } = await createBankPayment(test.dataSource);
    await expect(createBankPayment(test.dataSource, { fingerprint, copy })).rejects.toThrow(
      'bank_payments_fingerprint_key',
    );
  });
});

describe('a file that is refused', () => {
  const expectNothingImported = async (id: number) => {
    expect(await stored()).toEqual([]);
    expect((await donation(id)).status).toBe('pending');
  };

  it('imports none of its valid entries', async () => {
    const { id, reference } = await pledge();
    const valid = { reference };
    await send(camtOf(valid, { amount: 'x' })).expect(400);
    await send(camtOf(valid).slice(0, -30)).expect(400);
    await send(csvOf({ text: reference }, { amount: 'x' })).expect(400);
    await expectNothingImported(id);
  });

  it('imports nothing when the commit fails', async () => {
    const { id, reference } = await pledge({ donorEmail: 'ana@udruga.example' });
    await refuseCommits(test.dataSource, 'donations', () =>
      send(camtOf({ reference }, {})).expect(503),
    );
    await expectNothingImported(id);
  });

  it('is one of another account', async () => {
    const iban = 'HR6523400091110651272';
    const { body } = await send(camt([camtEntry({})], { iban }), 'en').expect(400);
    expect(body.errors.file).toBe(
      `The statement is of the account ${iban}, but the settings hold ${OWN_IBAN}. Nothing was imported.`,
    );
    expect(await stored()).toEqual([]);
  });

  it('is too large, no statement, or missing', async () => {
    const large = await send(Buffer.alloc(20 * 1024 * 1024 + 1, ' ')).expect(413);
    expect(large.body.errors.file).toBe('Datoteka smije imati najviše 20 MB.');
    const pdf = await send('%PDF-1.7', 'en').expect(415);
    expect(pdf.body.errors.file).toMatch(/camt\.053 \(XML\) or CSV, but this is a PDF\./);
    const post = () => test.anonymous.post('/api/bank-payments/import').set(test.admin);
    expect((await post().expect(400)).body.errors.file).toBe('Odaberite datoteku s izvodom.');
    await post().set('Content-Type', 'text/csv').send('Datum;Iznos').expect(415);
    expect((await send('').expect(400)).body.errors.file).toBe('Datoteka je prazna.');
  });
});

it('donations are filtered by amount', async () => {
  const { id } = await pledge({ amount: 45 });
  await pledge({ amount: 450 });
  const find = (amount: unknown) =>
    test.anonymous
      .get(
        `/api/donations?${new URLSearchParams({ filter: JSON.stringify({ amount }) }).toString()}`,
      )
      .set(test.admin);
  expect((await find(45).expect(200)).body.map((one: Donation) => one.id)).toEqual([id]);
  await find('1.5').expect(400);
});
