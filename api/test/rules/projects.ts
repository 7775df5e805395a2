import { CreateProjectDto } from '../../src/projects/dto/project.dto.js';
import { projectBody } from '../factories/project.factory.js';
import { derivedRules } from './derived.js';
import type { Rule, RuleTable } from './rule-table.js';
import { text, tooLong } from './shared.js';

const DOCUMENT = { name: 'Letak', nameEn: 'Flyer', path: '/letak.pdf' };

const RULES: Rule[] = [
  ...derivedRules(CreateProjectDto, ['documents']),
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
];

/** A body that is checked as what is published, also where it changes a row. */
const published = (fields: object = {}) => projectBody({ isPublished: true, ...fields });

export const TABLES: RuleTable[] = [
  { name: 'projects', path: '/api/projects', body: published, rules: RULES },
];
