import Chip from '@mui/material/Chip';
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin';
import type { BulkDeclaration } from '../components/bulk/actions';
import { formatDate } from '../components/format/date';
import { fileSize } from '../components/format/file-size';
import { DraftBadge } from '../components/list/draft-badge';
import { ListFilter, PublicationFilter, TranslationFilter } from '../components/list/list-filter';
import { RecordCard } from '../components/list/record-card';
import { RecordList } from '../components/list/record-list';
import { isUndecided, storedPath, type Document } from './document';
import { DocumentsDialog } from './documents-dialog';
import { DocumentsTable } from './documents-table';

function DocumentRow() {
  const document = useRecordContext<Document>();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (!document) {
    return null;
  }
  const english = locale === 'en';
  const sizes = [
    document.size === null ? '' : `hr ${fileSize(document.size, locale)}`,
    document.sizeEn === null ? '' : `en ${fileSize(document.sizeEn, locale)}`,
  ];
  const path = (english && document.pathEn) || document.path;
  return (
    <RecordCard
      title={(english ? document.nameEn : document.name) || document.name || document.nameEn}
      badges={
        <>
          {document.isPublished ? null : <DraftBadge />}
          {document.isListed ? (
            <Chip
              size="small"
              variant="outlined"
              label={translate('admin.documents.place.badge')}
            />
          ) : null}
          {document.generated && !document.file && !document.fileEn ? (
            <Chip size="small" variant="outlined" label={translate('admin.documents.generated')} />
          ) : null}
        </>
      }
      facts={[
        translate(`admin.documents.${isUndecided(document) ? 'noFile' : `kind.${document.kind}`}`),
        sizes.filter(Boolean).join(', '),
        document.kind === 'pdf' && document.path && !document.pathEn
          ? translate('admin.documents.noEnglish')
          : '',
        formatDate(document.issuedOn),
      ]}
      slug={path}
      publicPath={
        english
          ? (storedPath(document, 'en') ?? storedPath(document, 'hr'))
          : (storedPath(document, 'hr') ?? storedPath(document, 'en'))
      }
      publicLabel={document.isPublic ? undefined : 'admin.documents.openDraft'}
      editPath={`/documents/${document.id}`}
    />
  );
}

function KindFilter() {
  const translate = useTranslate();
  return (
    <ListFilter
      label={translate('admin.documents.kind.label')}
      choices={(['pdf', 'page'] as const).map((kind) => ({
        name: translate(`admin.documents.kind.${kind}`),
        filter: { kind },
      }))}
    />
  );
}

const bulk: BulkDeclaration = { actions: ['publish', 'unpublish', 'trash'] };

export function DocumentsList() {
  return (
    <RecordList
      sort={{ field: 'order', order: 'ASC' }}
      sortFields={['order', 'name', 'kind', 'issuedOn']}
      filters={
        <>
          <KindFilter />
          <PublicationFilter />
          <TranslationFilter />
        </>
      }
      ordered
      bulk={bulk}
      row={<DocumentRow />}
      table={<DocumentsTable />}
    >
      <DocumentsDialog />
    </RecordList>
  );
}
