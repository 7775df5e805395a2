import type { RuleTable } from './rule-table.js';
import { NOT_TEXTS } from './shared.js';

export const TABLES: RuleTable[] = [
  {
    name: 'restoring a backup',
    path: '/api/backups/site-2026-05-01T024000Z.backup/restore',
    body: (fields) => ({ word: 'VRATI', ...fields }),
    rules: [
      {
        field: 'word',
        values: [undefined, null, '', 'da', 'vrati', 'restore', ...NOT_TEXTS],
        hr: 'Za potvrdu upišite VRATI',
        en: 'Enter RESTORE to confirm',
      },
    ],
    changes: false,
  },
];
