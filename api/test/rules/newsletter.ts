import { createSubscriber, uniqueEmail } from '../factories/newsletter.factory.js';
import type { TestApp } from '../setup/test-app.js';
import type { Rule, RuleTable } from './rule-table.js';
import { HONEYPOT, NOT_TEXTS, text } from './shared.js';

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
    hr: 'Upišite ispravnu adresu e-pošte.',
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

const TOKEN_RULES: Rule[] = [
  {
    field: 'token',
    values: [undefined, null, '', 'abc', `${'a'.repeat(42)}.`, 'a'.repeat(65), ...NOT_TEXTS],
    hr: 'Poveznica nije potpuna. Otvorite je izravno iz poruke.',
    en: 'The link is not complete. Open it straight from the message.',
  },
];

const LANGUAGE: Rule[] = [
  {
    field: 'language',
    values: [undefined, null, '', 'de', 1],
    hr: 'Jezik mora biti hr ili en',
    en: 'Language must be hr or en',
  },
];

const TOKEN = 'a'.repeat(43);

export const TABLES: RuleTable[] = [
  ...['confirm', 'unsubscribe', 'preferences', 'preferences/erase'].map((path) => ({
    name: `newsletter ${path}`,
    path: `/api/newsletter/${path}`,
    body: (fields?: object) => ({ token: TOKEN, ...fields }),
    rules: TOKEN_RULES,
    changes: false,
  })),
  {
    name: 'the language of a newsletter',
    path: '/api/newsletter/preferences/language',
    body: (fields) => ({ token: TOKEN, language: 'en', ...fields }),
    rules: [...TOKEN_RULES, ...LANGUAGE],
    changes: false,
  },
  {
    name: 'subscribing',
    path: '/api/newsletter/subscribe',
    body: (fields) => ({ email: uniqueEmail(), ...fields }),
    rules: [...SUBSCRIPTION, HONEYPOT],
    changes: false,
  },
  {
    name: 'entering a subscriber',
    path: '/api/newsletter',
    body: (fields) => ({ email: uniqueEmail(), ...fields }),
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
