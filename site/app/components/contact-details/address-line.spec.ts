import { expect, test } from '@jest/globals';
import { addressLine } from './address-line';

test('neither the house number nor the city begins a line', () => {
  const address = { street: 'Ulica kamenih kuća 12', postalCode: '10000', city: 'Zagreb' };
  expect(addressLine({ ...address, country: 'HR' })).toBe(
    'Ulica kamenih kuća\u00a012, 10000\u00a0Zagreb',
  );
});
