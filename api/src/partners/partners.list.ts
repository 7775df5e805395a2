import { defineList, ids, oneOf, text, type RequestOf } from '../lists/list-query.js';
import { untranslated } from '../lists/untranslated.js';
import { PARTNER_KINDS } from './partner.entity.js';

export const PARTNERS_LIST = defineList({
  resource: 'partners',
  sort: ['id', 'name', 'nameEn', 'kind', 'order', 'createdAt', 'updatedAt'],
  filters: {
    id: ids,
    q: text('Words to find in names and descriptions, in either language.', 'mladi'),
    kind: oneOf(PARTNER_KINDS, 'Only partners or only funders.'),
    untranslated,
  },
});

export type PartnersListRequest = RequestOf<typeof PARTNERS_LIST>;
