import {
  defineList,
  flag,
  ids,
  oneOf,
  text,
  type Filter,
  type RequestOf,
} from '../lists/list-query.js';
import { CURRENCIES, DONATION_STATUSES } from './donation.entity.js';

function isDay(value: string): boolean {
  const moment = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value);
}

/** Accepts a day like 2026-05-01. */
function day(description: string): Filter<string> {
  return {
    read: (value) =>
      typeof value === 'string' && /^[1-9]\d{3}-\d{2}-\d{2}$/.test(value) && isDay(value)
        ? value
        : undefined,
    schema: { type: 'string', format: 'date' },
    example: '2026-05-01',
    description,
  };
}

const LARGEST = 10_000_000;

/** Accepts a whole number from 1 to the largest amount a donation may have. */
function amount(description: string): Filter<number> {
  return {
    read(value) {
      const number = typeof value === 'string' && /^\d{1,8}$/.test(value) ? Number(value) : value;
      const fits = typeof number === 'number' && Number.isInteger(number);
      return fits && number >= 1 && number <= LARGEST ? number : undefined;
    },
    schema: { type: 'integer', minimum: 1, maximum: LARGEST },
    example: 50,
    description,
  };
}

export const DONATIONS_LIST = defineList({
  resource: 'donations',
  sort: [
    'id',
    'donatedAt',
    'receivedAt',
    'amount',
    'currency',
    'status',
    'reference',
    'donorName',
    'donorEmail',
    'isAnonymous',
    'transactionId',
  ],
  filters: {
    id: ids,
    q: text('Words to find in names, addresses, messages, notes and numbers.', 'horvat'),
    email: text('Only donations from this address, whole.', 'ana.horvat@udruga.example'),
    reference: text('The donation with this reference number.', '2026-00128'),
    status: oneOf(DONATION_STATUSES, 'Only donations in this status.'),
    currency: oneOf(CURRENCIES, 'Only donations in this currency.'),
    amount: amount('Only donations of this amount, in whole units of their currency.'),
    isAnonymous: flag('Only anonymous donations (true) or those with a name to show (false).'),
    from: day('Only donations of this day in Croatia or later.'),
    to: day('Only donations of this day in Croatia or earlier.'),
  },
});

export type DonationsListRequest = RequestOf<typeof DONATIONS_LIST>;
