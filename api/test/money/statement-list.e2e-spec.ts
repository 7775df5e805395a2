import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { camt, camtEntry, csvOf } from '../factories/statement.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const balance = (code: string, amount: string, direction = 'CRDT') =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd></Bal>`;
const period = (from: string, to: string) =>
  `<FrToDt><FrDtTm>${from}T00:00:00</FrDtTm><ToDtTm>${to}T00:00:00</ToDtTm></FrToDt>`;
const importFile = (content: string, name: string) =>
  test
    .asAdmin('post', '/api/bank-payments/import')
    .attach('file', Buffer.from(content), name)
    .expect(200);
const listed = async () => (await test.asAdmin('get', '/api/bank-statements').expect(200)).body;

const MAY = camt([
  period('2026-05-01', '2026-05-31'),
  balance('OPBD', '1000.00'),
  balance('CLBD', '1050.00'),
  camtEntry({ amount: '50.00', day: '2026-05-04', payer: 'ANA HORVAT' }),
]);

describe('the list of imported statements', () => {
  it('has the days and balances of a file, and who imported it when', async () => {
    await importFile(MAY, 'svibanj.xml');
    expect(await listed()).toEqual([
      {
        id: expect.any(Number),
        account: 'HR1210010051863000160',
        fileName: 'svibanj.xml',
        format: 'camt',
        fromDay: '2026-05-01',
        toDay: '2026-05-31',
        currency: 'EUR',
        openingCents: 100_000,
        closingCents: 105_000,
        previousCents: null,
        payments: 1,
        importedAt: expect.any(String),
        importedBy: 'Ana Horvat',
      },
    ]);
  });

  it('has a file that is imported again once, by its last name', async () => {
    await importFile(MAY, 'svibanj-ponovno.xml');
    expect(await listed()).toMatchObject([{ fileName: 'svibanj-ponovno.xml' }]);
  });

  it('has the balance of the statement before, from which a missing one follows', async () => {
    const month = (number: string, days: string, opening: string, closing: string) =>
      camt([
        period(`2026-${number}-01`, `2026-${number}-${days}`),
        balance('PRCD', opening),
        balance('CLBD', closing, 'DBIT'),
      ]);
    await importFile(month('06', '30', '1050.00', '20.05'), 'lipanj.xml');
    await importFile(month('08', '31', '7.00', '8.00'), 'kolovoz.xml');
    expect(await listed()).toMatchObject([
      { fileName: 'kolovoz.xml', previousCents: -2005, openingCents: 700, closingCents: -800 },
      { fileName: 'lipanj.xml', previousCents: 105_000, openingCents: 105_000 },
      { fileName: 'svibanj-ponovno.xml', previousCents: null },
    ]);
  });

  it('has the days of the entries where a file states none', async () => {
    const file = csvOf({ day: '02.09.2026.' }, { day: '05.09.2026.', payer: 'IVO IVIĆ' });
    await importFile(file, 'rujan.csv');
    const [september] = await listed();
    expect(september).toMatchObject({
      format: 'csv',
      fromDay: '2026-09-02',
      toDay: '2026-09-05',
      openingCents: null,
      closingCents: null,
      payments: 2,
    });
    const path = `/api/bank-statements/${september.id}`;
    expect((await test.asAdmin('get', path).expect(200)).body).toEqual(september);
    await test.anonymous.get('/api/bank-statements').expect(401);
  });
});

it('a payment in another currency has what the payer sent', async () => {
  const sent = '<AmtDtls><InstdAmt><Amt Ccy="USD">200.00</Amt></InstdAmt></AmtDtls>';
  const entry = camtEntry({ amount: '185.20', day: '2026-10-01', payer: 'JOHN DOE' }).replace(
    '<RltdPties>',
    `${sent}<RltdPties>`,
  );
  await importFile(camt([entry]), 'listopad.xml');
  const { body } = await test.asAdmin('get', '/api/bank-payments?cents=18520').expect(200);
  expect(body).toMatchObject([
    { cents: 18_520, currency: 'EUR', originalCents: 20_000, originalCurrency: 'USD' },
  ]);
});
