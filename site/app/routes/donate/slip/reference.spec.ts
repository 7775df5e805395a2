import { expect, test } from '@jest/globals';
import { isReference } from './reference';

test('a reference is what the API gives', () => {
  expect(isReference('2026-00128')).toBe(true);
});

test.each(['', '2026-00129', '2026-0012', '202600128', '2026-00128 ', 'HR00 2026-00128'])(
  '%p is none',
  (text) => {
    expect(isReference(text)).toBe(false);
  },
);
