import { UNTRANSLATED } from '../fields/untranslated.js';
import {
  contains,
  containsPattern,
  containsSql,
  flag,
  ids,
  oneOf,
  type Filter,
} from '../lists/filters.js';
import { defineResource, type RequestOf } from '../lists/resource.js';
import { DOCUMENT_KINDS } from './document.entity.js';

const NAMES = ['name', 'nameEn'];

/** Finds documents by their names, but not by an English name that is not shown. */
const q: Filter<string> = {
  ...contains(NAMES, 'Searches names in both languages.', 'letak'),
  narrow(rows, value) {
    const { alias } = rows;
    const inEither = `NOT ${alias}.croatianOnly AND ${containsSql(alias, NAMES)}`;
    rows.andWhere(`(${containsSql(alias, ['name'])} OR ${inEither})`, {
      pattern: containsPattern(value),
    });
  },
};

export const DOCUMENTS = defineResource({
  name: 'documents',
  noun: { hr: 'Dokument', en: 'document' },
  example: 1,
  taken: {
    path: { hr: 'Već postoji PDF na toj putanji', en: 'There is a PDF at that path already' },
  },
  row: 'document',
  sort: ['id', 'name', 'nameEn', 'kind', 'path', 'issuedOn', 'order', 'createdAt', 'updatedAt'],
  order: { field: 'order', direction: 'ASC' },
  filters: {
    id: ids,
    q,
    kind: oneOf(DOCUMENT_KINDS, 'Only PDF files or only pages.'),
    isListed: flag(
      'Only documents on the page of the documents of Zaželi (true) or others (false).',
    ),
    isPublished: flag('Only published documents (true) or drafts (false).'),
    untranslated: flag(
      UNTRANSLATED,
      `(document.kind = 'pdf' AND document.pathEn IS NULL AND NOT document.croatianOnly)`,
    ),
  },
});

export type DocumentsRequest = RequestOf<typeof DOCUMENTS>;
