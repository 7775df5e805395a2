import { describe, expect, test } from '@jest/globals';
import { HttpError } from 'react-admin';
import { differences, isOutdated, mergeChanges } from './changes';

const before = { title: 'Staro', text: 'Isto', tags: ['a'], version: 1 };

describe('Changes of two administrators', () => {
  test('are listed by field, with the typed value only where it differs', () => {
    const saved = { ...before, title: 'Tuđe', text: 'Jednako', tags: ['a', 'b'] };
    const mine = { ...before, title: 'Moje', text: 'Jednako' };
    expect(differences(before, saved, mine)).toEqual([
      { field: 'title', saved: 'Tuđe', mine: { value: 'Moje' } },
      { field: 'text', saved: 'Jednako' },
      { field: 'tags', saved: ['a', 'b'] },
    ]);
  });

  test('are merged: typed values replace saved ones', () => {
    const saved = { ...before, title: 'Tuđe', tags: [], version: 2 };
    const mine = { ...before, text: 'Moje' };
    expect(mergeChanges(before, saved, mine)).toEqual({
      title: 'Tuđe',
      text: 'Moje',
      tags: [],
      version: 2,
    });
  });
});

test('Only the status 412 means that the version is outdated', () => {
  expect(isOutdated(new HttpError('', 412))).toBe(true);
  expect(isOutdated(new HttpError('', 409))).toBe(false);
  expect(isOutdated(undefined)).toBe(false);
});
