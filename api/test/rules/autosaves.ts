import type { RuleTable } from './rule-table.js';

export const TABLES: RuleTable[] = [
  {
    name: 'autosaves',
    method: 'put',
    path: '/api/autosaves/blog/new',
    body: (fields) => ({ changed: { title: 'Vijest' }, ...fields }),
    rules: [
      {
        field: 'changed',
        values: [undefined, null, 'tekst', ['tekst']],
        hr: 'Uneseno mora biti objekt s poljima',
        en: 'What was typed must be an object',
      },
      {
        field: 'version',
        values: [null, 0, 1.5, '3', 2_147_483_648],
        hr: 'Inačica mora biti cijeli broj veći od nule',
        en: 'Version must be a whole number above zero',
      },
    ],
  },
];
