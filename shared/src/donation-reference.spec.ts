import { expect, test } from '@jest/globals';
import { isReference, referenceOfDay } from './donation-reference.js';

test('the reference of a donation has a check digit', () => {
  expect(['2026-00128', '2026-00216', '2026-000000000018'].map(isReference)).toEqual([
    true,
    true,
    false,
  ]);
  expect(
    ['2026-00129', '2026-0012', '202600128', '2026-00128 ', '', 'HR00 2026-00128'].filter(
      isReference,
    ),
  ).toEqual([]);
});

test('the reference of a payment without a pledge is its day in Croatia', () => {
  expect(referenceOfDay('2027-06-14T22:30:00Z')).toBe('15-06-2027');
});
