import { ids } from '../../lists/filters.js';
import { defineResource, type RequestOf } from '../../lists/resource.js';

export const BANK_STATEMENTS = defineResource({
  name: 'bank-statements',
  noun: { hr: 'Izvod', en: 'statement' },
  example: 3,
  row: 'statement',
  sort: ['id', 'fromDay', 'toDay', 'importedAt'],
  order: { field: 'toDay', direction: 'DESC' },
  filters: { id: ids },
});

export type BankStatementsRequest = RequestOf<typeof BANK_STATEMENTS>;
