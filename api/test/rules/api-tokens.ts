import { apiTokenBody, dayIn } from '../factories/api-token.factory.js';
import type { RuleTable } from './rule-table.js';
import { NOT_TEXTS, text, tooLong } from './shared.js';

const ALL =
  'content:read, content:write, events:read, donations:read, statements:import, metrics:read';
const SCOPES = {
  hr: 'Odaberite barem jedno dopuštenje',
  en: 'Choose at least one scope',
};
const NO_DAY = {
  hr: 'Token može vrijediti od danas do najviše godinu dana.',
  en: 'A token may end today at the earliest, and in a year at the latest.',
};

export const TABLES: RuleTable[] = [
  {
    name: 'API tokens',
    path: '/api/api-tokens',
    body: apiTokenBody,
    rules: [
      {
        field: 'name',
        values: [undefined, null, '', '  ', ...NOT_TEXTS],
        hr: 'Naziv je obavezan',
        en: 'Name is required',
      },
      { field: 'name', values: [text(81)], ...tooLong(80) },
      { field: 'scopes', values: [undefined, null, [], 'events:read'], ...SCOPES },
      {
        field: 'scopes',
        values: [['users:write'], ['events:read', 1]],
        hr: `Dopuštenja su: ${ALL}`,
        en: `The scopes are: ${ALL}`,
      },
      {
        field: 'scopes',
        values: [['events:read', 'events:read']],
        hr: 'Svako dopuštenje navedite jednom',
        en: 'Name each scope once',
      },
      {
        field: 'endsOn',
        values: ['2026-13-01'],
        hr: 'Datum nije ispravan',
        en: 'The date is not valid',
      },
      {
        field: 'endsOn',
        values: [undefined, null, 'sutra', 1],
        hr: 'Datum mora biti oblika GGGG-MM-DD',
        en: 'The date must look like YYYY-MM-DD',
      },
      { field: 'endsOn', values: [dayIn(-1), dayIn(366)], ...NO_DAY },
    ],
    changes: false,
  },
];
