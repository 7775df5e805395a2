import { cpuUsage } from 'node:process';
import { describe, expect, it } from '@jest/globals';
import { contactsIn } from './contacts.js';

const addresses = (text: string) => contactsIn(text).map(({ url: address }) => address);

describe('a telephone number', () => {
  it.each([
    ['Nazovite +385 1 555 0100.', 'tel:+38515550100'],
    ['+1 (202) 555-0123', 'tel:+12025550123'],
    ['tel. 01 555 0100', 'tel:015550100'],
    ['u Šibeniku 022/123-456', 'tel:022123456'],
    ['Besplatno na 0800 655 222!', 'tel:0800655222'],
    ['Hrabri telefon (116\u00a0111)', 'tel:116111'],
  ])('is found: %s', (text, address) => {
    expect(addresses(text)).toEqual([address]);
  });

  it.each([
    'Od 1994. do 2024.',
    '22. 4. 2024. – 22. 4. 2027.',
    '01/12/2024',
    'od 09 do 17 sati, 08-12 i 13-16',
    '116 500 korisnika',
    '1 116 006 eura',
    'HR12 1001 0051 8630 0016 0',
    'OIB 94577403194',
    'Poziv na broj HR00 2026-00128',
    '+385',
  ])('is not made of other numbers: %s', (text) => {
    expect(addresses(text)).toEqual([]);
  });
});

describe('a number of the emergency services', () => {
  it.each([
    ['U neposrednoj opasnosti nazovite 112 ili policiju na 192.', ['112', '192']],
    ['Ako je netko bez svijesti ili teško diše, odmah nazovite 112.', ['112']],
    ['If somebody is unconscious or has trouble breathing, call 112 at once.', ['112']],
    ['Vatrogasci (193), policija (192)', ['193', '192']],
    ['112 – jedinstveni broj', ['112']],
    ['javite se na broju 112', ['112']],
  ])('is found where it is called: %s', (text, numbers) => {
    expect(addresses(text)).toEqual(numbers.map((number) => `tel:${number}`));
  });

  it.each([
    'Pomogli smo 112 obitelji.',
    'Vukovarska 112, Zagreb',
    'članak 112. Zakona',
    'Iznos: 112,00 €',
    'Nazvali smo 194 obitelji',
    '112/2023',
  ])('is not found where it counts or numbers something: %s', (text) => {
    expect(addresses(text)).toEqual([]);
  });
});

describe('an e-mail address', () => {
  it.each([
    ['Pišite na info@kvaliteta-zivljenja.example.', 'info@kvaliteta-zivljenja.example'],
    ['<ana.horvat+pitanja@udruga.example.hr>', 'ana.horvat+pitanja@udruga.example.hr'],
    ['broj2024@udruga.hr, 0912345678@udruga.hr', 'broj2024@udruga.hr'],
  ])('is found: %s', (text, email) => {
    expect(addresses(text)[0]).toBe(`mailto:${email}`);
  });

  it.each(['@udruga', 'ana@', 'ana@udruga', 'pola @ pola', 'a@b@c.hr'])(
    'is not found in: %s',
    (text) => {
      expect(addresses(text)).toEqual([]);
    },
  );
});

describe('a web address', () => {
  it.each([
    ['Prijava: https://prijave.example/obrazac_1.', 'https://prijave.example/obrazac_1'],
    ['(http://hzz.hr/mjere?a=1&b=2#c)', 'https://hzz.hr/mjere?a=1&b=2#c'],
    ['na www.hzz.hr, ili doma', 'https://www.hzz.hr'],
    ['Mjere su na hzz.hr/mjere/a_1.', 'https://hzz.hr/mjere/a_1'],
    ['https://hr.wikipedia.org/wiki/Split_(grad)', 'https://hr.wikipedia.org/wiki/Split_(grad)'],
    ['https://udruga.hr/0912345678?e=a@b.hr', 'https://udruga.hr/0912345678?e=a@b.hr'],
  ])('is found: %s', (text, url) => {
    expect(addresses(text)).toEqual([url]);
  });

  it.each([
    'To je kraj.Na početku',
    'hzz.hr',
    'kraj.Na/po danu',
    'd.o.o./j.d.o.o.',
    'ftp://a.hr',
    '//a.hr',
    'https://',
    'https://banka.hr@zlo.example',
    'javascript:alert(1)',
  ])('is not found in: %s', (text) => {
    expect(addresses(text)).toEqual([]);
  });
});

it('contacts are found in their order, without overlaps', () => {
  expect(contactsIn('0912345678@a.hr ili 01 555 0100')).toEqual([
    { start: 0, end: 15, url: 'mailto:0912345678@a.hr' },
    { start: 20, end: 31, url: 'tel:015550100' },
  ]);
});

it('a long hostile text is searched in little time of the processor', () => {
  const pieces = [
    'a.',
    '0 ',
    '01 1',
    '+1 ',
    '112 ',
    'zov',
    'a@a.',
    '1-',
    '(0)',
    'www.',
    'a.hr/a ',
    'https://',
  ];
  for (const piece of pieces) {
    const start = cpuUsage();
    contactsIn(piece.repeat(Math.ceil(100_000 / piece.length)));
    expect([piece, cpuUsage(start).user / 1000 < 2000]).toEqual([piece, true]);
  }
});
