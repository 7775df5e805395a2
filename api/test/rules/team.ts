import { CreateTeamMemberDto } from '../../src/team/dto/team-member.dto.js';
import { teamMemberBody } from '../factories/team-member.factory.js';
import { derivedRules } from './derived.js';
import type { Rule, RuleTable } from './rule-table.js';
import { NOT_HTTPS, NOT_TEXTS, text, tooLong } from './shared.js';

const RULES: Rule[] = [
  ...derivedRules(CreateTeamMemberDto, ['email', 'socialLinks']),
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
