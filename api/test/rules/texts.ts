import type { RuleTable } from './rule-table.js';
import { NOT_TEXTS, text, tooLong } from './shared.js';

export const TABLES: RuleTable[] = [
  {
    name: 'texts',
    path: '/api/texts/blocks',
    body: (fields) => ({ text: '## Program', ...fields }),
    rules: [
      {
        field: 'text',
        values: [undefined, null, ...NOT_TEXTS],
        hr: 'Upišite tekst',
        en: 'Enter a text',
      },
      { field: 'text', values: [text(100_001)], ...tooLong(100_000) },
    ],
    changes: false,
  },
];
