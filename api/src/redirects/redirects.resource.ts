import { contains, ids, oneOf } from '../lists/filters.js';
import { defineResource, type RequestOf } from '../lists/resource.js';

export const REDIRECTS = defineResource({
  name: 'redirects',
  noun: { hr: 'Preusmjeravanje', en: 'redirect' },
  example: 3,
  taken: {
    source: {
      hr: 'Ova adresa već vodi drugamo. Uklonite to preusmjeravanje, pa dodajte novo.',
      en: 'This address already leads elsewhere. Remove that redirect, then add the new one.',
    },
  },
  row: 'redirect',
  sort: ['id', 'source', 'target', 'createdAt'],
  order: { field: 'createdAt', direction: 'DESC' },
  filters: {
    id: ids,
    q: contains(['source', 'target'], 'Part of the old or the new address.', 'radionica'),
    kind: oneOf(
      ['manual', 'renamed', 'gone'],
      'Only those that were added by hand, that follow from a changed slug, or whose content is gone.',
      {
        manual: 'redirect.manual',
        renamed: 'NOT redirect.manual AND redirect.target IS NOT NULL',
        gone: 'redirect.target IS NULL',
      },
    ),
  },
});

export type RedirectsRequest = RequestOf<typeof REDIRECTS>;
