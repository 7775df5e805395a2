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

  it('leaves uncertain payments waiting, with the reason', async () => {
    const other = await pledge({ amount: 40 });
    const received = await pledge({ status: 'completed' });
    const cancelled = await pledge({ status: 'cancelled' });
    const kuna = await pledge({ currency: 'HRK' });
    const dollars = await pledge();
    const twice = [await pledge(), await pledge()];
    const deleted = await pledge();
    await test.dataSource.manager.delete(Donation, { id: deleted.id });
    const file = camtOf(
      { text: 'Donacija' },
      { text: twice.map(({ reference }) => reference).join(', ') },
      { reference: other.reference },
      { reference: kuna.reference },
      { reference: dollars.reference, currency: 'USD' },
      { reference: received.reference },
      { reference: cancelled.reference },
      { reference: deleted.reference },
    );
    expect(await importStatement(file)).toEqual(outcome({ waiting: 8 }));
    expect((await stored()).map(({ reason }) => reason)).toEqual([
      'no-reference',
      'several-references',
      'amount',
      'currency',
      'currency',
      'received',
      'cancelled',
      'unknown-reference',
    ]);
    expect((await donation(other.id)).status).toBe('pending');
    expect((await donation(cancelled.id)).status).toBe('cancelled');
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
    const text = `donacija ${reference.replace(/-0+/, '-')}`;
    expect(await importStatement(camtOf({ text }))).toEqual(outcome({ waiting: 1 }));
    expect(await stored()).toMatchObject([{ reason: 'mistyped', pledgeReference: reference }]);
    expect((await donation(id)).status).toBe('pending');
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

  it('recognises as many equal payments as it already contained', async () => {
    const same = { payer: 'Ana', text: 'Donacija' };
    await importStatement(camtOf(same, same));
    const more = camtOf(same, same, same);
    expect(await importStatement(more)).toEqual(outcome({ waiting: 1, known: 2 }));
    expect(await importStatement(camtOf(same))).toEqual(outcome({ known: 1 }));
  });

  it('in the other format with the day of value does not pay a pledge for the second time', async () => {
    const { id, reference } = await pledge();
    await importStatement(camtOf({ reference, amount: '25.00', day: '2026-05-04' }));
    const csv = csvOf({ text: reference, amount: '25,00', day: '06.05.2026.' });
    expect(await importStatement(csv)).toEqual(outcome({ waiting: 1 }));
    expect(await donation(id)).toMatchObject({ status: 'pending', paidCents: 2500 });
  });

  it('in parallel is imported once', async () => {
    const file = camtOf({ payer: 'Ana' }, { payer: 'Ana' });
    const answers = await Promise.all(Array.from({ length: 6 }, () => importStatement(file)));
    const sum = (name: string) => answers.reduce((all, one) => all + one[name], 0);
    expect([sum('waiting'), sum('known')]).toEqual([2, 10]);
    expect(await stored()).toHaveLength(2);
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

  it('is too large, no statement, or missing', async () => {
    await send(Buffer.alloc(20 * 1024 * 1024 + 1, ' ')).expect(413);
    await send('%PDF-1.7').expect(415);
    await send('').expect(400);
    const post = () => test.anonymous.post('/api/bank-payments/import').set(test.admin);
    await post().expect(400);
    await post().set('Content-Type', 'text/csv').send('Datum;Iznos').expect(415);
  });
});

describe('the list of imported statements', () => {
  beforeEach(() => test.dataSource.query('TRUNCATE bank_statements'));

  const balance = (code: string, amount: string, direction = 'CRDT') =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Dt><Dt>2026-05-31</Dt></Dt></Bal>`;
  const period = (from: string, to: string) =>
    `<FrToDt><FrDtTm>${from}T00:00:00</FrDtTm><ToDtTm>${to}T00:00:00</ToDtTm></FrToDt>`;
  const importFile = (content: string, name: string) =>
    test
      .asAdmin('post', '/api/bank-payments/import')
      .attach('file', Buffer.from(content), name)
      .expect(200);
  const listed = async () => (await test.asAdmin('get', '/api/bank-statements').expect(200)).body;

  it('has each file once, with its days and balances, and that before, from which a missing one follows', async () => {
    const may = camt([
      period('2026-05-01', '2026-05-31'),
      balance('OPBD', '1000.00'),
      balance('CLBD', '1050.00'),
      camtEntry({ amount: '50.00' }),
    ]);
    await importFile(may, 'svibanj.xml');
    await importFile(may, 'svibanj-ponovno.xml');
    const july = [
      period('2026-07-01', '2026-07-31'),
      balance('PRCD', '7.00'),
      balance('CLBD', '8.05', 'DBIT'),
    ];
    await importFile(camt(july), 'srpanj.xml');
    const account = OWN_IBAN;
    expect(await listed()).toMatchObject([
      { fileName: 'srpanj.xml', previousCents: 105_000, openingCents: 700, closingCents: -805 },
      {
        account,
        fileName: 'svibanj-ponovno.xml',
        fromDay: '2026-05-01',
        toDay: '2026-05-31',
        currency: 'EUR',
        openingCents: 100_000,
        closingCents: 105_000,
        previousCents: null,
        payments: 1,
        importedBy: 'Ana Horvat',
      },
    ]);
  });

  it('has the days of the closing balance or the entries where a file states no period', async () => {
    await importFile(camt([balance('CLBD', '8.00')]), 'svibanj.xml');
    await importFile(csvOf({ day: '02.09.2026.' }, { day: '05.09.2026.' }), 'rujan.csv');
    expect(await listed()).toMatchObject([
      { format: 'csv', fromDay: '2026-09-02', toDay: '2026-09-05', closingCents: null },
      { format: 'camt', fromDay: '2026-05-31', toDay: '2026-05-31' },
    ]);
  });
});

it('a payment in another currency has what the payer sent', async () => {
  const sent = '<AmtDtls><InstdAmt><Amt Ccy="USD">200.00</Amt></InstdAmt></AmtDtls>';
  const entry = camtEntry({ amount: '185.20' }).replace('<RltdPties>', `${sent}$&`);
  await importStatement(camt([entry]));
  expect(await stored()).toMatchObject([
    { cents: 18_520, currency: 'EUR', originalCents: 20_000, originalCurrency: 'USD' },
  ]);
});
