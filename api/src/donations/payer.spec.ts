import { expect, it } from '@jest/globals';
import { payerOf } from './payer.js';

const named = (donorName: string | null, isAnonymous = false) =>
  payerOf({ donorName, isAnonymous })?.name;

it.each([
  ['Ana Horvat', 'Ana Horvat'],
  ['  prof.dr.sc. Ana   Đurđević ', 'prof.dr.sc. Ana Đurđević'],
  ['Obrt „Kamen“ d.o.o., vl. I. Šimić', "Obrt 'Kamen' d.o.o., vl. I. Š"],
  ['š'.repeat(100), 'š'.repeat(15)],
])('the payer of a slip is the donor %j', (donorName, name) => {
  expect(named(donorName)).toBe(name);
});

it.each([null, '', '🦇', 'lako.example', 'Kupite na lako.example.', 'WWW lako', 'bit.ly/abc'])(
  'a slip has no payer for the name %j',
  (donorName) => {
    expect(named(donorName)).toBeUndefined();
  },
);

it('a slip has no payer for an address, a number to call, and an anonymous donation', () => {
  expect(named('ana@lako.example')).toBeUndefined();
  expect(named('javi: 091')).toBeUndefined();
  expect(named('Ana Horvat', true)).toBeUndefined();
});
