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
    hash: text(
      'Only the picture with this hash in its file names.',
      '9f86d081884c7d659a2feaa0c55ad015',
    ),
    q: contains(
      ['name', 'alt', 'altEn'],
      'Searches names and descriptions in both languages.',
      'radionica',
    ),
    described: flag(
      'True: only pictures with a description in both languages, and decorative ones. False: only the others.',
      '(media.decorative OR (media.alt IS NOT NULL AND media.altEn IS NOT NULL))',
    ),
    consent: flag(
      'False: only pictures of people whose consent is not recorded. True: only the others.',
      '(NOT media.showsPeople OR media.consentDate IS NOT NULL)',
    ),
    used: flag(
      'True: only pictures that content uses. False: only the others.',
      `media.hash IN (${USED_HASHES})`,
    ),
  },
});

export type MediaRequest = RequestOf<typeof MEDIA>;
