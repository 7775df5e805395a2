import Chip from '@mui/material/Chip';
import { useLocaleState, useTranslate } from 'react-admin';
import type { Schemas } from '../api/schemas';
import type { BulkDeclaration } from '../components/bulk/actions';
import { DraftLink } from '../components/draft-link/draft-link';
import { RecordDialog } from '../components/form/record-dialog';
import { ListFilter, TranslationFilter } from '../components/list/list-filter';
import { RecordCard } from '../components/list/record-card';
import { RecordList } from '../components/list/record-list';
import { useRow } from '../components/list/use-row';
import { PagesInputs } from './pages-inputs';

type SitePage = Schemas['SitePageDto'];

function PageRow() {
  const page = useRow<SitePage>();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { id, slug, isPublished, inFooter } = page;
  return (
    <RecordCard
      badges={
        <Chip
          variant={isPublished ? 'outlined' : 'filled'}
          color={isPublished ? 'success' : 'warning'}
          label={translate(`admin.pages.state.${isPublished ? 'published' : 'draft'}`)}
        />
      }
      facts={[inFooter ? translate('admin.pages.inFooter') : '']}
      preview="lead"
      slug={slug}
      publicPath={isPublished ? `/${slug}` : `/preview/pages/${locale}/${id}`}
      publicLabel={isPublished ? undefined : 'admin.pages.openPreview'}
    />
  );
}

const states = [
  { name: 'admin.pages.state.all', filter: {} },
  { name: 'admin.pages.state.drafts', filter: { isPublished: false } },
  { name: 'admin.pages.inFooter', filter: { inFooter: true } },
];

const bulk: BulkDeclaration = { actions: ['publish', 'unpublish', 'trash'] };

/** The pages that administrators added to the site. */
export function PagesList() {
  return (
    <RecordList
      sort={{ field: 'order', order: 'ASC' }}
      sortFields={['order', 'title', 'createdAt']}
      ordered
      filters={
        <>
          <ListFilter label="admin.pages.state.label" choices={states} />
          <TranslationFilter />
        </>
      }
      bulk={bulk}
      row={<PageRow />}
    >
      <RecordDialog ordered wide>
        <DraftLink />
        <PagesInputs />
      </RecordDialog>
    </RecordList>
  );
}
