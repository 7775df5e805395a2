import { expect, test } from '@jest/globals';
import {
  centsOf,
  centsOfDigits,
  formatCents,
  formatEuros,
  plainAmount,
  readCents,
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

test.each([
  ['45', 4500],
  ['45,5', 4550],
  ['45.50', 4550],
  ['12,', 1200],
  ['0,01', 1],
  ['1234.5', 123_450],
  ['1.234,50', 123_450],
  ['1,234.50 €', 123_450],
  ['€1\u202f234,5', 123_450],
  ['1 234,5 EUR', 123_450],
  ['1’234.50 eura', 123_450],
  ['1.250', 125_000],
  ['4,555', 455_500],
  ['1.234.567,89', 123_456_789],
])('the typed amount %j is %d cents', (text, cents) => {
  expect(readCents(text)).toBe(cents);
});

test.each(['', ' ', '€', 'pet', '4,5555', '-5', '1.234,567', '1.234.56', '1.23.4', '0,500', '1e3'])(
  'the text %j is no amount',
  (text) => {
    expect(readCents(text)).toBeUndefined();
  },
);

test.each(['hr', 'en'])('a plain amount in language %s is read again', (language) => {
  for (let cents = 0; cents < 1_000_000_000; cents = cents * 3 + 1) {
    expect(readCents(plainAmount(cents, language))).toBe(cents);
  }
});
