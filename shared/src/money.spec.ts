import { expect, test } from '@jest/globals';
import {
  centsOf,
  centsOfDigits,
  formatCents,
  formatEuros,
  plainAmount,
  wholeEuros,
} from './money.js';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

test.each([
  [89_100_000, 'hr', 'EUR', '891.000,00 €'],
  [89_100_000, 'en', 'EUR', '€891,000.00'],
  [125_050, 'hr', 'CHF', '1.250,50 CHF'],
  [125_000, 'hr', 'HRK', '1.250,00 kn'],
  [125_000, 'en', 'HRK', 'HRK 1,250.00'],
])('%d cents are formatted in %s and %s as %s', (cents, language, currency, written) => {
  expect(plain(formatCents(cents, language, currency))).toBe(written);
});

test('whole euros are formatted without decimals', () => {
  expect(plain(formatEuros(1_250, 'hr'))).toBe('1.250 €');
  expect(formatEuros(50, 'en')).toBe('€50');
});

test('a plain amount has decimals and no thousands separator', () => {
  expect([plainAmount(123_450, 'hr'), plainAmount(123_450, 'en')]).toEqual(['1234,50', '1234.50']);
});

test.each([
  ['12', '', 1200],
  ['12', '5', 1250],
  ['0', '05', 5],
])('%s euros and the decimals %j are %d cents', (whole, hundredths, cents) => {
  expect(centsOfDigits(whole, hundredths)).toBe(cents);
});

test('a payment without a pledge counts as whole euros, at least one', () => {
  expect([centsOf(12), 1250, 1249, 1].map(wholeEuros)).toEqual([12, 13, 12, 1]);
});
