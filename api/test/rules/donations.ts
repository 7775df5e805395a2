import { donationBody } from '../factories/donation.factory.js';
import type { Rule, RuleTable } from './rule-table.js';
import { HONEYPOT, NOT_INSTANTS, NOT_TEXTS, text, tooLong } from './shared.js';

const ONE_LINE = { hr: 'Tekst mora biti u jednom retku', en: 'The text must be on one line' };
const NOT_NUMBERS = [undefined, null, '', '50', 0, -5, 1.5, 2 ** 53, {}, []];

const DONOR: Rule[] = [
  { field: 'donorName', values: NOT_TEXTS, hr: 'Upišite tekst', en: 'Enter a text' },
  { field: 'donorName', values: [text(101)], ...tooLong(100) },
  { field: 'donorName', values: ['Ana\nHorvat'], ...ONE_LINE },
  {
    field: 'donorEmail',
    values: ['ana', 'ana@udruga.example, ivo@udruga.example', `${text(250)}@u.example`, 1, {}],
    hr: 'Upišite ispravnu adresu e-pošte.',
    en: 'Please enter a valid email address.',
  },
  { field: 'message', values: NOT_TEXTS, hr: 'Upišite tekst', en: 'Enter a text' },
  { field: 'message', values: [text(1001)], ...tooLong(1000) },
  {
    field: 'isAnonymous',
    values: [null, 'true', 1],
    hr: 'Vrijednost mora biti da ili ne',
    en: 'The value must be yes or no',
  },
];

const PLEDGE: Rule[] = [
  ...DONOR,
  {
    field: 'amount',
    values: [...NOT_NUMBERS, 100_001],
    hr: 'Iznos mora biti cijeli broj eura od 1 do 100.000',
    en: 'The amount must be a whole number of euros from 1 to 100,000',
  },
  {
    field: 'currency',
    values: [null, '', 'HRK', 'USD', 'eur', 1],
    hr: 'Donirati se može samo u eurima (EUR)',
    en: 'Donations are in euros (EUR) only',
  },
  HONEYPOT,
];

const BY_HAND: Rule[] = [
  ...DONOR,
  {
    field: 'method',
    values: [null, '', 'card', 1],
    hr: 'Način mora biti transfer ili cash',
    en: 'Method must be transfer or cash',
  },
  {
    field: 'projectId',
    values: ['', '1', 0, -1, 1.5, 2 ** 31, {}, []],
    hr: 'Odaberite projekt',
    en: 'Choose a project',
  },
  {
    field: 'amount',
    values: [...NOT_NUMBERS, 10_000_001],
    hr: 'Iznos mora biti cijeli broj od 1 do 10.000.000',
    en: 'The amount must be a whole number from 1 to 10,000,000',
  },
  {
    field: 'paidCents',
    values: ['', '50', 0, -5, 1.5, 1_000_000_001, {}, []],
    hr: 'Iznos mora biti od 0,01 do 10.000.000,00',
    en: 'The amount must be from 0.01 to 10,000,000.00',
  },
  {
    field: 'currency',
    values: [null, '', 'kn', 'eur', 1],
    hr: 'Valuta mora biti jedna od: EUR, HRK, USD, GBP, CHF',
    en: 'The currency must be one of: EUR, HRK, USD, GBP, CHF',
  },
  {
    field: 'donatedAt',
    values: [null, '', ...NOT_INSTANTS],
    hr: 'Datum donacije nije ispravan',
    en: 'The date of the donation is not valid',
  },
  {
    field: 'receivedAt',
    values: NOT_INSTANTS,
    hr: 'Datum primitka nije ispravan',
    en: 'The date of receipt is not valid',
  },
  { field: 'transactionId', values: NOT_TEXTS, hr: 'Upišite tekst', en: 'Enter a text' },
  { field: 'transactionId', values: [text(101)], ...tooLong(100) },
  { field: 'transactionId', values: ['a\nb'], ...ONE_LINE },
  {
    field: 'status',
    values: [null, '', 'lost', 1],
    hr: 'Status mora biti pending, completed ili cancelled',
    en: 'Status must be pending, completed or cancelled',
  },
  { field: 'note', values: NOT_TEXTS, hr: 'Upišite tekst', en: 'Enter a text' },
  { field: 'note', values: [text(2001)], ...tooLong(2000) },
];

const TOKEN = `2026-00128.${'a'.repeat(43)}`;

const STATUS: Rule[] = [
  {
    field: 'token',
    values: [
      undefined,
      null,
      '',
      'abc',
      '2026-00128',
      TOKEN.slice(0, -1),
      `${TOKEN}a`,
      `${TOKEN.slice(0, -1)}=`,
      TOKEN.replace('.', ''),
      ...NOT_TEXTS,
    ],
    hr: 'Poveznica nije potpuna. Otvorite je izravno iz poruke.',
    en: 'The link is not complete. Open it straight from the message.',
  },
];

export const TABLES: RuleTable[] = [
  {
    name: 'pledging a donation',
    path: '/api/donations',
    body: (fields) => donationBody({ spare: '', ...fields }),
    rules: PLEDGE,
    changes: false,
  },
  { name: 'donations', path: '/api/donations', body: donationBody, rules: BY_HAND },
  {
    name: 'the status of a donation',
    path: '/api/donations/status',
    body: (fields) => ({ token: TOKEN, ...fields }),
    rules: STATUS,
    changes: false,
  },
];
