import { contains, flag, ids, text } from '../lists/filters.js';
import { defineResource, type RequestOf } from '../lists/resource.js';
import { USED_HASHES } from './media-usage.js';

export const MEDIA = defineResource({
  name: 'media',
  noun: { hr: 'Slika', en: 'image' },
  example: 2,
  row: 'media',
  sort: ['id', 'name', 'width', 'height', 'size', 'createdAt', 'updatedAt'],
  order: { field: 'createdAt', direction: 'DESC' },
  filters: {
    id: ids,
    hash: text('Only the picture whose files are named so.', '9f86d081884c7d659a2feaa0c55ad015'),
    q: contains(
      ['name', 'alt', 'altEn'],
      'Words to find in names and descriptions, in either language.',
      'radionica',
    ),
    described: flag(
      'True: only pictures with a description in both languages. False: the others.',
      'media.alt IS NOT NULL AND media.altEn IS NOT NULL',
    ),
    used: flag(
      'True: only pictures that content shows. False: the others.',
      `media.hash IN (${USED_HASHES})`,
    ),
  },
});

export type MediaRequest = RequestOf<typeof MEDIA>;
