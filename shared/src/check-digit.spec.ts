import { describe, expect, test } from '@jest/globals';
import { isOib } from './check-digit.js';

describe('an OIB', () => {
  test.each(['94577403194', '69435151530'])('%s is valid', (text) => {
    expect(isOib(text)).toBe(true);
  });

  test.each(['94577403195', '49577403194', '9457740319', '945774031944', 'abcdefghijk', ''])(
    '%j is not valid',
    (text) => {
      expect(isOib(text)).toBe(false);
    },
  );
});
