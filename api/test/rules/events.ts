import { eventBody } from '../factories/event.factory.js';
import type { Rule, RuleTable } from './rule-table.js';
import {
  tooLong,
  text,
  NOT_TEXTS,
  NOT_LINKS,
  NOT_MOMENTS,
  TITLES,
  DESCRIPTIONS,
  IMAGE,
} from './shared.js';

const RULES: Rule[] = [
  ...TITLES,
  ...DESCRIPTIONS,
  ...IMAGE,
  {
    field: 'location',
    values: [undefined, null, '', '   ', ...NOT_TEXTS],
    hr: 'Mjesto je obavezno',
    en: 'Location is required',
  },
  { field: 'location', values: [text(201)], ...tooLong(200) },
  { field: 'locationEn', values: [text(201)], ...tooLong(200) },
  { field: 'locationEn', values: NOT_TEXTS, hr: 'Upišite tekst', en: 'Enter a text' },
  {
    field: 'eventDate',
    values: [undefined, null, '', ...NOT_MOMENTS],
    hr: 'Datum događaja nije ispravan',
    en: 'The event date is not valid',
  },
  {
    field: 'endDate',
    values: NOT_MOMENTS,
    hr: 'Datum završetka nije ispravan',
    en: 'The end date is not valid',
  },
  {
    field: 'registrationLink',
    values: NOT_LINKS,
    hr: 'Poveznica za prijavu mora biti putanja na ovoj stranici (/…) ili adresa https://',
    en: 'The registration link must be a path on this site (/…) or an https:// address',
  },
  { field: 'registrationLink', values: [`/${text(500)}`], ...tooLong(500) },
  { field: 'registrationLink', values: NOT_TEXTS, hr: 'Upišite tekst', en: 'Enter a text' },
];

export const TABLES: RuleTable[] = [
  { name: 'events', path: '/api/events', body: eventBody, rules: RULES },
];
