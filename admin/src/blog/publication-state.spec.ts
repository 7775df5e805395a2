import { describe, expect, test } from '@jest/globals';
import { publicationState, restoredFields } from './blog-post';

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
