import { untranslated } from '../fields/untranslated.js';
import { ARTICLE_BYTES } from '../http/bodies/takes-json.js';
import { flag, ids, searched, text } from '../lists/filters.js';
import { defineResource, type RequestOf } from '../lists/resource.js';
import { PAST, UPCOMING } from './passing.js';

export const EVENTS = defineResource({
  name: 'events',
  noun: { hr: 'Događaj', en: 'event' },
  example: 2,
  slug: 'radionica-trazenja-posla',
  maxBytes: ARTICLE_BYTES,
  taken: {
    slug: {
      hr: 'Događaj s ovom adresom već postoji',
      en: 'An event with this address already exists',
    },
  },
  row: 'event',
  sort: [
    'id',
    'title',
    'titleEn',
    'slug',
    'location',
    'eventDate',
    'endDate',
    'createdAt',
    'updatedAt',
  ],
  order: { field: 'eventDate', direction: 'DESC' },
  filters: {
    id: ids,
    q: searched(
      'Searches titles, descriptions and places in both languages; best matches first.',
      'radionica',
    ),
    location: text('Only events at this place.', 'Knin'),
    slug: text('Only the event with this slug.', 'radionica-trazenja-posla'),
    upcoming: flag(
      'True: only events that have not passed, the next one first. False: past ones.',
      UPCOMING,
      PAST,
    ),
    past: flag(
      'True: only events that have passed. False: only those that have not.',
      PAST,
      UPCOMING,
    ),
    isPublished: flag('Only published events (true) or drafts (false).'),
    untranslated,
  },
});

export type EventsRequest = RequestOf<typeof EVENTS>;
