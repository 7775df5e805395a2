import { untranslated } from '../fields/untranslated.js';
import { ARTICLE_BYTES } from '../http/bodies/takes-json.js';
import { flag, ids, searched, text } from '../lists/filters.js';
import { defineResource, type RequestOf } from '../lists/resource.js';

export const PAGES = defineResource({
  name: 'pages',
  noun: { hr: 'Stranica', en: 'page' },
  example: 1,
  slug: 'pristupacnost-prostora',
  maxBytes: ARTICLE_BYTES,
  taken: {
    slug: {
      hr: 'Stranica s ovom adresom već postoji',
      en: 'A page with this address already exists',
    },
  },
  row: 'page',
  sort: ['id', 'title', 'titleEn', 'slug', 'order', 'createdAt', 'updatedAt'],
  order: { field: 'order', direction: 'ASC' },
  filters: {
    id: ids,
    q: searched('Words to find in the texts, in either language; best finds first.', 'ulaz'),
    slug: text('Only the page with this slug.', 'pristupacnost-prostora'),
    isPublished: flag('Only published pages (true) or drafts (false).'),
    inFooter: flag('Only the pages that are in the footer (true) or are not (false).'),
    untranslated,
  },
});

export type PagesRequest = RequestOf<typeof PAGES>;
