import { uniqueEmail } from '../factories/newsletter.factory.js';
import type { Rule, RuleTable } from './rule-table.js';
import { NOT_TEXTS, text } from './shared.js';

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

export const TABLES: RuleTable[] = ['find', 'export', 'erase'].map((action) => ({
  name: `privacy ${action}`,
  path: `/api/privacy/${action}`,
  body: (fields) => ({ email: uniqueEmail(), ...fields }),
  rules: RULES,
  changes: false,
}));
