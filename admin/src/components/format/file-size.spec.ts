import { expect, test } from '@jest/globals';
import { fileSize } from './file-size';

test('formats a file size in kilobytes, from one megabyte on in megabytes', () => {
  expect([fileSize(36_299, 'hr'), fileSize(3_812_345, 'hr'), fileSize(3_812_345, 'en')]).toEqual([
    '36 kB',
    '3,8 MB',
    '3.8 MB',
  ]);
  expect(fileSize(12, 'en')).toBe('1 kB');
});
