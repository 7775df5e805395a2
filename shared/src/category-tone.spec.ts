import { describe, expect, test } from '@jest/globals';
import { categoryTone } from './category-tone.js';

describe('The colour of a category', () => {
  test('is fixed for the known ones, in whatever letters they are written', () => {
    expect(['news', 'Article', 'ANNOUNCEMENT', 'Zaštita djece'].map(categoryTone)).toEqual([
      'sea',
      'fig',
      'olive',
      'sea',
    ]);
  });

  test('is always the same for any other', () => {
    expect(categoryTone('Volontiranje')).toBe(categoryTone('volontiranje'));
    expect(['sea', 'olive', 'fig']).toContain(categoryTone(''));
  });
});
