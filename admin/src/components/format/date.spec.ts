import { describe, expect, test } from '@jest/globals';
import { formatDate } from './date';

describe('A date', () => {
  test('is dd.MM.yyyy in Zagreb', () => {
    expect(formatDate('2024-04-25T22:30:00.000Z')).toBe('26.04.2024');
  });

  test('that is missing or wrong is an empty text', () => {
    expect([formatDate(null), formatDate('sutra')]).toEqual(['', '']);
  });
});
