import { describe, expect, test } from '@jest/globals';
import { formatSize } from './file-size';

describe('the size of a file', () => {
  test('is told in megabytes with one digit after the comma or the point', () => {
    expect(formatSize(3_800_000, 'hr')).toBe('3,8\u00a0MB');
    expect(formatSize(3_800_000, 'en')).toBe('3.8\u00a0MB');
    expect(formatSize(10_000_000, 'hr')).toBe('10\u00a0MB');
  });

  test('is told in whole kilobytes below that', () => {
    expect(formatSize(453_000, 'hr')).toBe('453\u00a0kB');
    expect(formatSize(36_304, 'en')).toBe('36\u00a0kB');
  });

  test('never reaches a thousand of a unit', () => {
    expect(formatSize(999_499, 'en')).toBe('999\u00a0kB');
    expect(formatSize(999_500, 'en')).toBe('1\u00a0MB');
    expect(formatSize(1000, 'hr')).toBe('1\u00a0kB');
    expect(formatSize(999, 'hr')).toBe('999\u00a0B');
  });
});
