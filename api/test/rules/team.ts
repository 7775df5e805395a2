import { teamMemberBody } from '../factories/team-member.factory.js';
import type { Rule, RuleTable } from './rule-table.js';
import { tooLong, text, NOT_TEXTS, NOT_HTTPS, IMAGE, ORDER } from './shared.js';

const RULES: Rule[] = [
  ...IMAGE,
  ORDER,
  {
    field: 'name',
    values: [undefined, null, '', '  ', ...NOT_TEXTS],
    hr: 'Ime i prezime su obavezni',
    en: 'Name is required',
  },
  {
    field: 'position',
    values: [undefined, null, ''],
    hr: 'Funkcija je obavezna',
    en: 'Position is required',
  },
  {
    field: 'positionEn',
    values: [undefined, null, ''],
    hr: 'Funkcija na engleskom je obavezna',
    en: 'English position is required',
  },
  ...['name', 'position', 'positionEn'].map((field) => ({
    field,
    values: [text(121)],
    ...tooLong(120),
  })),
  ...['bio', 'bioEn'].map((field) => ({ field, values: [text(5001)], ...tooLong(5000) })),
  { field: 'bio', values: NOT_TEXTS, hr: 'Upišite tekst', en: 'Enter a text' },
  {
    field: 'email',
    values: [
      'ana',
      'ana@',
      'a b@udruga.example',
      '"a b"@udruga.example',
      `${text(250)}@udruga.example`,
      ...NOT_TEXTS,
    ],
    hr: 'Upišite ispravnu adresu e-pošte',
    en: 'Please enter a valid email address.',
  },
  {
    field: 'socialLinks',
    values: [null, '', 'https://x.com/a', 1, []],
    hr: 'Poveznice moraju biti adrese po mrežama, na primjer {"facebook":"https://…"}',
    en: 'Links must be addresses by network, for example {"facebook":"https://…"}',
  },
  ...['facebook', 'instagram', 'linkedin', 'x', 'youtube', 'website'].flatMap((network) => [
    {
      field: `socialLinks.${network}`,
      values: NOT_HTTPS.map((link) => ({ [network]: link })),
      hr: 'Poveznica mora biti adresa https://',
      en: 'The link must be an https:// address',
    },
    {
      field: `socialLinks.${network}`,
      values: [{ [network]: `https://a.example/${text(500)}` }],
      ...tooLong(500),
    },
    {
      field: `socialLinks.${network}`,
      values: NOT_TEXTS.map((link) => ({ [network]: link })),
      hr: 'Upišite tekst',
      en: 'Enter a text',
    },
  ]),
];

export const TABLES: RuleTable[] = [
  { name: 'team', path: '/api/team', body: teamMemberBody, rules: RULES },
];
