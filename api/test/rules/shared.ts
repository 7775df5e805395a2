import type { Rule } from './rule-table.js';

export const tooLong = (max: number): Pick<Rule, 'hr' | 'en'> => ({
  hr: `Dopušteno je najviše ${max} ${/(?<!1)[2-4]$/.test(String(max)) ? 'znaka' : 'znakova'}`,
  en: `At most ${max} characters are allowed`,
});

/** A text of the given length. */
export const text = (length: number) => 'x'.repeat(length);

export const NOT_TEXTS = [1, true, {}, []];

export const NOT_LINKS = [
  'slika.png',
  'http://drugdje.example/a.png',
  '//drugdje.example/a.png',
  '/\\drugdje.example/a.png',
  'javascript:alert(1)',
  'data:image/png;base64,AAAA',
  'https://',
  'https://ime@drugdje.example/',
  'https://drugdje.example/a b.png',
  '/a".png',
];

export const NOT_HTTPS = NOT_LINKS.concat('/putanja');

export const NOT_PATHS = [
  'javni-poziv',
  '//drugdje.example/a',
  'https://drugdje.example/a',
  '/a b',
  '/a"',
];

export const NOT_SLUGS = [
  '123',
  'Veliko',
  'dva--spoja',
  '-prvi',
  'zadnji-',
  'šišmiš',
  'a b c',
  'a_b_c',
  'a\nb',
];

export const NOT_DAYS = [
  '2026-05-04T08:00:00Z',
  '2026-W01',
  '0000-01-01',
  '0001-01-01',
  '9999-12-31',
  '22. 4. 2024.',
  'jučer',
];

export const NOT_INSTANTS = [
  'jučer',
  '2026-02-30T08:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-05-04',
  '2026-05-04T08:00:00',
  '2026-W01',
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00+14:00',
  '9999-12-31T22:00:00Z',
  '2026-05-04T08:00:00+23:00',
  1,
  {},
];

/** The honeypot of a public form, which must be empty. */
export const HONEYPOT: Rule = {
  field: 'spare',
  values: ['https://drugdje.example', ' ', 1, true, ['x'], {}],
  hr: 'Polje koje mora ostati prazno nije prazno, pa ništa nije poslano. Ispraznite ga i pošaljite ponovno.',
  en: 'The field that must stay empty is not empty, so nothing was sent. Empty it and send again.',
};
