import { describe, expect, test } from '@jest/globals';
import { languageMark, olderLanguage } from './language-marks';

const texts = { title: 'Čaj', content: 'Dođite.', titleEn: 'Tea', contentEn: 'Come.' };
const earlier = '2026-03-01T09:00:00.000Z';
const later = '2026-03-02T09:00:00.000Z';
const nothing = new Set<string>();

describe('A language of a post', () => {
  test('says what it lacks', () => {
    const empty = { ...texts, titleEn: '  ', contentEn: null };
    expect(languageMark('en', empty, nothing, undefined)).toEqual({
      kind: 'missing',
      what: 'both',
    });
    expect(languageMark('en', { ...texts, contentEn: '' }, nothing, undefined)).toEqual({
      kind: 'missing',
      what: 'content',
    });
    expect(languageMark('hr', { ...texts, title: '' }, nothing, undefined)).toEqual({
      kind: 'missing',
      what: 'title',
    });
    expect(languageMark('hr', texts, nothing, undefined)).toBeUndefined();
  });

  test('is older when the other was saved later', () => {
    const saved = { textChangedAt: later, textEnChangedAt: earlier };
    expect(languageMark('en', texts, nothing, saved)).toEqual({ kind: 'older', date: later });
    expect(languageMark('hr', texts, nothing, saved)).toEqual({ kind: 'changed', date: later });
  });

  test('is behind while only the other is being changed', () => {
    const saved = { textChangedAt: earlier, textEnChangedAt: earlier };
    expect(languageMark('en', texts, new Set(['content']), saved)).toEqual({ kind: 'behind' });
    expect(languageMark('hr', texts, new Set(['content']), saved)).toBeUndefined();
    expect(languageMark('en', texts, new Set(['slug']), saved)).toEqual({
      kind: 'changed',
      date: earlier,
    });
  });

  test('is not older once it is confirmed to be up to date, until the other changes', () => {
    const agreed = { textChangedAt: later, textEnChangedAt: earlier, textsAgreedAt: later };
    expect(olderLanguage(agreed)).toBeUndefined();
    expect(languageMark('en', texts, nothing, agreed)).toEqual({ kind: 'checked', date: later });
    expect(languageMark('hr', texts, nothing, agreed)).toEqual({ kind: 'changed', date: later });
    expect(languageMark('en', texts, new Set(['title']), agreed)).toEqual({ kind: 'behind' });
    expect(olderLanguage({ ...agreed, textsAgreedAt: earlier })).toBe('en');
  });

  test('counts as older without a date, when the other has one', () => {
    expect(olderLanguage({ textChangedAt: null, textEnChangedAt: earlier })).toBe('hr');
    expect(olderLanguage({ textChangedAt: null, textEnChangedAt: null })).toBeUndefined();
    expect(olderLanguage({ textChangedAt: later, textEnChangedAt: later })).toBeUndefined();
  });
});
