import { contains, flag, ids } from '../../lists/filters.js';
import { defineResource, type RequestOf } from '../../lists/resource.js';

export const REFUSED_EMAILS = defineResource({
  name: 'refused-addresses',
  noun: { hr: 'Adresa', en: 'refused address' },
  example: 4,
  row: 'refused',
  sort: ['id', 'email', 'lastRefusedAt', 'refusals'],
  order: { field: 'lastRefusedAt', direction: 'DESC' },
  filters: {
    id: ids,
    q: contains(['email'], 'A part of the e-mail address.', 'horvat'),
    stopped: flag(
      'Only addresses to which no mail is sent (true), or those refused once (false).',
      'refused.stoppedAt IS NOT NULL',
    ),
  },
});

export type RefusedEmailsRequest = RequestOf<typeof REFUSED_EMAILS>;
