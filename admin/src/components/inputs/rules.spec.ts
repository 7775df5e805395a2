import { expect, test } from '@jest/globals';
import { atLeast } from './rules';

test('A text of spaces is not long enough', () => {
  const rule = atLeast(3, 'prekratko');
  expect([rule('    '), rule(null), rule('abc')]).toEqual(['prekratko', 'prekratko', undefined]);
});
