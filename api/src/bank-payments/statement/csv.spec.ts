import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { csvOf, OWN_IBAN } from '../../../test/factories/statement.factory.js';
import { readStatement } from './read-statement.js';

const PAYER = 'HR1723600001101234565';
const OTHER_IBAN = 'HR6510010051863000158';
const read = (csv: string) => readStatement(Buffer.from(csv), OWN_IBAN);
const amountsOf = async (csv: string) =>
  (await read(csv)).payments.map(({ bookedOn, cents }) => [bookedOn, cents]);
const refusal = (words: RegExp) => ({
  status: 400,
  errors: { file: { hr: expect.stringMatching(words), en: expect.stringMatching(/\S/) } },
});

describe('readStatement of CSV', () => {
  it('reads every field', async () => {
    const statement = await read(
      csvOf({
        amount: '1.250,50',
        payer: '"Šćepanović; Đurđica"',
        reference: 'HR00 2026-00128',
        payerIban: 'HR17 2360 0001 1012 3456 5',
        text: '"Donacija\r\n""za djecu"""',
      }),
    );
    expect(statement).toEqual({
      format: 'csv',
      leftOut: 0,
      outgoing: [],
      sections: [],
      otherAccounts: [],
      converted: 0,
      payments: [
        {
          bookedOn: '2026-05-04',
          cents: 125_050,
          currency: 'EUR',
          payerName: 'Šćepanović; Đurđica',
          payerIban: 'HR1723600001101234565',
          reference: 'HR00 2026-00128',
          text: 'Donacija "za djecu"',
          bankReference: null,
          endToEndId: null,
          original: null,
          searched: ['HR00 2026-00128', 'Donacija\r\n"za djecu"'],
        },
      ],
    });
  });

  it('reads UTF-8 with and without a byte order mark, windows-1250 and UTF-16', async () => {
    const csv = csvOf({ payer: 'Šime Žižić' });
    const latin: Record<string, number> = { Š: 0x8a, Ž: 0x8e, ž: 0x9e, ć: 0xe6 };
    const bytes = [
      Buffer.from(csv),
      Buffer.from(`\ufeff${csv}`),
      Buffer.from(Array.from(csv, (one) => latin[one] ?? one.charCodeAt(0))),
      Buffer.from(`\ufeff${csv}`, 'utf16le'),
    ];
    for (const one of bytes) {
      const { payments } = await readStatement(one, OWN_IBAN);
      expect(payments).toMatchObject([{ payerName: 'Šime Žižić' }]);
    }
  });

  it.each([
    [
      'with Croatian headings and separate columns for credits and debits',
      'DATUM;ISPLATA;UPLATA\n4.5.2026;;1.234,56\n4.5.2026;7,00;\n',
    ],
    ['with negative debits', 'Datum,Iznos\n2026-05-04,"1.234,56"\n2026-05-04,"-7,00"\n'],
    ['with English headings', 'Booking date\tAmount\n2026-05-04\t1,234.56\n2026-05-04\t-7.00\n'],
    [
      'with a column for the direction',
      'Datum;Iznos;D/P\n04/05/2026;1234,56;P\n04.05.2026.;7,00;D\n',
    ],
    [
      'between lines with the account and the sums',
      'Račun;HR1210010051863000160\n\nDatum valute;Potražuje;Duguje\n20260504;1 234,56;0,00\n4. 5. 2026.;0,00;7,00\nUkupno;1 234,56;7,00\n',
    ],
  ])('reads a file %s', async (_, csv) => {
    expect(await amountsOf(csv)).toEqual([['2026-05-04', 123_456]]);
    expect((await read(csv)).outgoing).toMatchObject([{ cents: 700, hint: 'nothing' }]);
  });

  it.each([
    ['negative', 'Datum;Iznos;Opis\n4.5.2026;-25,00;STORNO uplate\n', 'reversal'],
    ['negative, in the column for credits', 'Datum;Uplata;Isplata\n4.5.2026;-25,00;\n', 'reversal'],
    ['by its direction', 'Datum;Iznos;D/P;Opis\n4.5.2026;25,00;D;Reversal\n', 'reversal'],
    ['negative, against its direction', 'Datum;Iznos;D/P\n4.5.2026;-25,00;P\n', 'reversal'],
    ['a refund', 'Datum;Iznos;Opis\n4.5.2026;-25,00;Povrat donacije\n', 'refund'],
    ['any other', 'Datum;Uplata;Isplata\n4.5.2026;;-25,00\n', 'nothing'],
  ])('recognises the kind of a debit: %s', async (_, csv, hint) => {
    const { payments, outgoing } = await read(csv);
    expect(payments).toEqual([]);
    expect(outgoing).toMatchObject([{ bookedOn: '2026-05-04', cents: 2500, hint }]);
  });

  it('reads amounts that add up to the cent', async () => {
    const amounts = fc.array(fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }));
    await fc.assert(
      fc.asyncProperty(amounts, async (all) => {
        const written = all.map((cents) =>
          new Intl.NumberFormat('hr-HR', { minimumFractionDigits: 2 }).format(cents / 100),
        );
        const lines = written.map((amount) => `4.5.2026;${amount}\n`);
        const { payments, outgoing, leftOut } = await read(`Datum;Iznos\n${lines.join('')}`);
        const sum = (entries: { cents: number }[]) =>
          entries.reduce((total, { cents }) => total + cents, 0);
        expect(sum(payments) - sum(outgoing)).toBe(all.reduce((total, one) => total + one, 0));
        expect(payments.length + outgoing.length + leftOut).toBe(all.length);
      }),
      { numRuns: 50 },
    );
  });

  it('rejects or truncates overlong lines and texts', async () => {
    await expect(read(`Datum;Iznos${';'.repeat(3_000_000)}\n`)).rejects.toMatchObject({
      status: 400,
    });
    const spaces = ' '.repeat(60_000);
    const { payments } = await read(`Datum;Iznos;Opis\n4.5.2026;5,00;za${spaces}nas\n`);
    expect(payments).toMatchObject([{ text: 'za' }]);
    const line = `Datum;Iznos;Opis\n4.5.2026;5,00;${'x'.repeat(100_000)}\n`;
    await expect(read(line)).rejects.toMatchObject({
      errors: { file: { hr: expect.stringMatching(/Redak 2 nije/) } },
    });
  });

  it.each<[number | undefined, string[]]>([
    [5000, ['50,00', '50', '50,', '50.0000', '+50,00', '="50,00"', '50,00 €', 'EUR 50,00']],
    [5050, ['50,5']],
    [50, [',50', '.50']],
    [125, ['1.25']],
    [125_000, ['1.250']],
    [123_456, ['1 234,56', '1\u00a0234,56', '1\u202f234,56', "1'234.56", '1’234.56']],
    [123_456_789, ['1.234.567,89', '1,234,567.89']],
    [-5000, ['-50,00', '−50,00', '– 50,00 €', '-€50.00', '50,00-', '50,00 - EUR', '(50,00)']],
    [-5000, ['50,00 D']],
    [0, ['0,00']],
    [undefined, ['1,250', '12.34.567', '1 23', '1.234 567,00', '50,005', 'pet', '-', ',']],
    [undefined, ['-50,00-', '(50,00', '-50,00 D', '50,00 EUR HRK']],
  ])('reads the amount %s from its spellings, or names the line', async (cents, spellings) => {
    for (const written of spellings) {
      const file = read(`Datum\tIznos\n4.5.2026\t${written}\n`);
      if (cents === undefined) {
        await expect(file).rejects.toMatchObject(refusal(/^Redak 2 nema ispravan iznos/));
        continue;
      }
      const { payments, outgoing } = await file;
      const signed = [...payments.map((one) => one.cents), ...outgoing.map((one) => -one.cents)];
      expect([written, signed]).toEqual([written, cents === 0 ? [] : [cents]]);
    }
  });

  it.each([
    ['2026-01-19', ['19.01.2026', '19. 1. 2026.', '19.01.26.', '19/01/26', '19-01-2026']],
    ['2026-01-19', ['2026-01-19', '2026/01/19', '2026.01.19.', '20260119', '2026-01-19+01:00']],
    ['2026-01-19', ['2026-01-19T23:30:00Z', '2026-01-19 00:30:00.123+01:00', '19.01.2026 14.05']],
    ['2026-01-19', ['01/19/2026', '01-19-2026']],
    ['2026-04-05', ['05/04/2026']],
    [undefined, ['01.19.2026', '31.2.2026', '19.01.026', '26-01-19', '19.01.2026x', '45000', '']],
  ])('reads the day %s from its spellings, or names the line', async (day, spellings) => {
    for (const written of spellings) {
      const file = amountsOf(`Datum;Iznos\n${written};5,00\n`);
      await (day === undefined
        ? expect(file).rejects.toMatchObject(refusal(/^Redak 2 nema ispravan datum/))
        : expect(file).resolves.toEqual([[day, 500]]));
    }
  });

  it('decides over the whole file whether the day or the month comes first', async () => {
    const days = async (...written: string[]) =>
      (await amountsOf(`Date,Amount\n${written.map((day) => `${day},5.00\n`).join('')}`)).flat();
    expect(await days('04/05/2026', '04/28/2026')).toEqual(['2026-04-05', 500, '2026-04-28', 500]);
    expect(await days('04/05/2026', '28/04/2026')).toEqual(['2026-05-04', 500, '2026-04-28', 500]);
    expect(await days('05/05/2026')).toEqual(['2026-05-05', 500]);
    await expect(days('05/05/2026', '04/05/2026')).rejects.toMatchObject(
      refusal(/ne vidi je li u datumu 04\/05\/2026 \(redak 3\)/),
    );
    await expect(days('28/04/2026', '04/28/2026')).rejects.toMatchObject(
      refusal(/^Redak 3 nema ispravan datum/),
    );
  });

  it.each([
    ['Datum;Iznos;Valuta\n4.5.2026;5,00;usd\n', 'USD'],
    ['Datum;Iznos;Valuta\n4.5.2026;5,00;978\n', 'EUR'],
    ['Datum;Iznos;Valuta\n4.5.2026;5,00;04.05.2026\n', 'EUR'],
    ['Datum;Iznos;Valuta\n4.5.2022;5,00;EUR\n', 'EUR'],
    ['Datum;Iznos\n4.5.2026;$5,00\n', 'USD'],
    ['Datum;Iznos (USD)\n4.5.2026;5,00\n', 'USD'],
    ['Datum;Iznos HRK;Iznos EUR\n4.5.2026;37,70;5,00\n', 'EUR'],
    ['Valuta: GBP\nDatum;Iznos\n4.5.2026;5,00\n', 'GBP'],
  ])('reads the currency of %j', async (csv, currency) => {
    const { payments, converted } = await read(csv);
    expect(converted).toBe(0);
    expect(payments).toMatchObject([{ cents: 500, currency, original: null }]);
  });

  it.each([
    'Datum;Iznos\n4.5.2026;1.234,50 kn\n',
    'Datum;Iznos;Valuta\n4.5.2026;1.234,50;kuna\n',
    'Datum;Uplata (kn)\n4.5.2026;1.234,50\n',
    'Datum;Iznos u kunama\n4.5.2026;1.234,50\n',
    'Valuta HRK\nDatum;Iznos\n4.5.2022;1.234,50\n',
  ])('converts the kuna of %j at the fixed rate', async (csv) => {
    const { payments, converted } = await read(csv);
    expect(converted).toBe(1);
    const original = { cents: 123_450, currency: 'HRK' };
    expect(payments).toMatchObject([{ cents: 16_385, currency: 'EUR', original }]);
  });

  it.each([
    ['"SUNCE" d.o.o.', '"SUNCE" d.o.o.'],
    ['"UDRUGA ""SUNCE"""', 'UDRUGA "SUNCE"'],
    [' "Horvat; Ana" ', 'Horvat; Ana'],
    ['TV 24"', 'TV 24"'],
    ['"Ana\nHorvat"', 'Ana Horvat'],
  ])('reads the quotes of the name %j', async (payer, name) => {
    const { payments } = await read(csvOf({ payer }, {}));
    expect(payments.map(({ payerName }) => payerName)).toEqual([name, null]);
  });

  it.each([
    ['a quote that nothing closes', '"za;50,00;a\n4.5.2026;Ivo;7,00;b\n'],
    ['one that a later quoted cell closes', '"za;50,00;a\n4.5.2026;Ivo;7,00;"b"\n'],
    ['one that the end of a later cell closes', '"za;50,00;a\n4.5.2026;Ivo";7,00;b\n'],
    ['a text behind the closing quote', '"za;djecu" puno;50,00;a\n'],
  ])('refuses %s, naming its line', async (_, rest) => {
    const csv = `Datum;Opis;Iznos;Banka\n1.5.2026;"dva\nretka";5,00;a\n4.5.2026;${rest}`;
    await expect(read(csv)).rejects.toMatchObject(refusal(/^Redak 4 ima navodnik/));
    const commas = csv.replaceAll(',', '.').replaceAll(';', ',');
    await expect(read(commas)).rejects.toMatchObject(refusal(/^Redak 4 ima navodnik/));
  });

  it.each([
    '01.05.2026.;;Početno stanje;4.000,00;',
    '31.05.2026;;ZAVRŠNO STANJE na dan 31.05.2026.;4.050,00;',
    '31.05.2026;Udruga;Konačno stanje;4.050,00;',
    '31.05.2026;;Ukupan promet u korist;50,00;',
    '31.05.2026;;Balance brought forward;50,00;',
    '31.05.2026;;;50,00;Closing balance',
    ';;Ukupno: tri uplate;50,00;',
    'Promet;1,00',
  ])('reads the row „%s” as no payment', async (row) => {
    const csv = `Datum;Platitelj;Opis;Iznos;Vrsta\n${row}\n4.5.2026;Ana;Donacija;7,00;\n`;
    const { payments, outgoing, leftOut } = await read(csv);
    expect([payments.map(({ cents }) => cents), outgoing, leftOut]).toEqual([[700], [], 0]);
  });

  it.each([
    '4.5.2026;Promet d.o.o.;Donacija;7,00;;',
    '4.5.2026;Ana;Ukupno;7,00;;',
    '4.5.2026;;Ukupno za tri karte;7,00;;',
    `4.5.2026;;Stanje;7,00;${PAYER};`,
    '4.5.2026;;Saldo;7,00;;HR00 2026-00128',
  ])('reads the row „%s” as a payment', async (row) => {
    const csv = `Datum;Platitelj;Opis;Iznos;IBAN platitelja;Poziv na broj\n${row}\n`;
    expect(await amountsOf(csv)).toEqual([['2026-05-04', 700]]);
  });

  const fields = {
    payerName: 'ŠARIĆ ŽELJKA',
    payerIban: PAYER,
    reference: 'HR00 2026-00128',
    text: 'Donacija',
    bankReference: 'IPR-77',
  };
  const unknown = { payerName: null, payerIban: null, reference: null, bankReference: null };
  it.each([
    [
      'Erste',
      'Redni broj;Datum valute;Datum izvršenja;Opis plaćanja, tečaj;Broj računa platitelja;Isplate;Uplate;Stanje;PNB platitelja;PNB primatelja;Platitelj/Primatelj;Mjesto;Referenca plaćanja',
      `1;18.01.2026;19.01.2026;Donacija;${PAYER};;1.031,00;2.000,00;HR99;HR00 2026-00128;ŠARIĆ ŽELJKA;ZAGREB;IPR-77`,
      {},
    ],
    [
      'PBZ, of transactions',
      'DATUM;VRSTA TRANSAKCIJE;OPIS PLAĆANJA;IZNOS;VALUTA;',
      '19.01.2026;Priljev;Donacija;1.031,00; EUR ;',
      unknown,
    ],
    [
      'RBA',
      'Datum valute;Datum obrade;Primatelj/Platitelj;Broj računa platitelja/primatelja;Opis;Isplata (EUR);Uplata (EUR);Stanje (EUR);Poziv na broj;Referenca',
      `18.01.2026;19.01.2026;ŠARIĆ ŽELJKA;${PAYER};Donacija;;1.031,00;2.000,00;HR00 2026-00128;IPR-77`,
      {},
    ],
    [
      'HPB',
      'Datum knjiženja;Datum valute;Naziv platitelja/primatelja;Račun platitelja/primatelja;Svrha;Duguje;Potražuje;Saldo;PNB odobrenja;Broj transakcije',
      `19.01.2026;18.01.2026;ŠARIĆ ŽELJKA;${PAYER};Donacija;0,00;1.031,00;2.000,00;HR00 2026-00128;IPR-77`,
      {},
    ],
    [
      'Revolut',
      'Type;Product;Started Date;Completed Date;Description;Amount;Fee;Currency;State;Balance',
      'Transfer;Current;2026-01-18 09:00:00;2026-01-19 09:00:05;Donacija;1031.00;0.00;EUR;COMPLETED;2000.00',
      unknown,
    ],
    [
      'Revolut Business',
      'Date started (UTC);Date completed (UTC);ID;Type;State;Description;Payment reference;Payer;Payment currency;Amount;Fee;Balance;Account',
      '2026-01-18;2026-01-19;IPR-77;TRANSFER;COMPLETED;Donacija;HR00 2026-00128;ŠARIĆ ŽELJKA;EUR;1031.00;0.00;2000.00;EUR Main',
      { payerIban: null },
    ],
  ])('knows the columns of %s', async (_, headings, row, differing) => {
    const preamble = `Izvod prometa po računu ${OWN_IBAN} za siječanj 2026.`;
    const { payments } = await read([preamble, headings, row].join('\r\n'));
    const money = { bookedOn: '2026-01-19', cents: 103_100, currency: 'EUR' };
    expect(payments).toMatchObject([{ ...money, ...fields, ...differing }]);
  });

  it('leaves out what is not booked, or no longer', async () => {
    const states = ['COMPLETED', 'PENDING', 'REVERTED', 'Proveden', 'Na čekanju', 'Odbijen'];
    const rows = states.map(
      (state) =>
        `${/COMP|Prov/.test(state) ? '2026-01-16 09:00:05' : ''},From Ana,25.00,${state}\n`,
    );
    const csv = `Completed Date,Description,Amount,State\n${rows.join('')}`;
    const { payments, leftOut } = await read(csv);
    expect([payments.length, leftOut]).toEqual([2, 4]);
  });

  it('takes the entries of the account, and counts those of others', async () => {
    const csv = (heading: string, ...accounts: string[]) =>
      read(`Datum;Iznos;${heading}\n${accounts.map((one) => `4.5.2026;5,00;${one}\n`).join('')}`);
    for (const own of [OWN_IBAN, 'hr12 1001 0051 8630 0016 0', '1001005-1863000160']) {
      for (const heading of ['IBAN računa', 'Broj računa', 'IBAN primatelja']) {
        const { payments, otherAccounts } = await csv(heading, OTHER_IBAN, own, OTHER_IBAN);
        expect([payments.length, payments[0]?.payerIban]).toEqual([1, null]);
        expect(otherAccounts).toEqual([{ account: OTHER_IBAN, entries: 2 }]);
      }
    }
    const rows = [OWN_IBAN, OTHER_IBAN].map((own) => `4.5.2026;5,00;${own};${PAYER}\n`);
    for (const headings of ['Račun;IBAN platitelja', 'Broj računa;IBAN', 'Račun;IBAN']) {
      const file = await read(`Datum;Iznos;${headings}\n${rows.join('')}`);
      expect(file.payments).toMatchObject([{ payerIban: PAYER }]);
      expect(file.otherAccounts).toEqual([{ account: OTHER_IBAN, entries: 1 }]);
    }
    const message = refusal(/^Izvod je za račun HR6510010051863000158, a u postavkama je račun/);
    await expect(csv('IBAN računa', OTHER_IBAN)).rejects.toMatchObject(message);
    const preamble = `Promet po računu ${OTHER_IBAN}\n`;
    await expect(read(`${preamble}${csvOf({})}`)).rejects.toMatchObject(message);
  });

  it('reads the recipient of a debit as the other party', async () => {
    const rows = `4.5.2026;-5,00;${PAYER}\n4.5.2026;5,00;${OWN_IBAN}\n`;
    const { outgoing, otherAccounts } = await read(`Datum;Iznos;IBAN primatelja\n${rows}`);
    expect([outgoing, otherAccounts]).toMatchObject([[{ payerIban: PAYER }], []]);
  });

  it.each([
    ['Datum;Platitelj\n4.5.2026;Ana\n', /stupac za: iznos/],
    ['Iznos;Platitelj\n5,00;Ana\n', /stupac za: datum/],
    ['ovo nije izvod', /datum.+iznos/],
  ])('names the missing columns of %j', async (csv, words) => {
    await expect(read(csv)).rejects.toMatchObject(refusal(words));
  });

  it.each([
    ['a missing amount', 'Datum;Iznos\n4.5.2026;\n', /Redak 2 nema ispravan iznos/],
    ['a credit and a debit', 'Datum;Uplata;Isplata\n4.5.2026;5;7\n', /Redak 2 nema ispravan iznos/],
    ['a currency', 'Datum;Iznos;Valuta\n4.5.2026;5,00;zlata\n', /Valuta u retku 2/],
    ['two currencies', 'Datum;Iznos;Valuta\n4.5.2026;5,00 kn;EUR\n', /Valuta u retku 2/],
    ['no currency before the euro', 'Datum;Iznos\n31.12.2022;5,00\n', /Redak 2 .+ prije eura/],
    ['a direction', 'Datum;Iznos;Smjer\n4.5.2026;5,00;lijevo\n', /U retku 2 ne piše/],
    ['a truncated line', 'Datum;Iznos;Opis\n4.5.2026;5,00\n', /Redak 2 nije .+ stupaca/],
    ['a cell too many', 'Datum;Iznos;Opis\n4.5.2026;5,00;a;b\n', /Redak 2 nije .+ stupaca/],
  ])('rejects a file with %s, naming the line', async (_, csv, words) => {
    await expect(read(csv)).rejects.toMatchObject(refusal(words));
  });
});
