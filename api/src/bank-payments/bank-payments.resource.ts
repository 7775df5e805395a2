import { CURRENCIES } from '../donations/donation.entity.js';
import { contains, ids, oneOf, positiveInteger } from '../lists/filters.js';
import { defineResource, type RequestOf } from '../lists/resource.js';
import {
  PAYMENT_KINDS,
  PAYMENT_STATES,
  REASONS,
  type PaymentState,
} from './bank-payment.entity.js';

/** The condition of each state, as `stateOf` decides it for a row. */
const STATES: Record<PaymentState, string> = {
  waiting:
    'payment.donationId IS NULL AND payment.setAsideAt IS NULL AND payment.counterpartId IS NULL',
  matched: 'payment.donationId IS NOT NULL AND payment.counterpartId IS NULL',
  aside: 'payment.setAsideAt IS NOT NULL',
  reversed: 'payment.counterpartId IS NOT NULL',
};

export const BANK_PAYMENTS = defineResource({
  name: 'bank-payments',
  noun: { hr: 'Uplata', en: 'payment' },
  example: 7,
  row: 'payment',
  sort: ['id', 'bookedOn', 'cents', 'payerName', 'importedAt'],
  order: { field: 'bookedOn', direction: 'DESC' },
  summary: { whole: ['payerName', 'reference', 'text'] },
  filters: {
    id: ids,
    q: contains(
      ['payerName', 'payerIban', 'reference', 'pledgeReference', 'text', 'bankReference'],
      'Searches names, accounts, references and remittance information.',
      'horvat',
    ),
    kind: oneOf(PAYMENT_KINDS, 'Only incoming payments or only reversals.'),
    cents: positiveInteger('Only payments of this amount, in hundredths of their currency.', 5000),
    currency: oneOf(CURRENCIES, 'Only payments in this currency.'),
    state: oneOf(PAYMENT_STATES, 'Only payments in this state.', STATES),
    reason: oneOf(REASONS, 'Only payments that were not matched automatically for this reason.'),
  },
});

export type BankPaymentsRequest = RequestOf<typeof BANK_PAYMENTS>;
