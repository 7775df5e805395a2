import Chip from '@mui/material/Chip';
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin';
import { clockTime, shortDate } from 'shared/croatian-time';
import type { Schemas } from '../api/schemas';
import type { BulkDeclaration } from '../components/bulk/actions';
import { ListFilter, TranslationFilter } from '../components/list/list-filter';
import { RecordCard } from '../components/list/record-card';
import { RecordList } from '../components/list/record-list';
import { PublicCallsDialog } from './public-calls-dialog';

type PublicCall = Schemas['PublicCallDto'];

const states = ['soon', 'open', 'closed', 'results'] as const;

const colors = {
  soon: 'info',
  open: 'success',
  closed: 'default',
  results: 'secondary',
} as const satisfies Record<PublicCall['state'], string>;

/** An instant in Croatian time, in digits. */
const inDigits = (instant: string): string => `${shortDate(instant)} ${clockTime(instant)}`;

function PublicCallRow() {
  const call = useRecordContext<PublicCall>();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (!call) {
    return null;
  }
  const english = locale === 'en';
  const preview = `/preview/public-calls/${english ? 'en' : 'hr'}/${call.id}`;
  return (
    <RecordCard
      title={(english ? call.titleEn : call.title) || call.title || call.titleEn}
      badges={
        call.isPublished ? (
          <Chip
            size="small"
            variant="outlined"
            color={colors[call.state]}
            label={translate(`admin.public-calls.state.${call.state}`)}
          />
        ) : (
          <Chip size="small" color="warning" label={translate('admin.public-calls.state.draft')} />
        )
      }
      facts={[
        call.opensAt === null
          ? ''
          : translate('admin.public-calls.opens', { date: inDigits(call.opensAt) }),
        call.deadline === null
          ? translate('admin.public-calls.noDeadline')
          : translate('admin.public-calls.deadline', { date: inDigits(call.deadline) }),
      ]}
      preview={(english ? call.summaryEn : call.summary) || call.summary}
      slug={call.slug}
      publicPath={call.isPublished ? `/javni-poziv/${call.slug}` : preview}
      publicLabel={call.isPublished ? undefined : 'admin.public-calls.openPreview'}
      editPath={`/public-calls/${call.id}`}
    />
  );
}

function Filters() {
  const translate = useTranslate();
  return (
    <>
      <ListFilter
        label={translate('admin.public-calls.state.label')}
        choices={[
          { name: translate('admin.public-calls.state.all'), filter: {} },
          ...states.map((state) => ({
            name: translate(`admin.public-calls.state.${state}`),
            filter: { state, isPublished: true },
          })),
          {
            name: translate('admin.public-calls.state.drafts'),
            filter: { isPublished: false },
          },
        ]}
      />
      <TranslationFilter />
    </>
  );
}

const bulk: BulkDeclaration = { actions: ['publish', 'unpublish', 'trash'] };

export function PublicCallsList() {
  return (
    <RecordList
      sort={{ field: 'opensAt', order: 'DESC' }}
      sortFields={['opensAt', 'deadline', 'title']}
      filters={<Filters />}
      bulk={bulk}
      row={<PublicCallRow />}
    >
      <PublicCallsDialog />
    </RecordList>
  );
}
