import Chip from '@mui/material/Chip';
import { useLocaleState, useTranslate } from 'react-admin';
import type { BulkDeclaration } from '../components/bulk/actions';
import { formatDate } from '../components/format/date';
import { DraftBadge } from '../components/list/draft-badge';
import {
  choicesBy,
  ListFilter,
  PublicationFilter,
  TranslationFilter,
} from '../components/list/list-filter';
import { RecordCard } from '../components/list/record-card';
import { RecordList } from '../components/list/record-list';
import { useRow } from '../components/list/use-row';
import { isUndecided, sizesOf, storedPath, type Document } from './document';
import { DocumentsDialog } from './documents-dialog';
import { documentsTable } from './documents-table';

function DocumentRow() {
  const document = useRow<Document>();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const english = locale === 'en';
  const path = (english && document.pathEn) || document.path;
  return (
    <RecordCard
      badges={
        <>
          {document.isPublished ? null : <DraftBadge />}
          {document.isListed ? (
            <Chip variant="outlined" label={translate('admin.documents.place.badge')} />
          ) : null}
          {document.generated && !document.file && !document.fileEn ? (
            <Chip variant="outlined" label={translate('admin.documents.generated')} />
          ) : null}
        </>
      }
      facts={[
        translate(`admin.documents.${isUndecided(document) ? 'noFile' : `kind.${document.kind}`}`),
        sizesOf(document, locale),
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
          <ListFilter
            label="admin.documents.kind.label"
            choices={choicesBy('kind', ['pdf', 'page'], 'admin.documents.kind')}
          />
          <PublicationFilter />
          <TranslationFilter />
        </>
      }
      ordered
      bulk={bulk}
      row={<DocumentRow />}
      table={documentsTable}
    >
      <DocumentsDialog />
    </RecordList>
  );
}
