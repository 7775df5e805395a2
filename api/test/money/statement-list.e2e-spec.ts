import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { camt, camtEntry, csvOf } from '../factories/statement.factory.js';
import { startTestApp, type TestApp } from '../setup/test-app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const balance = (code: string, amount: string, direction = 'CRDT', currency = 'EUR') =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="${currency}">${amount}</Amt><CdtDbtInd>${direction}</CdtDbtInd><Dt><Dt>2026-09-30</Dt></Dt></Bal>`;
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

  it('has the balances in euros where the account has statements in several currencies', async () => {
    const balances = (currency: string, opening: string, closing: string) =>
      balance('OPBD', opening, 'CRDT', currency) + balance('CLBD', closing, 'CRDT', currency);
    const days = period('2026-10-01', '2026-10-31');
    const dollars = balances('USD', '2.00', '17.00');
    for (const [first, second] of [
      [balances('EUR', '8.00', '9.00'), dollars],
      [dollars, balances('EUR', '9.00', '10.00')],
    ]) {
      const file = camt([`${days}${first}</Stmt><Stmt>`, `${days}${second}`]);
      const account = /<Acct>.*<\/Acct>/.exec(file)?.[0] ?? '';
      await importFile(file.replace('</Stmt><Stmt>', `$&${account}`), 'valute.xml');
    }
    const [second, first] = await listed();
    expect(first).toMatchObject({ currency: 'EUR', openingCents: 800, closingCents: 900 });
    expect(second).toMatchObject({ currency: 'EUR', openingCents: 900, closingCents: 1000 });
    await test.dataSource.query(`DELETE FROM bank_statements WHERE file_name = 'valute.xml'`);
  });

  it('ends with the day of the closing balance where a file states no period', async () => {
    await importFile(camt([balance('CLBD', '8.00')]), 'rujan.xml');
    const [september] = await listed();
    expect(september).toMatchObject({ fromDay: '2026-09-30', toDay: '2026-09-30' });
    await test.dataSource.query(`DELETE FROM bank_statements WHERE file_name = 'rujan.xml'`);
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
