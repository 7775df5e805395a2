import type { RuleTable } from './rule-table.js';

/** The actions on many rows of each resource; a number that no row has changes none. */
const ACTIONS = {
  blog: ['publish', 'unpublish', 'delete'],
  pages: ['publish', 'unpublish', 'delete'],
  'public-calls': ['publish', 'unpublish', 'delete'],
  contact: ['read', 'unread', 'delete'],
  newsletter: ['unsubscribe', 'delete'],
  donations: ['complete', 'cancel', 'delete'],
  'bank-payments': ['set-aside', 'bring-back'],
  mails: ['send-again', 'delete'],
  users: ['activate', 'deactivate'],
  projects: ['publish', 'unpublish', 'delete'],
  partners: ['delete'],
  trash: ['restore'],
};

const UNKNOWN = 2_147_483_000;
const choose = { hr: 'Odaberite barem jedan redak', en: 'Choose at least one row' };

export const TABLES: RuleTable[] = Object.entries(ACTIONS).map(([resource, actions]) => ({
  name: `actions on many rows of ${resource}`,
  path: `/api/${resource}/bulk`,
  changes: false,
  body: (fields = {}) => ({ action: actions[0], ids: [UNKNOWN], ...fields }),
  rules: [
    {
      field: 'action',
      values: [undefined, null, 'erase', 1, {}],
      hr: `Radnja mora biti jedna od: ${actions.join(', ')}`,
      en: `Action must be one of: ${actions.join(', ')}`,
    },
    { field: 'ids', values: [undefined, null, [], 'x', [0], ['1'], [1.5]], ...choose },
    {
      field: 'ids',
      values: [[1, 1]],
      hr: 'Isti redak odabran je dvaput',
      en: 'The same row is chosen twice',
    },
    {
      field: 'ids',
      values: [Array.from({ length: 501 }, (_, index) => index + 1)],
      hr: 'Dopušteno je najviše 500 redaka odjednom',
      en: 'At most 500 rows are allowed at a time',
    },
  ],
}));
