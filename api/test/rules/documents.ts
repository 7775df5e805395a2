import { CreateDocumentDto } from '../../src/documents/dto/document.dto.js';
import { documentBody } from '../factories/document.factory.js';
import { derivedRules } from './derived.js';
import type { Rule, RuleTable } from './rule-table.js';

const RULES: Rule[] = [
  ...derivedRules(CreateDocumentDto, ['file', 'fileEn', 'projectId']),
  {
    field: 'projectId',
    values: [0, 'a', 1.5, 2_147_483_648],
    hr: 'Odaberite s popisa',
    en: 'Choose from the list',
  },
  ...['file', 'fileEn'].map((field) => ({
    field,
    values: [1, true, {}, [], '', 'a.pdf', 'data:image/png;base64,AAAA', { src: 'data:,x' }],
    hr: 'Priložite PDF',
    en: 'Attach a PDF file',
  })),
];

/** A body that is checked as what is published, also where it changes a row. */
const published = (fields: object = {}) => documentBody({ isPublished: true, ...fields });

export const TABLES: RuleTable[] = [
  { name: 'documents', path: '/api/documents', body: published, rules: RULES },
];
