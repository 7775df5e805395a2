import { describe, expect, test } from '@jest/globals';
import { translationStatus, olderLanguage } from './translation-status';

const texts = { title: 'Čaj', content: 'Dođite.', titleEn: 'Tea', contentEn: 'Come.' };
const earlier = '2026-03-01T09:00:00.000Z';
const later = '2026-03-02T09:00:00.000Z';
const nothing = new Set<string>();

describe('The translation status of a language', () => {
  test('names missing texts', () => {
    const empty = { ...texts, titleEn: '  ', contentEn: null };
    expect(translationStatus('en', empty, nothing, undefined)).toEqual({
      kind: 'missing',
      what: 'both',
    });
    expect(translationStatus('en', { ...texts, contentEn: '' }, nothing, undefined)).toEqual({
      kind: 'missing',
      what: 'content',
    });
    expect(translationStatus('hr', { ...texts, title: '' }, nothing, undefined)).toEqual({
      kind: 'missing',
      what: 'title',
    });
    expect(translationStatus('hr', texts, nothing, undefined)).toBeUndefined();
  });

  test('names nothing in a new post before one language is written', () => {
    const begun = { title: 'Čaj', content: '', titleEn: '', contentEn: '' };
    expect(translationStatus('hr', begun, nothing, undefined)).toBeUndefined();
    expect(translationStatus('en', begun, nothing, undefined)).toBeUndefined();
    expect(translationStatus('hr', begun, nothing, {})).toEqual({
      kind: 'missing',
      what: 'content',
    });
  });

  test('says that the content is the same', () => {
    const copied = { ...texts, contentEn: texts.content };
    expect(translationStatus('en', copied, nothing, {})).toEqual({ kind: 'same' });
    expect(translationStatus('hr', copied, nothing, {})).toBeUndefined();
  });

  test('is older when the other language was saved later', () => {
    const saved = { textChangedAt: later, textEnChangedAt: earlier };
    expect(translationStatus('en', texts, nothing, saved)).toEqual({ kind: 'older', date: later });
    expect(translationStatus('hr', texts, nothing, saved)).toEqual({
      kind: 'changed',
      date: later,
    });
  });

  test('is behind while only the other language is changed in the form', () => {
    const saved = { textChangedAt: earlier, textEnChangedAt: earlier };
    expect(translationStatus('en', texts, new Set(['content']), saved)).toEqual({ kind: 'behind' });
    expect(translationStatus('hr', texts, new Set(['content']), saved)).toBeUndefined();
    expect(translationStatus('en', texts, new Set(['slug']), saved)).toEqual({
      kind: 'changed',
      date: earlier,
    });
  });

  test('is checked once it is confirmed to be up to date, until the other language changes', () => {
    const agreed = { textChangedAt: later, textEnChangedAt: earlier, textsAgreedAt: later };
    expect(olderLanguage(agreed)).toBeUndefined();
    expect(translationStatus('en', texts, nothing, agreed)).toEqual({
      kind: 'checked',
      date: later,
    });
    expect(translationStatus('hr', texts, nothing, agreed)).toEqual({
      kind: 'changed',
      date: later,
    });
    expect(translationStatus('en', texts, new Set(['title']), agreed)).toEqual({ kind: 'behind' });
    expect(olderLanguage({ ...agreed, textsAgreedAt: earlier })).toBe('en');
  });

  test('is older without a date when the other language has one', () => {
    expect(olderLanguage({ textChangedAt: null, textEnChangedAt: earlier })).toBe('hr');
    expect(olderLanguage({ textChangedAt: null, textEnChangedAt: null })).toBeUndefined();
    expect(olderLanguage({ textChangedAt: later, textEnChangedAt: later })).toBeUndefined();
  });
});
