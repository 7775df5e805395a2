import { expect, test } from '@jest/globals';
import { textOrNull } from './text';

test('textOrNull turns an empty text into null', () => {
  expect([textOrNull('  '), textOrNull(undefined), textOrNull(' a ')]).toEqual([null, null, 'a']);
});
