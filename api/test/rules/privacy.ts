import { uniqueEmail } from '../factories/newsletter.factory.js';
import type { Rule, RuleTable } from './rule-table.js';
import { NOT_TEXTS, text, tooLong } from './shared.js';

const RULES: Rule[] = [
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
      '%',
      ...NOT_TEXTS,
      `${text(250)}@udruga.example`,
    ],
    hr: 'Upišite ispravnu adresu e-pošte',
    en: 'Please enter a valid email address.',
  },
];

const PEOPLE_RULES: Rule[] = [
  {
    field: 'text',
    values: [undefined, null, '', 'an', ...NOT_TEXTS],
    hr: 'Upišite barem 3 znaka imena',
    en: 'Enter at least 3 characters of the name',
  },
  { field: 'text', values: [text(101)], ...tooLong(100) },
];

export const TABLES: RuleTable[] = [
  ...['find', 'export', 'erase'].map((action) => ({
    name: `privacy ${action}`,
    path: `/api/privacy/${action}`,
    body: (fields?: object) => ({ email: uniqueEmail(), ...fields }),
    rules: RULES,
    changes: false,
  })),
  {
    name: 'privacy people',
    path: '/api/privacy/people',
    body: (fields) => ({ text: 'Horvat', ...fields }),
    rules: PEOPLE_RULES,
    changes: false,
  },
];
