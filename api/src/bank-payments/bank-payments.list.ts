import { defineList, ids, oneOf, text, type RequestOf } from '../http/list-query.js';
import { PAYMENT_STATES, REASONS } from './bank-payment.entity.js';

export const BANK_PAYMENTS_LIST = defineList({
  resource: 'bank-payments',
  sort: ['id', 'bookedOn', 'cents', 'payerName', 'importedAt'],
  filters: {
    id: ids,
    q: text('Words to find in names, accounts, references and what payers wrote.', 'horvat'),
    state: oneOf(PAYMENT_STATES, 'Only payments in this state.'),
    reason: oneOf(REASONS, 'Only payments that were not matched for this reason.'),
  },
});

export type BankPaymentsListRequest = RequestOf<typeof BANK_PAYMENTS_LIST>;
