import { untranslated } from '../fields/untranslated.js';
import { ARTICLE_BYTES } from '../http/bodies/takes-json.js';
import { flag, ids, searched, text } from '../lists/filters.js';
import { defineResource, type RequestOf } from '../lists/resource.js';
import { OUTDATED, PUBLISHED } from './publication.js';

export const BLOG = defineResource({
  name: 'blog',
  noun: { hr: 'Članak', en: 'post' },
  example: 7,
  slug: 'terapija-opustanja',
  maxBytes: ARTICLE_BYTES,
  taken: {
    slug: {
      hr: 'Članak s ovom adresom već postoji',
      en: 'A post with this address already exists',
    },
  },
  row: 'post',
  sort: [
    'id',
    'title',
    'titleEn',
    'slug',
    'category',
    'author',
    'publishDate',
    'isPublished',
    'createdAt',
    'updatedAt',
  ],
  order: { field: 'publishDate', direction: 'DESC' },
  filters: {
    id: ids,
    q: searched(
      'Searches titles and contents in both languages and all word forms; best matches first.',
      'opuštanje',
    ),
    category: text('Only posts of this category.', 'Terapija'),
    slug: text('Only the post with this slug.', 'terapija-opustanja'),
    author: text('Only posts by this author.', 'Ana Horvat'),
    published: flag(
      'True: only published posts, also for administrators. False: only the others.',
      PUBLISHED,
    ),
    isPublished: flag('Only published posts (true) or drafts (false).'),
    untranslated,
    outdated: flag(
      'True: only posts with a text that is older than the one in the other language, unless somebody confirmed that they agree. False: only the others.',
      OUTDATED,
    ),
  },
});

export type BlogRequest = RequestOf<typeof BLOG>;
