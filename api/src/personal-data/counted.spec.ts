import { describe, expect, it } from '@jest/globals';
import { formatCount, type CountedNoun } from './counted.js';

const MESSAGES: CountedNoun = {
  hr: {
    one: 'Obrisana je # poruka',
    few: 'Obrisane su # poruke',
    other: 'Obrisano je # poruka',
  },
  en: { one: '# message was deleted', other: '# messages were deleted' },
};

describe('a text with a number', () => {
  it.each([
    [0, 'Obrisano je 0 poruka', '0 messages were deleted'],
    [1, 'Obrisana je 1 poruka', '1 message was deleted'],
    [2, 'Obrisane su 2 poruke', '2 messages were deleted'],
    [5, 'Obrisano je 5 poruka', '5 messages were deleted'],
    [12, 'Obrisano je 12 poruka', '12 messages were deleted'],
    [21, 'Obrisana je 21 poruka', '21 messages were deleted'],
    [1_102, 'Obrisane su 1.102 poruke', '1,102 messages were deleted'],
  ])('has the plural form of %d in both languages', (count, hr, en) => {
    expect(formatCount(MESSAGES, count, 'hr')).toBe(hr);
    expect(formatCount(MESSAGES, count, 'en')).toBe(en);
  });
});
