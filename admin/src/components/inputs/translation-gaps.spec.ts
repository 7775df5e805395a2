import { expect, test } from '@jest/globals';
import { translationGaps } from './translation-gaps';

const post = { title: 'Čaj', titleEn: 'Tea', content: 'Dođite.', contentEn: 'Come.' };

test('A text that only one language has is missing in the other', () => {
  expect(translationGaps('blog', post)).toEqual({ missing: [], same: [] });
  expect(translationGaps('blog', { ...post, titleEn: ' ' }).missing).toEqual(['titleEn']);
  expect(translationGaps('blog', { ...post, content: null }).missing).toEqual(['content']);
  expect(translationGaps('team', { bioEn: 'Text' }).missing).toEqual(['bio']);
});

test('A long text that is the same in both languages is named, a title is not', () => {
  const same = { ...post, titleEn: 'Čaj', contentEn: 'Dođite.' };
  expect(translationGaps('blog', same)).toEqual({ missing: [], same: ['content'] });
});

test('An address that holds for both languages is no text', () => {
  const page = { name: 'Poziv', nameEn: 'Call', path: '/javni-poziv', pathEn: null };
  expect(translationGaps('documents', page)).toEqual({ missing: [], same: [] });
});

test('A name that may lack an English one is not missing', () => {
  expect(translationGaps('events', { location: 'Knin', locationEn: null }).missing).toEqual([]);
  expect(translationGaps('partners', { name: 'Udruga', nameEn: null }).missing).toEqual([]);
});
