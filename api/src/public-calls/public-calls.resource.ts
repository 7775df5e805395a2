import { untranslated } from '../fields/untranslated.js';
import { ARTICLE_BYTES } from '../http/bodies/takes-json.js';
import { flag, ids, oneOf, searched, text } from '../lists/filters.js';
import { defineResource, type RequestOf } from '../lists/resource.js';
import { CURRENT, STATE } from './call-state.js';
import { CALL_STATES } from './public-call.entity.js';

export const PUBLIC_CALLS = defineResource({
  name: 'public-calls',
  noun: { hr: 'Javni poziv', en: 'public call' },
  example: 2,
  slug: 'zazeli-iii',
  maxBytes: ARTICLE_BYTES,
  taken: {
    slug: {
      hr: 'Javni poziv s ovom adresom već postoji',
      en: 'A public call with this address already exists',
    },
  },
  row: 'call',
  sort: ['id', 'title', 'titleEn', 'opensAt', 'deadline', 'createdAt', 'updatedAt'],
  order: { field: 'opensAt', direction: 'DESC' },
  summary: { without: ['lead', 'leadEn', 'parts', 'results', 'resultsEn', 'corrections'] },
  filters: {
    id: ids,
    q: searched('Words to find in the texts, in either language; best finds first.', 'zaželi'),
    state: oneOf(CALL_STATES, 'Only calls in this state.', STATE),
    slug: text('Only the call with this slug.', 'zazeli-iii'),
    isPublished: flag('Only published calls (true) or drafts (false).'),
    current: flag(
      'True: only the current call, which is the open one that opened last, else the next to open, else the last. False: only the others.',
      CURRENT,
    ),
    untranslated,
  },
});

export type PublicCallsRequest = RequestOf<typeof PUBLIC_CALLS>;
