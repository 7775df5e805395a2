import { expect, test } from '@jest/globals';
import { groupIban, isCroatianIban } from './iban.js';

test('a Croatian IBAN is valid', () => {
  expect(isCroatianIban('HR1210010051863000160')).toBe(true);
});

test.each([
  'HR1310010051863000160',
  'HR2110010051863000160',
  'HR1210010051863000610',
  'HR121001005186300016',
  'DE89370400440532013000',
  'hr1210010051863000160',
  '',
])('%j is not a Croatian IBAN', (text) => {
  expect(isCroatianIban(text)).toBe(false);
});

test('an IBAN is written in groups of four', () => {
  expect(groupIban('HR12 10010051863000160')).toBe('HR12 1001 0051 8630 0016 0');
  expect(groupIban('DE89370400440532', '\u00a0')).toBe('DE89\u00a03704\u00a00044\u00a00532');
});
