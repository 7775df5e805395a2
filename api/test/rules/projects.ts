import { projectBody } from '../factories/project.factory.js';
import type { Rule, RuleTable } from './rule-table.js';
import { tooLong, text, TITLES, DESCRIPTIONS, SLUG, CATEGORY, IMAGE } from './shared.js';

const DOCUMENT = { name: 'Letak', nameEn: 'Flyer', path: '/letak.pdf' };

const RULES: Rule[] = [
  ...TITLES,
  ...SLUG,
  ...CATEGORY,
  ...IMAGE,
  ...DESCRIPTIONS,
  {
    field: 'category',
    values: [undefined, null],
    hr: 'Kategorija je obavezna',
    en: 'Category is required',
  },
  {
    field: 'status',
    values: [null, '', 'lost', 1],
    hr: 'Status mora biti active, upcoming ili completed',
    en: 'Status must be active, upcoming or completed',
  },
  {
    field: 'icon',
    values: [null, '', 'heart', 1],
    hr: 'Ikona mora biti none, support, elderly ili safety',
    en: 'Icon must be none, support, elderly or safety',
  },
  {
    field: 'quickExit',
    values: [null, '', 'true', 1],
    hr: 'Vrijednost mora biti da ili ne',
    en: 'The value must be yes or no',
  },
  ...['financing', 'results', 'partners', 'activities', 'note']
    .flatMap((field) => [field, `${field}En`])
    .map((field) => ({
      field,
      values: [text(20_001)],
      ...tooLong(20_000),
    })),
  { field: 'note', values: [1, {}, []], hr: 'Upišite tekst', en: 'Enter a text' },
  {
    field: 'documents',
    values: [null, 'letak', 1],
    hr: 'Dokumenti moraju biti popis',
    en: 'Documents must be a list',
  },
  {
    field: 'documents',
    values: [Array.from({ length: 51 }, () => ({ name: 'a', nameEn: 'a', path: '/a' }))],
    hr: 'Dopušteno je najviše 50 dokumenata',
    en: 'At most 50 documents are allowed',
  },
  {
    field: 'documents.0',
    values: [['letak'], [null]],
    hr: 'Dokumenti moraju imati naziv i putanju',
    en: 'Documents must have a name and a path',
  },
  ...['name', 'nameEn'].map((name) => ({
    field: `documents.0.${name}`,
    values: [[{ ...DOCUMENT, [name]: text(201) }]],
    ...tooLong(200),
  })),
  {
    field: 'documents.0.path',
    values: [[{ ...DOCUMENT, path: `/${text(500)}` }]],
    ...tooLong(500),
  },
  {
    field: 'documents.0.path',
    values: [
      [{ name: 'Letak', nameEn: 'Flyer', path: 'https://drugdje.example/a.pdf' }],
      [{ name: 'Letak', nameEn: 'Flyer', path: '//drugdje.example/a.pdf' }],
      [{ name: 'Letak', nameEn: 'Flyer' }],
    ],
    hr: 'Putanja dokumenta mora početi s /',
    en: 'The path of the document must start with /',
  },
  {
    field: 'documents.0.name',
    values: [[{ name: '', nameEn: 'Flyer', path: '/a.pdf' }]],
    hr: 'Naziv dokumenta je obavezan',
    en: 'The name of the document is required',
  },
  {
    field: 'documents.0.nameEn',
    values: [[{ name: 'Letak', path: '/a.pdf' }]],
    hr: 'Engleski naziv dokumenta je obavezan',
    en: 'The English name of the document is required',
  },
  ...['startDate', 'endDate'].flatMap((field) => [
    {
      field,
      values: ['2024-02-30', '2024-13-01'],
      hr: 'Datum nije ispravan',
      en: 'The date is not valid',
    },
    {
      field,
      values: ['2024-04-22T10:00:00Z', '0000-01-01', '2024', '22. 4. 2024.', 'sutra'],
      hr: 'Datum mora biti oblika GGGG-MM-DD',
      en: 'The date must look like YYYY-MM-DD',
    },
  ]),
];

export const TABLES: RuleTable[] = [
  { name: 'projects', path: '/api/projects', body: projectBody, rules: RULES },
];
