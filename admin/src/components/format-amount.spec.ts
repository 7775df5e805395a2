import { expect, test } from '@jest/globals';

import { formatAmount } from './format-amount';

test.each([
  [891_000, 'EUR', 'hr', '891.000,00 €'],
  [891_000, 'EUR', 'en', '€891,000.00'],
  [1250, 'HRK', 'hr', '1.250,00 kn'],
  [1250, 'HRK', 'en', 'HRK 1,250.00'],
])('%d %s is written in %s as %s', (amount, currency, language, written) => {
  const text = formatAmount(amount, currency, language);
  expect(text.replaceAll('\u00A0', ' ')).toBe(written);
});
