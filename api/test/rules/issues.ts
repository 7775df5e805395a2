import { createIssue, issueBody } from '../factories/issue.factory.js';
import type { Rule, RuleTable } from './rule-table.js';
import { NOT_INSTANTS, NOT_TEXTS, text, tooLong } from './shared.js';

const IDS: Rule[] = ['postIds', 'eventIds'].flatMap((field) => [
  {
    field,
    values: ['1', 1, [0], [-1], [1.5], ['1'], [2 ** 31], {}],
    hr: 'Odaberite s popisa',
    en: 'Choose from the list',
  },
  { field, values: [[1, 1]], hr: 'Isto je odabrano dvaput', en: 'The same is chosen twice' },
  {
    field,
    values: [Array.from({ length: 21 }, (_, position) => position + 1)],
    hr: 'Odaberite ih najviše 20',
    en: 'Choose at most 20',
  },
]);

/** A draft needs a title in one language; sending needs both. */
const RULES: Rule[] = [
  {
    field: 'title',
    values: NOT_TEXTS,
    hr: 'Naslov mora imati barem 3 znaka',
    en: 'The title needs at least 3 characters',
  },
  { field: 'title', values: [text(151)], ...tooLong(150) },
  {
    field: 'titleEn',
    values: NOT_TEXTS,
    hr: 'Engleski naslov mora imati barem 3 znaka',
    en: 'The English title needs at least 3 characters',
  },
  { field: 'titleEn', values: [text(151)], ...tooLong(150) },
  { field: 'text', values: NOT_TEXTS, hr: 'Upišite tekst', en: 'Enter a text' },
  { field: 'text', values: [text(10_001)], ...tooLong(10_000) },
  { field: 'textEn', values: NOT_TEXTS, hr: 'Upišite tekst', en: 'Enter a text' },
  { field: 'textEn', values: [text(10_001)], ...tooLong(10_000) },
  {
    field: 'contentFormat',
    values: ['html', null, 1],
    hr: 'Format mora biti text ili markdown',
    en: 'Format must be text or markdown',
  },
  ...IDS,
  {
    field: 'projectId',
    values: [0, 'a', 1.5, 2 ** 31],
    hr: 'Odaberite s popisa',
    en: 'Choose from the list',
  },
  {
    field: 'inArchive',
    values: [null, 'false', 0],
    hr: 'Vrijednost mora biti da ili ne',
    en: 'The value must be yes or no',
  },
];

const TEST_MAIL: Rule[] = [
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
    hr: 'Upišite ispravnu adresu e-pošte',
    en: 'Please enter a valid email address.',
  },
  {
    field: 'language',
    values: [undefined, null, '', 'de', 1],
    hr: 'Jezik mora biti hr ili en',
    en: 'Language must be hr or en',
  },
];

export const TABLES: RuleTable[] = [
  { name: 'issues', path: '/api/issues', body: issueBody, rules: RULES },
  {
    name: 'sending of an issue',
    path: async ({ dataSource }) => `/api/issues/${(await createIssue(dataSource)).id}/send`,
    body: (fields) => ({ ...fields }),
    rules: [
      {
        field: 'sendAt',
        values: ['', ...NOT_INSTANTS],
        hr: 'Vrijeme slanja nije ispravno',
        en: 'The time of sending is not valid',
      },
    ],
    changes: false,
  },
  {
    name: 'archiving of an issue',
    path: async ({ dataSource }) => `/api/issues/${(await createIssue(dataSource)).id}/archive`,
    body: (fields) => ({ inArchive: false, ...fields }),
    rules: [
      {
        field: 'inArchive',
        values: [undefined, null, 'false', 0],
        hr: 'Vrijednost mora biti da ili ne',
        en: 'The value must be yes or no',
      },
    ],
    changes: false,
  },
  {
    name: 'test mail',
    path: '/api/mails/test',
    body: (fields) => ({ email: 'urednica@udruga.example', ...fields }),
    rules: TEST_MAIL.slice(0, 1),
    changes: false,
  },
  {
    name: 'test of an issue',
    path: async ({ dataSource }) => `/api/issues/${(await createIssue(dataSource)).id}/test`,
    body: (fields) => ({ email: 'urednica@udruga.example', language: 'hr', ...fields }),
    rules: TEST_MAIL,
    changes: false,
  },
];
