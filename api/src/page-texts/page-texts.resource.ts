import { ids, oneOf } from '../lists/filters.js';
import { defineResource, type RequestOf } from '../lists/resource.js';
import { PAGES } from './original-text.js';

export const PAGE_TEXTS = defineResource({
  name: 'page-texts',
  noun: { hr: 'Stranica', en: 'page' },
  example: 1,
  maxBytes: 512 * 1024,
  row: 'page',
  sort: ['id'],
  order: { field: 'id', direction: 'ASC' },
  summary: { without: ['texts'] },
  filters: { id: ids, page: oneOf(PAGES, 'Only the texts of this page.') },
});

export type PageTextsRequest = RequestOf<typeof PAGE_TEXTS>;
