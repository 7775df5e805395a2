import { defineList, ids, oneOf, text, type RequestOf } from '../lists/list-query.js';
import { untranslated } from '../lists/untranslated.js';
import { DOCUMENT_KINDS } from './document.entity.js';

export const DOCUMENTS_LIST = defineList({
  resource: 'documents',
  sort: ['id', 'name', 'nameEn', 'kind', 'path', 'issuedOn', 'order', 'createdAt', 'updatedAt'],
  filters: {
    id: ids,
    q: text('Words to find in names, in either language.', 'letak'),
    kind: oneOf(DOCUMENT_KINDS, 'Only PDF files or only pages.'),
    untranslated,
  },
});

export type DocumentsListRequest = RequestOf<typeof DOCUMENTS_LIST>;
