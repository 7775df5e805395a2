import { partnerBody } from '../factories/partner.factory.js';
import type { Rule, RuleTable } from './rule-table.js';
import { tooLong, text, NOT_TEXTS, NOT_HTTPS, IMAGE, ORDER } from './shared.js';

const RULES: Rule[] = [
  ORDER,
  {
    field: 'kind',
    values: [null, '', 'sponsor', 1],
    hr: 'Vrsta mora biti partner ili funder',
    en: 'Kind must be partner or funder',
  },
  {
    field: 'name',
    values: [undefined, null, '', '  ', ...NOT_TEXTS],
    hr: 'Naziv je obavezan',
    en: 'Name is required',
  },
  ...['name', 'nameEn'].map((field) => ({ field, values: [text(201)], ...tooLong(200) })),
  ...['description', 'descriptionEn'].map((field) => ({
    field,
    values: [text(5001)],
    ...tooLong(5000),
  })),
  ...['nameEn', 'description', 'logoUrl', 'websiteUrl'].map((field) => ({
    field,
    values: NOT_TEXTS,
    hr: 'Upišite tekst',
    en: 'Enter a text',
  })),
  ...IMAGE.map((rule) => ({ ...rule, field: 'logoUrl' })),
  {
    field: 'websiteUrl',
    values: NOT_HTTPS,
    hr: 'Adresa stranice mora počinjati s https://',
    en: 'The website must be an https:// address',
  },
  { field: 'websiteUrl', values: [`https://a.example/${text(500)}`], ...tooLong(500) },
];

export const TABLES: RuleTable[] = [
  { name: 'partners', path: '/api/partners', body: partnerBody, rules: RULES },
];
