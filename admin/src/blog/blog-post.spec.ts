import { describe, expect, test } from '@jest/globals';
import { publicationState, restoredFields } from './blog-post';
import { diffWords } from './history/word-diff';
import { olderLanguage, translationStatus } from './languages/translation-status';

const now = Date.parse('2026-03-20T10:00:00Z');
const past = '2026-03-02T09:00:00.000Z';
const future = '2026-05-04T08:30:00.000Z';

describe('The publication state of a post after a save', () => {
  test.each([
    ['draft', { isPublished: false, publishDate: past }, { isPublished: true, publishDate: past }],
    ['scheduled', { isPublished: true, publishDate: future }, { isPublished: false }],
    [
      'published',
      { isPublished: true, publishDate: past },
      { isPublished: true, publishDate: past },
    ],
    ['now', { isPublished: true }, undefined],
    [
      'now',
      { isPublished: true, publishDate: past },
      { isPublished: false, publishDate: past, publishDatePending: true },
    ],
    [
      'dated',
      { isPublished: true, publishDate: past },
      { isPublished: false, publishDate: past, publishDatePending: false },
    ],
    ['dated', { isPublished: true, publishDate: past }, { isPublished: true, publishDate: future }],
  ] as const)('is %s', (state, values, saved) => {
    expect(publicationState(values, saved, now)).toBe(state);
  });
});

test('Restoring an earlier version changes neither the publication nor its date', () => {
  expect(restoredFields).not.toContain('isPublished');
  expect(restoredFields).not.toContain('publishDate');
  expect(restoredFields).toContain('content');
});

const diffText = (previous: string, later: string) =>
  diffWords(previous, later)
    .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[kind])
    .join('');

describe('The difference of two texts', () => {
  test('is shown word by word', () => {
    expect(diffText('Dođite na čaj u petak.', 'Dođite na kavu u petak.')).toBe(
      'Dođite na [-čaj-][+kavu+] u petak.',
    );
    expect(diffText('Čaj', 'Čaj i kava')).toBe('Čaj[+ i kava+]');
    expect(diffText('', 'Novo')).toBe('[+Novo+]');
    expect(diffText('Isto.', 'Isto.')).toBe('Isto.');
    expect(diffText('', '')).toBe('');
  });

  test('of long texts that have nothing in common is one change', () => {
    expect(diffText('a '.repeat(3000), 'b '.repeat(3000))).toBe(
      `[-${'a '.repeat(3000)}-][+${'b '.repeat(3000)}+]`,
    );
    const lines = (word: string) =>
      Array.from({ length: 2000 }, (_, i) => `${word}${i}\n`).join('');
    expect(diffWords(lines('a'), lines('b')).map(({ kind }) => kind)).toEqual(['removed', 'added']);
  });
});

describe('Translations', () => {
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

    test('is older when the other language was saved later', () => {
      const saved = { textChangedAt: later, textEnChangedAt: earlier };
      expect(translationStatus('en', texts, nothing, saved)).toEqual({
        kind: 'older',
        date: later,
      });
      expect(translationStatus('hr', texts, nothing, saved)).toEqual({
        kind: 'changed',
        date: later,
      });
    });

    test('is behind while only the other language is changed in the form', () => {
      const saved = { textChangedAt: earlier, textEnChangedAt: earlier };
      expect(translationStatus('en', texts, new Set(['content']), saved)).toEqual({
        kind: 'behind',
      });
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
      expect(translationStatus('en', texts, new Set(['title']), agreed)).toEqual({
        kind: 'behind',
      });
      expect(olderLanguage({ ...agreed, textsAgreedAt: earlier })).toBe('en');
    });

    test('is older without a date when the other language has one', () => {
      expect(olderLanguage({ textChangedAt: null, textEnChangedAt: earlier })).toBe('hr');
      expect(olderLanguage({ textChangedAt: null, textEnChangedAt: null })).toBeUndefined();
      expect(olderLanguage({ textChangedAt: later, textEnChangedAt: later })).toBeUndefined();
    });
  });
});
