import { userBody } from '../factories/user.factory.js';
import type { Rule, RuleTable } from './rule-table.js';
import { tooLong, text, NOT_TEXTS } from './shared.js';

const RULES: Rule[] = [
  {
    field: 'username',
    values: [undefined, null, '', 'ab', ...NOT_TEXTS],
    hr: 'Korisničko ime mora imati barem 3 znaka',
    en: 'Username must have at least 3 characters',
  },
  {
    field: 'username',
    values: ['ana horvat', 'ana<b>', 'ana\nhorvat'],
    hr: 'Korisničko ime smije sadržavati samo slova, brojke i znakove . _ @ -',
    en: 'Username may contain only letters, digits and the characters . _ @ -',
  },
  { field: 'username', values: [text(65)], ...tooLong(64) },
  {
    field: 'password',
    values: [undefined, null, 123456789012, {}],
    hr: 'Lozinka je obavezna',
    en: 'Password is required',
  },
  {
    field: 'password',
    values: ['', text(11)],
    hr: 'Lozinka mora imati barem 12 znakova',
    en: 'Password must have at least 12 characters',
  },
  {
    field: 'password',
    values: ['aaaaaaaaaaaa', 'Password2026!', 'LOZINKA123456', 'qwertzuiop12'],
    hr: 'Ova se lozinka lako pogađa. Upotrijebite barem tri riječi koje nisu povezane',
    en: 'This password is easy to guess. Use at least three words that do not belong together',
  },
  {
    field: 'password',
    values: [text(257)],
    hr: 'Lozinka smije imati najviše 256 znakova',
    en: 'Password may have at most 256 characters',
  },
  {
    field: 'email',
    values: [
      undefined,
      null,
      '',
      'ana',
      'ana@',
      '@udruga.example',
      'a b@udruga.example',
      '"a b"@udruga.example',
      1,
      `${text(250)}@udruga.example`,
    ],
    hr: 'Upišite ispravnu adresu e-pošte',
    en: 'Please enter a valid email address.',
  },
  {
    field: 'fullName',
    values: [undefined, null, '', '   '],
    hr: 'Ime i prezime su obavezni',
    en: 'Full name is required',
  },
  { field: 'fullName', values: [text(121)], ...tooLong(120) },
  {
    field: 'role',
    values: [null, '', 'owner', 1],
    hr: 'Uloga mora biti member, editor, accountant ili admin',
    en: 'Role must be member, editor, accountant or admin',
  },
  {
    field: 'isActive',
    values: [null, 'false', 0],
    hr: 'Vrijednost mora biti da ili ne',
    en: 'The value must be yes or no',
  },
];

export const TABLES: RuleTable[] = [
  { name: 'users', path: '/api/users', body: userBody, rules: RULES },
];
