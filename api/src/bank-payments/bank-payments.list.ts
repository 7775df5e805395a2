import { CURRENCIES } from '../donations/donation.entity.js';
import { defineList, ids, oneOf, text, type Filter, type RequestOf } from '../lists/list-query.js';
import { PAYMENT_KINDS, PAYMENT_STATES, REASONS } from './bank-payment.entity.js';

/** Accepts an amount in hundredths. */
const cents: Filter<number> = {
  read(value) {
    const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
    const fits = typeof number === 'number' && Number.isSafeInteger(number) && number > 0;
    return fits ? number : undefined;
  },
  schema: { type: 'integer', minimum: 1 },
  example: 5000,
  description: 'Only payments of this amount, in hundredths of their currency.',
};

export const BANK_PAYMENTS_LIST = defineList({
  resource: 'bank-payments',
  sort: ['id', 'bookedOn', 'cents', 'payerName', 'importedAt'],
  filters: {
    id: ids,
    q: text('Words to find in names, accounts, references and what payers wrote.', 'horvat'),
    kind: oneOf(PAYMENT_KINDS, 'Only payments in, or only reversals.'),
    cents,
    currency: oneOf(CURRENCIES, 'Only payments in this currency.'),
    state: oneOf(PAYMENT_STATES, 'Only payments in this state.'),
    reason: oneOf(REASONS, 'Only payments that were not matched for this reason.'),
  },
});

export type BankPaymentsListRequest = RequestOf<typeof BANK_PAYMENTS_LIST>;
