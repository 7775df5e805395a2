import { formatDate } from '../components/format/date';
import { DraftBadge } from '../components/list/draft-badge';
import type { Column } from '../components/list/table/columns';
import { RecordTable } from '../components/list/table/record-table';
import { isUndecided, sizesOf, type Document } from './document';

const columns: Column<Document>[] = [
  {
    field: 'kind',
    order: 'ASC',
    width: 12,
    cell: (document, { translate }) =>
      translate(`admin.documents.${isUndecided(document) ? 'noFile' : `kind.${document.kind}`}`),
  },
  {
    field: 'isPublished',
    label: 'admin.list.state',
    width: 12,
    cell: ({ isPublished }) => (isPublished ? '' : <DraftBadge />),
  },
  { field: 'issuedOn', order: 'DESC', width: 14, cell: ({ issuedOn }) => formatDate(issuedOn) },
  {
    field: 'path',
    width: 34,
    cell: ({ path, pathEn }, { locale }) => (locale === 'en' && pathEn) || path,
  },
  {
    field: 'size',
    width: 24,
    label: 'admin.documents.sizes',
    cell: (document, { locale }) => sizesOf(document, locale),
  },
];

/** The documents, one line for each. */
export const documentsTable = (
  <RecordTable<Document>
    title={{
      field: 'name',
      order: 'ASC',
      path: ({ id }) => `/documents/${id}`,
    }}
    columns={columns}
  />
);
