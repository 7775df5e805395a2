import { expect, test } from '@jest/globals';
import { readCents, writeCents } from './amount';

test.each([
  ['45', 4500],
  ['45,5', 4550],
  ['45.50', 4550],
  ['0,01', 1],
  ['1.234,50', 123_450],
  ['1,234.50 €', 123_450],
  ['1 234,5 EUR', 123_450],
  ['1.250', 125_000],
  ['', null],
  ['  ', null],
  ['pet', NaN],
  ['4,555', 455_500],
  ['4,5555', NaN],
  ['-5', NaN],
])('reads %j as %d cents', (text, cents) => {
  expect(readCents(text)).toBe(cents);
});

test.each(['hr', 'en'])('reads what it writes in language %s', (language) => {
  for (let cents = 0; cents < 1_000_000_000; cents = cents * 3 + 1) {
    expect(readCents(writeCents(cents, language))).toBe(cents);
  }
  expect(writeCents(123_450, language)).toBe(language === 'hr' ? '1234,50' : '1234.50');
  expect(writeCents(null, language)).toBe('');
});
