import { describe, expect, test } from '@jest/globals';
import { formatSize } from './file-size';

describe('the size of a file', () => {
  test('is in megabytes with at most one decimal digit', () => {
    expect(formatSize(3_800_000, 'hr')).toBe('3,8\u00a0MB');
    expect(formatSize(3_800_000, 'en')).toBe('3.8\u00a0MB');
    expect(formatSize(10_000_000, 'hr')).toBe('10\u00a0MB');
  });

  test('is in whole kilobytes below a megabyte', () => {
    expect(formatSize(453_000, 'hr')).toBe('453\u00a0kB');
    expect(formatSize(36_304, 'en')).toBe('36\u00a0kB');
  });

  test('uses the next unit from a thousand on, after rounding', () => {
    expect(formatSize(999_499, 'en')).toBe('999\u00a0kB');
    expect(formatSize(999_500, 'en')).toBe('1\u00a0MB');
    expect(formatSize(1000, 'hr')).toBe('1\u00a0kB');
    expect(formatSize(999, 'hr')).toBe('999\u00a0B');
  });
});
