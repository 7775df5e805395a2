import { mediaBody } from '../factories/media.factory.js';
import type { Rule, RuleTable } from './rule-table.js';
import { NOT_TEXTS, text, tooLong } from './shared.js';

const RULES: Rule[] = [
  {
    field: 'name',
    values: [null, '', '  ', ...NOT_TEXTS],
    hr: 'Naziv je obavezan',
    en: 'Name is required',
  },
  { field: 'name', values: [text(121)], ...tooLong(120) },
  ...['alt', 'altEn'].flatMap((field) => [
    { field, values: [text(301)], ...tooLong(300) },
    { field, values: NOT_TEXTS, hr: 'Upišite tekst', en: 'Enter a text' },
  ]),
];

export const TABLES: RuleTable[] = [
  { name: 'media', path: '/api/media', body: mediaBody, rules: RULES },
];
