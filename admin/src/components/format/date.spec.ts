import { describe, expect, test } from '@jest/globals';
import { formatDate } from './date';

describe('formatDate', () => {
  test('formats a date as dd.MM.yyyy in the time zone of Zagreb', () => {
    expect(formatDate('2024-04-25T22:30:00.000Z')).toBe('26.04.2024');
  });

  test('returns an empty text for a missing or invalid date', () => {
    expect([formatDate(null), formatDate('sutra')]).toEqual(['', '']);
  });
});
