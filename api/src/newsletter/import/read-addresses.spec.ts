import { describe, expect, it } from '@jest/globals';
import { readAddresses } from './read-addresses.js';

const read = (csv: string) => readAddresses(Buffer.from(csv)).map(({ text }) => text);

describe('readAddresses', () => {
  it('reads one column, without a heading or with any', () => {
    expect(read('ana@a.hr\niva@a.hr\n')).toEqual(['ana@a.hr', 'iva@a.hr']);
    expect(read('Članovi 2025.\r\nana@a.hr\r\n\r\niva@a.hr')).toEqual(['ana@a.hr', 'iva@a.hr']);
  });

  it.each([
    ['semicolons', 'Ime;E-pošta;Mjesto\nAna;ana@a.hr;Knin\nIva;iva@a.hr;\n'],
    ['commas and quotes', '"Ime, prezime","Email address"\n"Horvat, Ana",ana@a.hr\nIva,iva@a.hr\n'],
    ['tabs', 'E-mail\tIme\nana@a.hr\tAna\niva@a.hr\tIva\n'],
    ['no known heading', 'Tko;Kontakt\nAna;ana@a.hr\nIva;iva@a.hr\n'],
    ['names and links', 'adresa\nAna Horvat <ana@a.hr>\nmailto:iva@a.hr\n'],
  ])('finds the column of addresses in a file with %s', (_, csv) => {
    expect(read(csv)).toEqual(['ana@a.hr', 'iva@a.hr']);
  });

  it('reads windows-1250, and UTF-8 with a byte order mark', () => {
    const bytes = Buffer.from([...'Ime;E-po'].map((one) => one.charCodeAt(0)));
    const old = Buffer.concat([bytes, Buffer.from([0x9a]), Buffer.from('ta\nAna;ana@a.hr\n')]);
    expect(readAddresses(old)).toEqual([{ row: 2, text: 'ana@a.hr' }]);
    expect(read('\ufeffE-pošta\nana@a.hr\n')).toEqual(['ana@a.hr']);
  });

  it('numbers rows as a spreadsheet does, and keeps rows without an address', () => {
    expect(readAddresses(Buffer.from('Ime;Email\nAna;\n;\nIva;iva@a.hr\n'))).toEqual([
      { row: 2, text: '' },
      { row: 4, text: 'iva@a.hr' },
    ]);
  });

  it.each([
    ['', /prazna/],
    ['Ime;Grad\nAna;Knin\n', /nema nijedne adrese/],
    ['%PDF-1.7', /CSV/],
    [`${'a@a.hr\n'.repeat(10_001)}`, /10\.000/],
    [`a@a.hr\n"${'x'.repeat(20_000)}"\n`, /Redak/],
  ])('refuses %j', (csv, message) => {
    expect(() => read(csv)).toThrow(
      expect.objectContaining({
        text: { hr: expect.stringMatching(message), en: expect.any(String) },
      }),
    );
  });
});
