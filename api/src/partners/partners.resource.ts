import { untranslated } from '../fields/untranslated.js';
import { contains, ids, oneOf } from '../lists/filters.js';
import { defineResource, type RequestOf } from '../lists/resource.js';
import { PARTNER_KINDS } from './partner.entity.js';

export const PARTNERS = defineResource({
  name: 'partners',
  noun: { hr: 'Partner', en: 'partner' },
  example: 2,
  row: 'partner',
  sort: ['id', 'name', 'nameEn', 'kind', 'order', 'createdAt', 'updatedAt'],
  order: { field: 'order', direction: 'ASC' },
  filters: {
    id: ids,
    q: contains(
      ['name', 'nameEn', 'description', 'descriptionEn'],
      'Searches names and descriptions in both languages.',
      'mladi',
    ),
    kind: oneOf(PARTNER_KINDS, 'Only partners or only funders.'),
    untranslated,
  },
});

export type PartnersRequest = RequestOf<typeof PARTNERS>;
