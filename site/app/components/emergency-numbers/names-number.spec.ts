import { expect, test } from '@jest/globals';
import { namesNumber } from './names-number';

const numbers = [{ number: '112' }, { number: '116 006' }, { number: '+385 1 4833 888' }];

test.each([
  'U neposrednoj opasnosti nazovite 112.',
  'Nazovite 112, 192 ili hitnu pomoć.',
  '112 ili 194',
  'Nacionalni pozivni centar (116 006)',
  'Nacionalni pozivni centar, 116006',
  'na broju 116\u00a0006',
  'Nazovite +385 1 4833 888 ili 00 385 1 4833 888',
])('a text names a number: %s', (text) => {
  expect(namesNumber([null, text], numbers)).toBe(true);
});

test.each([
  '',
  'Godine 2112.',
  '1.112,00 €',
  '112.000 €',
  '+385 91 112 345',
  '116 111',
  '2024-112',
])('a text does not name a number: %s', (text) => {
  expect(namesNumber([text, null], numbers)).toBe(false);
});
