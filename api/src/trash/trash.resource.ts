import { contains, ids, text } from '../lists/filters.js';
import { defineResource, type RequestOf } from '../lists/resource.js';

export const TRASH = defineResource({
  name: 'trash',
  noun: { hr: 'Stavka koša', en: 'item in the bin' },
  example: 6,
  row: 'item',
  sort: ['id', 'title', 'titleEn', 'resource', 'deletedAt', 'deletedBy'],
  order: { field: 'deletedAt', direction: 'DESC' },
  filters: {
    id: ids,
    q: contains(['title', 'titleEn'], 'A part of the title, in either language.', 'radionica'),
    rowId: { ...ids, description: 'Only what had these ids in its resource.' },
    resource: text('Only what was deleted from this resource.', 'events'),
  },
});

export type TrashRequest = RequestOf<typeof TRASH>;
