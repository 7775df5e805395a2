import { expect, test } from '@jest/globals';
import { isUndecided, storedPath } from './document';

const pdf = {
  id: 7,
  kind: 'pdf' as const,
  path: '/documents/letak.pdf',
  pathEn: null,
  size: 1200,
  sizeEn: null,
  isPublic: true,
};

test('What is public is at its path, in English at its own where it has one', () => {
  expect([storedPath(pdf, 'hr'), storedPath(pdf, 'en')]).toEqual([pdf.path, pdf.path]);
  const english = { ...pdf, pathEn: '/documents/flyer.pdf', sizeEn: 900 };
  expect(storedPath(english, 'en')).toBe('/documents/flyer.pdf');
});

test('The PDF of a draft or of early results is where only administrators find it', () => {
  const draft = { ...pdf, isPublic: false };
  expect(storedPath(draft, 'hr')).toBe('/api/documents/7/file?language=hr');
  expect(storedPath(draft, 'en')).toBeUndefined();
});

test('A draft with neither a file nor a path is not decided yet', () => {
  const empty = { ...pdf, isPublic: false, path: '', size: null };
  expect([isUndecided(pdf), isUndecided(empty)]).toEqual([false, true]);
  expect(storedPath(empty, 'hr')).toBeUndefined();
});
