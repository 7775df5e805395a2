import Chip from '@mui/material/Chip';
import { useLocaleState, useTranslate } from 'react-admin';
import { clockTime, shortDate } from 'shared/croatian-time';
import type { Schemas } from '../api/schemas';
import type { BulkDeclaration } from '../components/bulk/actions';
import { DraftLink } from '../components/draft-link/draft-link';
import { RecordDialog } from '../components/form/record-dialog';
import { ListFilter, TranslationFilter } from '../components/list/list-filter';
import { RecordCard } from '../components/list/record-card';
import { RecordList } from '../components/list/record-list';
import { useRow } from '../components/list/use-row';
import { emptyPart } from './parts-input';
import { isOpened, PublicCallsInputs } from './public-calls-inputs';

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
  const call = useRow<PublicCall>();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const preview = `/preview/public-calls/${locale}/${call.id}`;
  return (
    <RecordCard
      badges={
        call.isPublished ? (
          <Chip
            variant="outlined"
            color={colors[call.state]}
            label={translate(`admin.public-calls.state.${call.state}`)}
          />
        ) : (
          <Chip color="warning" label={translate('admin.public-calls.state.draft')} />
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
      preview="summary"
      slug={call.slug}
      publicPath={call.isPublished ? `/javni-poziv/${call.slug}` : preview}
      publicLabel={call.isPublished ? undefined : 'admin.public-calls.openPreview'}
    />
  );
}

const stateChoices = [
  { name: 'admin.public-calls.state.all', filter: {} },
  ...states.map((state) => ({
    name: `admin.public-calls.state.${state}`,
    filter: { state, isPublished: true },
  })),
  { name: 'admin.public-calls.state.drafts', filter: { isPublished: false } },
];

const bulk: BulkDeclaration = { actions: ['publish', 'unpublish', 'trash'] };

export function PublicCallsList() {
  return (
    <RecordList
      sort={{ field: 'opensAt', order: 'DESC' }}
      sortFields={['opensAt', 'deadline', 'title']}
      filters={
        <>
          <ListFilter label="admin.public-calls.state.label" choices={stateChoices} />
          <TranslationFilter />
        </>
      }
      bulk={bulk}
      row={<PublicCallRow />}
    >
      <RecordDialog
        defaultValues={{ parts: [emptyPart] }}
        canUnpublish={({ isPublished, state }) => !isOpened({ isPublished, state })}
        wide
      >
        <DraftLink />
        <PublicCallsInputs />
      </RecordDialog>
    </RecordList>
  );
}
