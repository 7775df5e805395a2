import { expect, test } from '@jest/globals';
import { textOrNull } from './text';

test('An empty optional text becomes null', () => {
  expect([textOrNull('  '), textOrNull(undefined), textOrNull(' a ')]).toEqual([null, null, 'a']);
});
