import type { PaymentOrder } from '../../src/payments/payment-order.js';

/** The payment order of a donation with the default settings. */
export const ORDER: PaymentOrder = {
  cents: 5_000,
  recipient: {
    name: 'Kvaliteta življenja',
    street: 'Ulica kamenih kuća 12',
    place: '10000 Zagreb',
  },
  iban: 'HR1210010051863000160',
  reference: '2026-00128',
  purpose: 'Donacija',
};
