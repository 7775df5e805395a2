import { describe, expect, it } from '@jest/globals';
import type { BlogPost } from './blog-post.entity.js';
import { publicationOf } from './publication.js';

const added = new Date('2026-03-02T09:00:00.123Z');
const post = (fields: Partial<BlogPost> = {}): BlogPost => ({
  id: 7,
  title: 'Naslov',
  titleEn: 'Title',
  slug: 'naslov',
  category: 'news',
  content: 'Sadržaj članka.',
  contentEn: 'The content.',
  contentFormat: 'text',
  author: '',
  authorPosition: null,
  imageUrl: null,
  publishDate: added,
  publishDatePending: true,
  isPublished: false,
  createdAt: added,
  updatedAt: added,
  version: 1,
  textChangedAt: null,
  textEnChangedAt: null,
  textsAgreedAt: null,
  ...fields,
});

describe('publicationOf', () => {
  it('sets a placeholder date to the time of the first publication', () => {
    const before = Date.now();
    const { publishDate, publishDatePending } = publicationOf(post(), { isPublished: true });
    expect(publishDate?.getTime()).toBeGreaterThanOrEqual(before);
    expect(publishDatePending).toBe(false);
  });

  it('does not count a returned placeholder as a set date', () => {
    const sentBack = { publishDate: new Date(added) };
    expect(publicationOf(post(), sentBack)).toEqual({});
    expect(publicationOf(post(), { ...sentBack, isPublished: true }).publishDate).toBeDefined();
  });

  it('keeps the placeholder of a draft', () => {
    expect(publicationOf(post(), { title: 'Drugi naslov' })).toEqual({});
    expect(publicationOf(post(), { isPublished: false })).toEqual({});
  });

  it('keeps a date that was set, past or future', () => {
    for (const date of ['2020-01-01T08:00:00Z', '2031-01-01T08:00:00Z']) {
      const publishDate = new Date(date);
      const noPlaceholder = { publishDatePending: false };
      expect(publicationOf(post(), { publishDate })).toEqual(noPlaceholder);
      expect(publicationOf(post(), { publishDate, isPublished: true })).toEqual(noPlaceholder);
    }
    expect(publicationOf(post({ publishDatePending: false }), { isPublished: true })).toEqual({});
  });
});
