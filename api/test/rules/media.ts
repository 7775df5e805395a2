import { createMedia, mediaBody } from '../factories/media.factory.js';
import type { Rule, RuleTable } from './rule-table.js';
import { NOT_DAYS, NOT_TEXTS, text, tooLong } from './shared.js';

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

const DESCRIPTION: Rule[] = [
  ...['decorative', 'showsPeople', 'fullColour'].map((field) => ({
    field,
    values: [null, 'true', 1],
    hr: 'Vrijednost mora biti da ili ne',
    en: 'The value must be yes or no',
  })),
  ...['caption', 'captionEn'].map((field) => ({ field, values: [text(301)], ...tooLong(300) })),
  ...['credit', 'creditEn'].map((field) => ({ field, values: [text(121)], ...tooLong(120) })),
  {
    field: 'consentDate',
    values: NOT_DAYS,
    hr: 'Datum mora biti oblika GGGG-MM-DD',
    en: 'The date must look like YYYY-MM-DD',
  },
  {
    field: 'consentDate',
    values: ['2026-02-30'],
    hr: 'Datum nije ispravan',
    en: 'The date is not valid',
  },
];

export const TABLES: RuleTable[] = [
  { name: 'media', path: '/api/media', body: mediaBody, rules: RULES },
  {
    name: 'the focal point of media',
    path: async ({ dataSource }) => `/api/media/${(await createMedia(dataSource)).id}`,
    method: 'patch',
    body: (fields = {}) => fields,
    rules: FOCAL_POINT,
  },
  {
    name: 'what is known about media',
    path: async ({ dataSource }) => `/api/media/${(await createMedia(dataSource)).id}`,
    method: 'patch',
    body: (fields = {}) => fields,
    rules: DESCRIPTION,
  },
];
