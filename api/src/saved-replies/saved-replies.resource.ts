import { contains, ids } from '../lists/filters.js';
import { defineResource, type RequestOf } from '../lists/resource.js';

export const SAVED_REPLIES = defineResource({
  name: 'saved-replies',
  noun: { hr: 'Spremljeni odgovor', en: 'saved reply' },
  example: 1,
  row: 'reply',
  sort: ['id', 'name', 'createdAt', 'updatedAt'],
  order: { field: 'name', direction: 'ASC' },
  filters: {
    id: ids,
    q: contains(['name', 'text', 'textEn'], 'Searches names and texts.', 'volontiranje'),
  },
});

export type SavedRepliesRequest = RequestOf<typeof SAVED_REPLIES>;
