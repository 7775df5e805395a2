import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { fieldsOf } from 'shared/is-record';
import { csvOf } from '../../../test/factories/statement.factory.js';
import { readStatement } from './read-statement.js';

const read = (csv: string) => readStatement(Buffer.from(csv));
const amountsOf = async (csv: string) =>
  (await read(csv)).payments.map(({ bookedOn, cents }) => [bookedOn, cents]);

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
      payments: [
        {
          account: null,
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
      const { payments } = await readStatement(one);
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
    [
      'negative, with a typographic minus',
      'Datum;Iznos;Opis\n4.5.2026;−25,00;Poništenje\n',
      'reversal',
    ],
    ['negative, in the column for credits', 'Datum;Uplata;Isplata\n4.5.2026;-25,00;\n', 'reversal'],
    ['in the column for debits', 'Datum;Uplata;Isplata;Opis\n4.5.2026;;25,00;Storno\n', 'reversal'],
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

  it('reads „1.250” as a thousand and more, and „1.25” with cents', async () => {
    expect(await amountsOf('Datum;Iznos\n4.5.2026;1.250\n')).toEqual([['2026-05-04', 125_000]]);
    expect(await amountsOf('Datum;Iznos\n4.5.2026;1.25\n')).toEqual([['2026-05-04', 125]]);
  });

  it('reads currencies, and ignores days in a column „Valuta”', async () => {
    const { payments } = await read(
      'Datum;Iznos;Valuta\n4.5.2026;5,00;usd\n4.5.2026;5,00;978\n4.5.2026;5,00;04.05.2026\n',
    );
    expect(payments.map(({ currency }) => currency)).toEqual(['USD', 'EUR', 'EUR']);
  });

  it('reads quotes within a name', async () => {
    const { payments } = await read(csvOf({ payer: 'UDRUGA "SUNCE"' }));
    expect(payments).toMatchObject([{ payerName: 'UDRUGA "SUNCE"' }]);
  });

  it('names the missing columns', async () => {
    const errorOf = (csv: string) =>
      read(csv).then(
        () => 'read',
        (error: unknown) => fieldsOf(fieldsOf(error).errors).file,
      );
    expect(await errorOf('Datum;Platitelj\n4.5.2026;Ana\n')).toEqual({
      hr: 'U datoteci nije prepoznat stupac za: iznos („Iznos” ili „Uplata”). Nazivi stupaca moraju biti u retku iznad uplata.',
      en: 'The file has no column known to hold the amount (“Amount” or “Credit”). The line above the payments must name the columns.',
    });
    expect(await errorOf('Iznos;Platitelj\n5,00;Ana\n')).toMatchObject({
      hr: expect.stringContaining('stupac za: datum („Datum”).'),
    });
    expect(await errorOf('ovo nije izvod')).toMatchObject({
      hr: expect.stringMatching(/datum.+iznos/),
    });
  });

  it.each([
    ['an amount', 'Datum;Iznos\n4.5.2026;5,00\n4.5.2026;pet\n', /Redak 3 nema ispravan iznos/],
    ['a missing amount', 'Datum;Iznos\n4.5.2026;\n', /Redak 2 nema ispravan iznos/],
    ['a day', 'Datum;Iznos\n31.2.2026;5,00\n', /Redak 2 nema ispravan datum/],
    ['a missing day', 'Datum;Iznos\n;5,00\n', /Redak 2 nema ispravan datum/],
    ['a currency', 'Datum;Iznos;Valuta\n4.5.2026;5,00;kuna\n', /Valuta u retku 2/],
    ['a direction', 'Datum;Iznos;Smjer\n4.5.2026;5,00;lijevo\n', /U retku 2 ne piše/],
    ['a truncated line', 'Datum;Iznos;Opis\n4.5.2026;5,00\n', /Redak 2 nije/],
    ['an open quote', 'Datum;Iznos;Opis\n4.5.2026;5,00;"za\n', /Redak \d nije/],
  ])('rejects a file with %s that is invalid, naming the line', async (_, csv, words) => {
    await expect(read(csv)).rejects.toMatchObject({
      status: 400,
      errors: { file: { hr: expect.stringMatching(words), en: expect.stringMatching(/\d/) } },
    });
  });
});
