import { ORIGINAL_TEXTS } from '../../src/page-texts/original-texts.js';
import type { Rule, RuleTable } from './rule-table.js';
import { text, tooLong } from './shared.js';

const KEY = 'home.services.title';
const NO_TEXT = { hr: 'Upišite tekst', en: 'Enter a text' };

const RULES: Rule[] = [
  {
    field: 'texts',
    values: [null, 'tekst', 1],
    hr: 'Tekstovi moraju biti popis',
    en: 'Texts must be a list',
  },
  {
    field: 'texts',
    values: [Array.from({ length: ORIGINAL_TEXTS.length + 1 }, () => ({ key: KEY }))],
    hr: 'Previše tekstova',
    en: 'Too many texts',
  },
  {
    field: 'texts.0',
    values: [['tekst'], [null]],
    hr: 'Svaki tekst mora imati svoj ključ',
    en: 'Each text must have its key',
  },
  {
    field: 'texts.0.key',
    values: [[{}], [{ key: 1 }]],
    hr: 'Upišite ključ teksta',
    en: 'Enter the key of the text',
  },
  { field: 'texts.0.key', values: [[{ key: text(101) }]], ...tooLong(100) },
  {
    field: 'texts.0.text',
    values: [[{ key: KEY, text: 1 }], [{ key: KEY, text: {} }]],
    ...NO_TEXT,
  },
  { field: 'texts.0.textEn', values: [[{ key: KEY, textEn: false }]], ...NO_TEXT },
];

export const TABLES: RuleTable[] = (['put', 'patch'] as const).map((method) => ({
  name: `texts of pages ${method}`,
  method,
  path: '/api/page-texts/1',
  body: (fields) => ({ ...fields }),
  rules: RULES,
}));
