import { createSubscriber, someAddress } from '../factories/newsletter.factory.js';
import type { TestApp } from '../setup/test-app.js';
import type { Rule, RuleTable } from './rule-table.js';
import { NOT_TEXTS, text } from './shared.js';

const SUBSCRIPTION: Rule[] = [
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
      ...NOT_TEXTS,
      `${text(250)}@udruga.example`,
    ],
    hr: 'Unesite ispravnu adresu e-pošte.',
    en: 'Please enter a valid email address.',
  },
];

const SUBSCRIBER: Rule[] = [
  {
    field: 'isActive',
    values: [null, 'false', 0],
    hr: 'Vrijednost mora biti da ili ne',
    en: 'The value must be yes or no',
  },
];

export const TABLES: RuleTable[] = [
  {
    name: 'subscribing',
    path: '/api/newsletter/subscribe',
    body: (fields) => ({ email: someAddress(), ...fields }),
    rules: SUBSCRIPTION,
    changes: false,
  },
  {
    name: 'entering a subscriber',
    path: '/api/newsletter',
    body: (fields) => ({ email: someAddress(), ...fields }),
    rules: [
      ...SUBSCRIPTION,
      {
        field: 'language',
        values: [null, '', 'de', 1],
        hr: 'Jezik mora biti hr ili en',
        en: 'Language must be hr or en',
      },
    ],
    changes: false,
  },
  ...(['put', 'patch'] as const).map((method) => ({
    name: `newsletter ${method}`,
    method,
    path: async ({ dataSource }: TestApp) =>
      `/api/newsletter/${(await createSubscriber(dataSource)).id}`,
    body: (fields?: object) => ({ isActive: false, ...fields }),
    rules: SUBSCRIBER,
  })),
];
