import { describe, expect, test } from '@jest/globals';
import { localized } from './localized';

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
