import type { RuleTable } from './rule-table.js';
import { text } from './shared.js';

export const TABLES: RuleTable[] = [
  {
    name: 'the link of a draft',
    path: '/api/draft-links/open',
    changes: false,
    body: (fields) => ({ token: text(66), ...fields }),
    rules: [
      {
        field: 'token',
        values: [undefined, null, 1, {}, text(201)],
        hr: 'Poveznica nije potpuna. Provjerite je li kopirana cijela.',
        en: 'The link is not complete. Check that the whole of it was copied.',
      },
    ],
  },
];
