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

describe('the date of a post', () => {
  it('is the moment of its first publication where nobody chose one', () => {
    const before = Date.now();
    const { publishDate, publishDatePending } = publicationOf(post(), { isPublished: true });
    expect(publishDate?.getTime()).toBeGreaterThanOrEqual(before);
    expect(publishDatePending).toBe(false);
  });

  it('is not chosen by sending back what was answered', () => {
    const sentBack = { publishDate: new Date(added) };
    expect(publicationOf(post(), sentBack)).toEqual({});
    expect(publicationOf(post(), { ...sentBack, isPublished: true }).publishDate).toBeDefined();
  });

  it('stays open while the post stays a draft', () => {
    expect(publicationOf(post(), { title: 'Drugi naslov' })).toEqual({});
    expect(publicationOf(post(), { isPublished: false })).toEqual({});
  });

  it('is kept once chosen, past or future', () => {
    for (const date of ['2020-01-01T08:00:00Z', '2031-01-01T08:00:00Z']) {
      const publishDate = new Date(date);
      const settled = { publishDatePending: false };
      expect(publicationOf(post(), { publishDate })).toEqual(settled);
      expect(publicationOf(post(), { publishDate, isPublished: true })).toEqual(settled);
    }
    expect(publicationOf(post({ publishDatePending: false }), { isPublished: true })).toEqual({});
  });
});
