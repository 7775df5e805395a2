import { describe, expect, test } from '@jest/globals';
import { formatAmount, formatDate, formatNumber, isoDate } from './format';
import { localized } from './localized';

const plain = (text: string) => text.replace(/\u00a0|\u202f/g, ' ');

describe('dates and amounts', () => {
  test('a Croatian date has its month in the genitive and a full stop after the year', () => {
    expect(formatDate('2024-04-26T10:00:00Z', 'hr')).toBe('26. travnja 2024.');
  });

  test('an English date is written day first', () => {
    expect(formatDate('2024-04-26T10:00:00Z', 'en')).toBe('26 April 2024');
  });

  test('a day is the one on the calendar in Zagreb', () => {
    expect(isoDate('2024-04-26T22:30:00Z')).toBe('2024-04-27');
  });

  test('Croatian amounts have points for thousands and the sign at the end', () => {
    expect(plain(formatAmount(891_000, 'hr'))).toBe('891.000,00 €');
    expect(formatAmount(891_000, 'en')).toBe('€891,000.00');
    expect(plain(formatAmount(1_250, 'hr', 'CHF'))).toBe('1.250,00 CHF');
    expect(formatNumber(12_000, 'hr')).toBe('12.000');
  });
});

describe('a bilingual row', () => {
  test('gives the text of the asked language', () => {
    expect(localized({ title: 'Kuća', titleEn: 'House' }, 'title', 'en')).toEqual({
      text: 'House',
    });
  });

  test('gives the other language, and names it, where the asked one is missing', () => {
    expect(localized({ title: 'Kuća', titleEn: ' ' }, 'title', 'en')).toEqual({
      text: 'Kuća',
      lang: 'hr',
    });
    expect(localized({ note: null, noteEn: null }, 'note', 'hr')).toEqual({ text: '' });
  });
});
