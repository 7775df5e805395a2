import { describe, expect, it } from '@jest/globals';
import { readEmails } from './read-emails.js';

const read = (csv: string) => readEmails(Buffer.from(csv)).map(({ text }) => text);

describe('readEmails', () => {
  it.each([
    ['no heading', 'ana@a.hr\niva@a.hr\n'],
    ['semicolons', 'Ime;E-pošta;Mjesto\nAna;ana@a.hr;Knin\nIva;iva@a.hr;\n'],
    ['commas and quotes', '"Ime, prezime","Email address"\n"Horvat, Ana",ana@a.hr\nIva,iva@a.hr\n'],
    ['tabs', 'E-mail\tIme\nana@a.hr\tAna\niva@a.hr\tIva\n'],
    ['names and links', 'adresa\nAna Horvat <ana@a.hr>\nmailto:iva@a.hr\n'],
    ['a street', 'Ime;Adresa;Kontakt\nAna;Ilica 1;ana@a.hr\nIva;Riva 2;iva@a.hr\n'],
    ['the line of Excel', 'sep=;\nIme;Email\nAna;ana@a.hr\nIva;iva@a.hr\n'],
    ['quotes in names', 'Ime;Email\nAna "mala";ana@a.hr\n"Iva ""velika""";iva@a.hr\n'],
    ['addresses in notes', 'Ime;Email;Bilješka\nAna;ana@a.hr;kći od ivo@a.hr\nIva;iva@a.hr;\n'],
  ])('finds the column of addresses in a file with %s', (_, csv) => {
    expect(read(csv)).toEqual(['ana@a.hr', 'iva@a.hr']);
  });

  it.each([
    'ana@a.hr; iva@a.hr; ivo@a.hr',
    '"Horvat, Ana" <ana@a.hr>, Iva <iva@a.hr>, ivo@a.hr',
    'Ime,E-pošta\nAna,ana@a.hr\nIva i Ivo,iva@a.hr / ivo@a.hr\n',
    'Ime;E-pošta\nAna;ana@a.hr\nIva i Ivo;"iva@a.hr\nivo@a.hr"\n',
    'Ime;Email;Email 2\nAna;ana@a.hr;\nIva;iva@a.hr;ivo@a.hr\n',
    'Name,E-mail 1 - Value,E-mail 2 - Value\nAna,ana@a.hr,\nIva,iva@a.hr ::: ivo@a.hr,\n',
  ])('reads every address of %j', (csv) => {
    expect(read(csv)).toEqual(['ana@a.hr', 'iva@a.hr', 'ivo@a.hr']);
  });

  it('does not take a part of what is no address for one', () => {
    expect(read('E-pošta\nana horvat@a.hr\nuna@\n')).toEqual(['ana horvat@a.hr', 'una@']);
  });

  it.each([
    ['listmonk', 'uuid,email,name,attributes,status', 'enabled', ['blocklisted', 'disabled']],
    ['MailerLite', 'Subscriber,Status', 'Active', ['Unsubscribed', 'Bounced', 'Junk']],
    ['HubSpot', 'Email,Opted out of email', 'No', ['Yes', '✓']],
    ['Shopify', 'Email,Accepts Email Marketing', 'yes', ['no']],
    ['a Croatian list', 'E-pošta,Stanje', 'Pretplaćena', ['Odjavljena', 'Blokiran']],
    ['a column of those who left', 'E-pošta,Odjavljen', 'ne', ['da', 'x', '3.5.2024.']],
    ['a column of those who agreed', 'E-pošta,Privola', 'da', ['ne']],
    ['Klaviyo', 'Email,Email Marketing Consent', 'SUBSCRIBED', ['NEVER_SUBSCRIBED', 'no']],
    ['Klaviyo, with reasons', 'Email,Email Suppressions', '[]', ['[USER_SUPPRESSED]']],
    ['empty marks', 'E-pošta,Odjavljen', '/', ['x']],
    ['CiviCRM', 'Email,Do Not Email,On Hold', 'No,No', ['Yes,No', 'No,Yes']],
    ['notes', 'E-pošta,Bilješka', 'rado dolazi', ['ne kontaktirati', 'Ne želi naš newsletter!']],
    [
      'links for all',
      'Email,Unsubscribe link,Unsubscribed',
      'https://a.hr/u,',
      ['https://a.hr/u,1'],
    ],
  ])('knows who left by the export of %s', (_, head, stays, leaves) => {
    // The states are in the last columns.
    const headings = head.split(',');
    const before = headings.findIndex((one) => /mail|po.ta|subscriber$/i.test(one));
    const cells = [stays, ...leaves].map((state, i) => {
      const between = headings.length - before - state.split(',').length;
      return `${','.repeat(before)}clan${i}@a.hr${','.repeat(between)}${state}`;
    });
    const rows = readEmails(Buffer.from([head, ...cells].join('\n')));
    expect(rows.map(({ left }) => left)).toEqual([false, ...leaves.map(() => true)]);
  });

  it.each([
    ['unsubscribed_members_export_1a2b.csv', 'Email Address'],
    ['cleaned_members_export_1a2b.csv', 'Email Address'],
    ['odjavljeni.csv', 'E-pošta'],
    ['popis.csv', 'Email Address,UNSUB_TIME'],
  ])('takes all of %s with %j as people who left', (name, head) => {
    const [found] = readEmails(Buffer.from(`${head}\nana@a.hr\n`), name);
    expect(found).toEqual({ row: 2, text: 'ana@a.hr', left: true });
    const [other] = readEmails(Buffer.from(`Email Address\nana@a.hr\n`), 'subscribed_1.csv');
    expect(other?.left).toBe(false);
  });

  it.each([
    ['Ime;Email\n"Ana;ana@a.hr\nIvo;ivo@a.hr\nEva "mala";eva@a.hr\n', 2],
    ['sep=;\nIme;Email\n"Ana" Horvat;ana@a.hr\n', 3],
    ['Ime;Email;Mjesto\n"Ana;ana@a.hr\nIvo";ivo@a.hr;Knin\n', 3],
  ])('names the line of the open quote in %j', (csv, line) => {
    expect(() => read(csv)).toThrow(
      expect.objectContaining({
        text: expect.objectContaining({
          hr: expect.stringContaining(`Redak ${line} ima navodnik`),
        }),
      }),
    );
  });

  it('reads windows-1250, and UTF-8 with a byte order mark', () => {
    const bytes = Buffer.from([...'Ime;E-po'].map((one) => one.charCodeAt(0)));
    const old = Buffer.concat([bytes, Buffer.from([0x9a]), Buffer.from('ta\nAna;ana@a.hr\n')]);
    expect(readEmails(old)).toEqual([{ row: 2, text: 'ana@a.hr', left: false }]);
    expect(read('\ufeffE-pošta\nana@a.hr\n')).toEqual(['ana@a.hr']);
  });

  it('numbers rows as a spreadsheet does, and keeps rows without an address', () => {
    expect(readEmails(Buffer.from('Ime;Email\nAna;\n;\nIva;iva@a.hr\n'))).toEqual([
      { row: 2, text: '', left: false },
      { row: 4, text: 'iva@a.hr', left: false },
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
