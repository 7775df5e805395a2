import {
  email,
  contains,
  flag,
  ids,
  oneOf,
  positiveInteger,
  text,
  type Filter,
} from '../lists/filters.js';
import { defineResource, type RequestOf } from '../lists/resource.js';
import { CURRENCIES, DONATION_STATUSES, DONATION_WAYS } from './donation.entity.js';

/** When a donation counts: a received one when its money came, any other when it was pledged. */
export const COUNTS_AT = 'coalesce(donation.receivedAt, donation.donatedAt)';

/** The day on which a donation counts in Croatia. */
export const DAY = `(${COUNTS_AT} AT TIME ZONE 'Europe/Zagreb')::date`;

const HAS_PAYMENT = `EXISTS (
  SELECT FROM bank_payments AS payment
  WHERE payment.donation_id = donation.id AND payment.counterpart_id IS NULL)`;

/** How a donation was given: by a payment of a statement, else as its method says. */
export const WAY = `CASE WHEN ${HAS_PAYMENT} THEN 'statement' ELSE donation.method END`;

function isDay(value: string): boolean {
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/**
 * Accepts a day like 2026-05-01.
 * @param comparison of the day on which a donation counts with it
 */
function day(comparison: '>=' | '<=', description: string): Filter<string> {
  return {
    read: (value) =>
      typeof value === 'string' && /^[1-9]\d{3}-\d{2}-\d{2}$/.test(value) && isDay(value)
        ? value
        : undefined,
    narrow(rows, value, name) {
      rows.andWhere(`${DAY} ${comparison} CAST(:${name} AS date)`, { [name]: value });
    },
    schema: { type: 'string', format: 'date' },
    example: '2026-05-01',
    description,
  };
}

const LARGEST = 10_000_000;

export const DONATIONS = defineResource({
  name: 'donations',
  noun: { hr: 'Donacija', en: 'donation' },
  example: 12,
  taken: {
    transactionId: {
      hr: 'Donacija s ovim brojem transakcije već postoji',
      en: 'A donation with this transaction number already exists',
    },
  },
  row: 'donation',
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
  order: { field: 'donatedAt', direction: 'DESC' },
  filters: {
    id: ids,
    q: contains(
      ['donorName', 'donorEmail', 'message', 'note', 'reference', 'transactionId'],
      'Searches names, e-mail addresses, messages, notes and reference numbers.',
      'horvat',
    ),
    email: email(
      'Only donations from exactly this e-mail address.',
      'ana.horvat@udruga.example',
      'donorEmail',
    ),
    reference: text('The donation with this reference number.', '2026-00128'),
    status: oneOf(DONATION_STATUSES, 'Only donations in this status.'),
    currency: oneOf(CURRENCIES, 'Only donations in this currency.'),
    amount: positiveInteger(
      'Only donations of this amount, in whole units of their currency.',
      50,
      LARGEST,
    ),
    way: oneOf(
      DONATION_WAYS,
      'Only donations given in this way: by a payment of a bank `statement`, by another `transfer`, or in `cash`.',
      {
        transfer: `donation.method = 'transfer' AND NOT ${HAS_PAYMENT}`,
        cash: `donation.method = 'cash' AND NOT ${HAS_PAYMENT}`,
        statement: HAS_PAYMENT,
      },
    ),
    projectId: positiveInteger('Only donations for this project.', 1),
    isAnonymous: flag('Only anonymous donations (true) or the others (false).'),
    from: day(
      '>=',
      'Only donations received on this day in Croatia or later; those that are not received, pledged then.',
    ),
    to: day(
      '<=',
      'Only donations received on this day in Croatia or earlier; those that are not received, pledged then.',
    ),
  },
});

export type DonationsRequest = RequestOf<typeof DONATIONS>;
