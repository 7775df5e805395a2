import { describe, expect, test } from '@jest/globals';
import { copyOf } from './copy-of';

const post = {
  id: 7,
  version: 3,
  title: 'Ljetni kamp ',
  titleEn: 'Summer camp',
  slug: 'ljetni-kamp',
  category: 'news',
  content: 'Prijave su otvorene.',
  contentEn: '',
  contentFormat: 'markdown',
  imageUrl: '/media/5f0c.webp',
  isPublished: true,
  publishDate: '2026-05-01T09:30:00.000Z',
  textsAgree: true,
};

describe('The copy of a post', () => {
  test('is a draft without address and date, with the same texts and picture', () => {
    expect(copyOf('blog', post)).toEqual({
      title: 'Ljetni kamp (kopija)',
      titleEn: 'Summer camp (copy)',
      category: 'news',
      content: 'Prijave su otvorene.',
      contentEn: '',
      contentFormat: 'markdown',
      imageUrl: '/media/5f0c.webp',
      isPublished: false,
    });
  });

  test('gets no mark where it has no title, and none that makes a title too long', () => {
    const { title, titleEn } = copyOf('blog', { ...post, title: 'a'.repeat(200), titleEn: '' });
    expect(String(title)).toHaveLength(200);
    expect(String(title)).toMatch(/a \(kopija\)$/);
    expect(titleEn).toBe('');
  });
});
