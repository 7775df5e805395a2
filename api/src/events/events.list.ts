import { defineList, flag, ids, text, type RequestOf } from '../lists/list-query.js';
import { untranslated } from '../lists/untranslated.js';

export const EVENTS_LIST = defineList({
  resource: 'events',
  sort: ['id', 'title', 'titleEn', 'location', 'eventDate', 'endDate', 'createdAt', 'updatedAt'],
  filters: {
    id: ids,
    q: text(
      'Words to find in titles, descriptions and places, in either language; best finds first.',
      'radionica',
    ),
    location: text('Only events at this place.', 'Knin'),
    upcoming: flag('True: only events that have not passed, the next one first. False: past ones.'),
    past: flag('True: only events that have passed. False: only those that have not.'),
    untranslated,
  },
});

export type EventsListRequest = RequestOf<typeof EVENTS_LIST>;
