import Chip from '@mui/material/Chip';
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin';
import type { Schemas } from '../api/schemas';
import type { BulkDeclaration } from '../components/bulk/actions';
import { ListFilter, TranslationFilter } from '../components/list/list-filter';
import { RecordCard } from '../components/list/record-card';
import { RecordList } from '../components/list/record-list';
import { PagesDialog } from './pages-dialog';

type SitePage = Schemas['SitePageDto'];

function PageRow() {
  const page = useRecordContext<SitePage>();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (!page) {
    return null;
  }
  const english = locale === 'en';
  const { id, slug, isPublished, inFooter } = page;
  return (
    <RecordCard
      title={(english ? page.titleEn : page.title) || page.title || page.titleEn}
      badges={
        <Chip
          size="small"
          variant={isPublished ? 'outlined' : 'filled'}
          color={isPublished ? 'success' : 'warning'}
          label={translate(`admin.pages.state.${isPublished ? 'published' : 'draft'}`)}
        />
      }
      facts={[inFooter ? translate('admin.pages.inFooter') : '']}
      preview={(english ? page.leadEn : page.lead) ?? page.lead ?? ''}
      slug={slug}
      publicPath={isPublished ? `/${slug}` : `/preview/pages/${english ? 'en' : 'hr'}/${id}`}
      publicLabel={isPublished ? undefined : 'admin.pages.openPreview'}
      editPath={`/pages/${id}`}
    />
  );
}

function Filters() {
  const translate = useTranslate();
  return (
    <>
      <ListFilter
        label={translate('admin.pages.state.label')}
        choices={[
          { name: translate('admin.pages.state.all'), filter: {} },
          { name: translate('admin.pages.state.drafts'), filter: { isPublished: false } },
          { name: translate('admin.pages.inFooter'), filter: { inFooter: true } },
        ]}
      />
      <TranslationFilter />
    </>
  );
}

const bulk: BulkDeclaration = { actions: ['publish', 'unpublish', 'trash'] };

/** The pages that administrators added to the site. */
export function PagesList() {
  return (
    <RecordList
      sort={{ field: 'order', order: 'ASC' }}
      sortFields={['order', 'title', 'createdAt']}
      ordered
      filters={<Filters />}
      bulk={bulk}
      row={<PageRow />}
    >
      <PagesDialog />
    </RecordList>
  );
}
