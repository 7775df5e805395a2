import { createBankPayment } from '../factories/bank-payment.factory.js';
import type { TestApp } from '../setup/test-app.js';
import type { Rule, RuleTable } from './rule-table.js';
import { NOT_TEXTS, text, tooLong } from './shared.js';

const MATCH: Rule[] = [
  {
    field: 'donationId',
    values: [undefined, null, '', '12', 0, -1, 1.5, 2 ** 31, {}],
    hr: 'Odaberite donaciju',
    en: 'Choose a donation',
  },
];

const REVERSE: Rule[] = [
  {
    field: 'paymentId',
    values: [undefined, null, '', '12', 0, -1, 1.5, 2 ** 31, {}],
    hr: 'Odaberite uplatu',
    en: 'Choose a payment',
  },
];

const RECORD: Rule[] = [
  {
    field: 'paidCents',
    values: ['', '50', 0, -5, 1.5, {}],
    hr: 'Iznos mora biti barem 0,01',
    en: 'The amount must be at least 0.01',
  },
  {
    field: 'paidCents',
    values: [5001],
    hr: 'Donacija ne može biti veća od uplate.',
    en: 'The donation cannot be more than the payment.',
  },
  { field: 'donorName', values: NOT_TEXTS, hr: 'Upišite tekst', en: 'Enter a text' },
  { field: 'donorName', values: [text(101)], ...tooLong(100) },
  {
    field: 'donorName',
    values: ['Ana\nHorvat'],
    hr: 'Tekst mora biti u jednom retku',
    en: 'The text must be on one line',
  },
  {
    field: 'isAnonymous',
    values: [null, 'true', 1],
    hr: 'Vrijednost mora biti da ili ne',
    en: 'The value must be yes or no',
  },
  { field: 'note', values: NOT_TEXTS, hr: 'Upišite tekst', en: 'Enter a text' },
  { field: 'note', values: [text(2001)], ...tooLong(2000) },
];

const actionPath =
  (action: string) =>
  async ({ dataSource }: TestApp) =>
    `/api/bank-payments/${(await createBankPayment(dataSource)).id}/${action}`;

export const TABLES: RuleTable[] = [
  {
    name: 'matching a payment',
    path: actionPath('match'),
    body: (fields) => ({ donationId: 1, ...fields }),
    rules: MATCH,
    changes: false,
  },
  {
    name: 'reversing a payment',
    path: actionPath('reverse'),
    body: (fields) => ({ paymentId: 1, ...fields }),
    rules: REVERSE,
    changes: false,
  },
  {
    name: 'entering a payment',
    path: actionPath('record'),
    body: (fields) => ({ donorName: 'Ana Horvat', ...fields }),
    rules: RECORD,
    changes: false,
  },
];
