import { describe, expect, test } from '@jest/globals';
import { localized } from './localized';

describe('a bilingual row', () => {
  test('has the text in the requested language', () => {
    expect(localized({ title: 'Kuća', titleEn: 'House' }, 'title', 'en')).toEqual({
      text: 'House',
    });
  });

  test('has the text and code of the other language where the requested one is empty', () => {
    expect(localized({ title: 'Kuća', titleEn: ' ' }, 'title', 'en')).toEqual({
      text: 'Kuća',
      lang: 'hr',
    });
    expect(localized({ note: null, noteEn: null }, 'note', 'hr')).toEqual({ text: '' });
  });
});
