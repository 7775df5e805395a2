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

  describe('The translation status of a language', () => {
    const missing = (what: string) => ({ kind: 'missing', what });
    const begun = { title: 'Čaj', content: '', titleEn: '', contentEn: '' };
    const saved = { textChangedAt: later, textEnChangedAt: earlier };
    const level = { textChangedAt: earlier, textEnChangedAt: earlier };
    const agreed = { ...saved, textsAgreedAt: later };

    type Asked = Parameters<typeof translationStatus>;
    test.each<[Asked[0], Asked[1], string[], Asked[3], object | undefined]>([
      ['en', { ...texts, titleEn: '  ', contentEn: null }, [], undefined, missing('both')],
      ['en', { ...texts, contentEn: '' }, [], undefined, missing('content')],
      ['hr', { ...texts, title: '' }, [], undefined, missing('title')],
      ['hr', texts, [], undefined, undefined],
      // A new post, before one language is written.
      ['hr', begun, [], undefined, undefined],
      ['en', begun, [], undefined, undefined],
      ['hr', begun, [], {}, missing('content')],
      ['en', texts, [], saved, { kind: 'older', date: later }],
      ['hr', texts, [], saved, { kind: 'changed', date: later }],
      // Only the other language is changed in the form.
      ['en', texts, ['content'], level, { kind: 'behind' }],
      ['hr', texts, ['content'], level, undefined],
      ['en', texts, ['slug'], level, { kind: 'changed', date: earlier }],
      ['en', texts, [], agreed, { kind: 'checked', date: later }],
      ['hr', texts, [], agreed, { kind: 'changed', date: later }],
      ['en', texts, ['title'], agreed, { kind: 'behind' }],
    ])(
      'of %s with %j, where %j is changed in %j, is %j',
      (language, post, changed, saved, status) => {
        expect(translationStatus(language, post, new Set(changed), saved)).toEqual(status);
      },
    );

    test('is not older once it is confirmed to be up to date, until the other one changes', () => {
      expect(olderLanguage(agreed)).toBeUndefined();
      expect(olderLanguage({ ...agreed, textsAgreedAt: earlier })).toBe('en');
    });

    test('is older without a date when the other language has one', () => {
      expect(olderLanguage({ textChangedAt: null, textEnChangedAt: earlier })).toBe('hr');
      expect(olderLanguage({ textChangedAt: null, textEnChangedAt: null })).toBeUndefined();
      expect(olderLanguage({ textChangedAt: later, textEnChangedAt: later })).toBeUndefined();
    });
  });
});
