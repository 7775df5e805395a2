/** A text of the given length. */
export const text = (length: number) => 'x'.repeat(length);

export const NOT_TEXTS = [1, true, {}, []];

/** Texts without a visible character. */
export const NOTHING = ['', '   ', '\u00a0\u200b\ufeff', '\u2800', '\u3164'];

const NOT_LINKS = [
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

const NOT_HTTPS = NOT_LINKS.concat('/putanja');

const NOT_PATHS = [
  'javni-poziv',
  '//drugdje.example/a',
  'https://drugdje.example/a',
  '/a b',
  '/a"',
];

const NOT_SLUGS = [
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

const NOT_DAYS = [
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

export const NOT_EMAILS = [
  'ana',
  'ana@',
  '@udruga.example',
  '%',
  'a b@udruga.example',
  '"a b"@udruga.example',
  'ana@udruga.example, ivo@udruga.example',
  '"ana,ivo"@udruga.example',
  'ana\u2028@udruga.example',
  'ana\u200b@udruga.example',
  'ana@udruga.example\nBcc: ivo@udruga.example',
  `${text(250)}@udruga.example`,
];

export const SEVERAL_LINES = ['Ana\nHorvat', 'Ana\r\nBcc: ivo@udruga.example', 'a\u2028b', 'a\tb'];

export const COMMON_PASSWORDS = ['aaaaaaaaaaaa', 'Password2026!', 'LOZINKA123456', 'qwertzuiop12'];

export const NOT_ACCOUNTS = [
  'HR1210010051863000161',
  'HR1310010051863000160',
  'HR121001005186300016',
  'DE89370400440532013000',
  1210010051863000,
];

export const NOT_TAX_IDS = [
  '94577403193',
  '9457740319',
  '945774031940',
  '12345678901',
  94577403194,
];

export const NOT_PDFS = [
  'a.pdf',
  'data:image/png;base64,AAAA',
  { src: 'data:,x' },
  1,
  true,
  [],
  {},
];

const PATH = '/slika.png';
const HTTPS = 'https://drugdje.example/';
const PICTURE = '/media/9f86d081884c7d659a2feaa0c55ad015';
const STATUS = `2026-00128.${text(43)}`;

/** Invalid texts for each kind of pattern, known by examples that it accepts and refuses. */
export const PATTERNS: { accepts: string[]; refuses: string[]; invalid: unknown[] }[] = [
  { accepts: ['a, b?'], refuses: ['   ', '\u2800'], invalid: NOTHING },
  { accepts: ['a, b?', '\u2800'], refuses: ['   '], invalid: ['', '   '] },
  { accepts: [PATH, HTTPS], refuses: ['slika.png'], invalid: NOT_LINKS },
  { accepts: [HTTPS], refuses: [PATH, 'slika.png'], invalid: NOT_HTTPS },
  { accepts: [PATH], refuses: [HTTPS, 'slika.png'], invalid: NOT_PATHS },
  {
    accepts: [`${PICTURE}.webp`],
    refuses: [PATH],
    invalid: ['/images/a.svg', `https://drugdje.example${PICTURE}.webp`, PICTURE],
  },
  { accepts: ['prvi-zapis', 'a1'], refuses: ['A', 'a b'], invalid: NOT_SLUGS },
  {
    accepts: ['112', '116 006'],
    refuses: ['11'],
    invalid: ['', '11', 'policija', '1'.repeat(16), '116 006.'],
  },
  { accepts: ['2026-05-04'], refuses: ['prvi-zapis'], invalid: NOT_DAYS },
  { accepts: ['ana@udruga.example'], refuses: ['ana', '@@'], invalid: NOT_EMAILS },
  {
    accepts: ['č@@._-1'],
    refuses: ['a b'],
    invalid: ['ana horvat', 'ana<b>', 'ana\nhorvat'],
  },
  { accepts: ['AAAA', 'a_-'], refuses: ['a b', 'č'], invalid: ['', 'a b', 'a+b/'] },
  { accepts: ['usb', 'a-b'], refuses: ['USB', 'a1'], invalid: ['USB', text(33)] },
  {
    accepts: [text(43)],
    refuses: [text(42), text(44)],
    invalid: ['', text(42), text(44), `${text(42)}.`],
  },
  {
    accepts: [text(43), text(64)],
    refuses: [text(42), text(65)],
    invalid: ['', text(42), text(65), `${text(42)}.`],
  },
  {
    accepts: [STATUS],
    refuses: [text(43)],
    invalid: ['', '2026-00128', `${STATUS}a`, `${STATUS.slice(0, -1)}=`, STATUS.replace('.', '')],
  },
  {
    accepts: ['10000'],
    refuses: ['112'],
    invalid: ['', '1000', '100000', '00000', 'HR-10', 10_000],
  },
  {
    accepts: ['+385 1 555 0100'],
    refuses: ['112'],
    invalid: ['', '01 555 0100', '+385', '+385 1 nula', '+3851234567890123', '+385\n15550100'],
  },
  {
    accepts: ['HR1210010051863000160'],
    refuses: ['DE89370400440532013000'],
    invalid: NOT_ACCOUNTS,
  },
];

/**
 * Values that fields of every body refuse, by what their names say: what a forgotten rule would let
 * in is not known from the rules that are there.
 */
export const BY_NAME: { field: RegExp; except?: RegExp; values: unknown[] }[] = [
  { field: /email$/i, values: NOT_EMAILS },
  { field: /url(?:En)?$|link$|facebook$|website$/i, values: NOT_LINKS },
  { field: /^path(?:En)?$|^source$/, values: NOT_PATHS },
  { field: /slug$/i, values: NOT_SLUGS },
  { field: /password$/i, except: /^(?:Login|Confirm)Dto|current/, values: COMMON_PASSWORDS },
];
