import { documentBody } from '../factories/document.factory.js';
import type { Rule, RuleTable } from './rule-table.js';
import { NOT_TEXTS, ORDER, text, tooLong } from './shared.js';

const RULES: Rule[] = [
  ORDER,
  {
    field: 'name',
    values: [undefined, null, '', '  ', ...NOT_TEXTS],
    hr: 'Naziv je obavezan',
    en: 'Name is required',
  },
  {
    field: 'nameEn',
    values: [undefined, null, '', '  ', ...NOT_TEXTS],
    hr: 'Engleski naziv je obavezan',
    en: 'English name is required',
  },
  ...['name', 'nameEn'].map((field) => ({ field, values: [text(201)], ...tooLong(200) })),
  ...['path', 'pathEn'].flatMap((field): Rule[] => [
    {
      field,
      values: ['javni-poziv', '//drugdje.example/a', 'https://drugdje.example/a', '/a b', '/a"'],
      hr: 'Putanja dokumenta mora početi s /',
      en: 'The path of the document must start with /',
    },
    { field, values: [`/${text(500)}`], ...tooLong(500) },
    { field, values: NOT_TEXTS, hr: 'Upišite tekst', en: 'Enter a text' },
  ]),
  ...['file', 'fileEn'].map((field) => ({
    field,
    values: [1, true, {}, [], '', 'a.pdf', 'data:image/png;base64,AAAA', { src: 'data:,x' }],
    hr: 'Priložite PDF',
    en: 'Attach a PDF file',
  })),
  {
    field: 'issuedOn',
    values: ['2026-02-30', '2026-13-01'],
    hr: 'Datum nije ispravan',
    en: 'The date is not valid',
  },
  {
    field: 'issuedOn',
    values: ['2026-05-04T08:00:00Z', '2026-W01', '0000-01-01', 'jučer', 1, {}],
    hr: 'Datum mora biti oblika GGGG-MM-DD',
    en: 'The date must look like YYYY-MM-DD',
  },
];

export const TABLES: RuleTable[] = [
  { name: 'documents', path: '/api/documents', body: documentBody, rules: RULES },
];
