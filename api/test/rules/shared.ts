import type { Rule } from './rule-table.js';

export const tooLong = (max: number): Pick<Rule, 'hr' | 'en'> => ({
  hr: `Dopušteno je najviše ${max} ${/(?<!1)[2-4]$/.test(String(max)) ? 'znaka' : 'znakova'}`,
  en: `At most ${max} characters are allowed`,
});

/** A text of so many characters. */
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

export const NOT_MOMENTS = [
  'jučer',
  '2026-02-30T08:00:00Z',
  '2026-13-01T00:00:00Z',
  '2026-05-04',
  '2026-05-04T08:00:00',
  '2026-W01',
  '0000-01-01T00:00:00Z',
  '2026-05-04T08:00:00+23:00',
  1,
  {},
];

export const TITLES: Rule[] = [
  {
    field: 'title',
    values: [undefined, null, '', 'ab', '  a  ', ...NOT_TEXTS],
    hr: 'Naslov mora imati barem 3 znaka',
    en: 'Title must have at least 3 characters',
  },
  {
    field: 'titleEn',
    values: [undefined, null, '', 'ab', ...NOT_TEXTS],
    hr: 'Engleski naslov mora imati barem 3 znaka',
    en: 'English title must have at least 3 characters',
  },
  { field: 'title', values: [text(201)], ...tooLong(200) },
  { field: 'titleEn', values: [text(201)], ...tooLong(200) },
];

export const DESCRIPTIONS: Rule[] = [
  {
    field: 'description',
    values: [undefined, null, 'kratko', ...NOT_TEXTS],
    hr: 'Opis mora imati barem 10 znakova',
    en: 'Description must have at least 10 characters',
  },
  {
    field: 'descriptionEn',
    values: [undefined, null, 'short', ...NOT_TEXTS],
    hr: 'Engleski opis mora imati barem 10 znakova',
    en: 'English description must have at least 10 characters',
  },
  { field: 'description', values: [text(100_001)], ...tooLong(100_000) },
  { field: 'descriptionEn', values: [text(100_001)], ...tooLong(100_000) },
];

export const SLUG: Rule[] = [
  {
    field: 'slug',
    values: [undefined, null, '', 'ab', ...NOT_TEXTS],
    hr: 'Slug mora imati barem 3 znaka',
    en: 'Slug must have at least 3 characters',
  },
  {
    field: 'slug',
    values: ['123', 'Veliko', 'dva--spoja', '-prvi', 'zadnji-', 'šišmiš', 'a b c', 'a_b_c', 'a\nb'],
    hr: 'Slug smije sadržavati samo mala slova engleske abecede, brojke i crtice između njih, a ne same brojke',
    en: 'The slug may contain only lower-case letters a-z, digits and single hyphens between them, and not digits alone',
  },
  { field: 'slug', values: [text(121)], ...tooLong(120) },
];

export const CATEGORY: Rule[] = [
  {
    field: 'category',
    values: ['', '  '],
    hr: 'Kategorija je obavezna',
    en: 'Category is required',
  },
  { field: 'category', values: [text(61)], ...tooLong(60) },
];

export const IMAGE: Rule[] = [
  {
    field: 'imageUrl',
    values: NOT_LINKS,
    hr: 'Adresa slike mora biti putanja na ovoj stranici (/…) ili adresa https://',
    en: 'The image address must be a path on this site (/…) or an https:// address',
  },
  { field: 'imageUrl', values: [`/${text(500)}`], ...tooLong(500) },
  { field: 'imageUrl', values: NOT_TEXTS, hr: 'Upišite tekst', en: 'Enter a text' },
];

export const ORDER: Rule = {
  field: 'order',
  values: [null, '', '1', 1.5, -1, 10_001, 2 ** 53, {}],
  hr: 'Redoslijed mora biti cijeli broj od 0 do 10.000',
  en: 'Order must be a whole number from 0 to 10,000',
};

/** A public form's honeypot, which must be empty. */
export const HONEYPOT: Rule = {
  field: 'spare',
  values: ['https://drugdje.example', ' ', 1, true, ['x'], {}],
  hr: 'Polje koje mora ostati prazno nije prazno, pa ništa nije poslano. Ispraznite ga i pošaljite ponovno.',
  en: 'The field that must stay empty is not empty, so nothing was sent. Empty it and send again.',
};
