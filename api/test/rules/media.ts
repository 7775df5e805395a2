import { createMedia, mediaBody } from '../factories/media.factory.js';
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

const FOCAL_POINT: Rule[] = ['focalX', 'focalY'].map((field) => ({
  field,
  values: [null, '', '50', -1, 101, 33.5, true, [50]],
  hr: 'Upišite cijeli broj od 0 do 100',
  en: 'Enter a whole number from 0 to 100',
}));

export const TABLES: RuleTable[] = [
  { name: 'media', path: '/api/media', body: mediaBody, rules: RULES },
  {
    name: 'the focal point of media',
    path: async ({ dataSource }) => `/api/media/${(await createMedia(dataSource)).id}`,
    method: 'patch',
    body: (fields = {}) => fields,
    rules: FOCAL_POINT,
  },
];
