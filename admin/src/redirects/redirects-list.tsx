import OpenInNew from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { BulkDeclaration } from '../components/bulk/actions';
import { DeleteRecordButton } from '../components/form/delete-record-button';
import { RecordDialog } from '../components/form/record-dialog';
import { formatDate } from '../components/format/date';
import { FactCard } from '../components/list/fact-card';
import { choicesBy, ListFilter } from '../components/list/list-filter';
import { RecordList } from '../components/list/record-list';
import { useRow } from '../components/list/use-row';
import { kindOf, kinds, readable, type Redirect } from './redirect';
import { RedirectsInputs } from './redirects-inputs';
import { redirectsTable } from './redirects-table';

const texts = 'admin.redirects';

function RedirectRow() {
  const redirect = useRow<Redirect>();
  const translate = useTranslate();
  const { source, target, createdAt } = redirect;
  const kind = kindOf(redirect);
  const name = readable(source);
  return (
    <FactCard
      title={name}
      badges={
        <Chip
          variant="outlined"
          color={kind === 'gone' ? 'warning' : 'default'}
          label={translate(`${texts}.badge.${kind}`)}
        />
      }
      facts={[
        target === null
          ? translate(`${texts}.leadsNowhere`)
          : translate(`${texts}.leadsTo`, { address: readable(target) }),
        translate(`${texts}.since`, { day: formatDate(createdAt) }),
      ]}
      actions={
        <>
          <Button
            href={source}
            target="_blank"
            rel="noopener"
            startIcon={<OpenInNew />}
            aria-label={`${translate(`${texts}.try`)}: ${name}`}
          >
            {translate(`${texts}.try`)}
          </Button>
          <DeleteRecordButton
            inRow
            name={name}
            label={`${texts}.remove`}
            question={{
              title: translate(`${texts}.removal.title`, { name }),
              content: `${texts}.removal.text`,
            }}
          />
        </>
      }
    />
  );
}

const bulk: BulkDeclaration = { actions: ['erase'] };

export function RedirectsList() {
  return (
    <RecordList
      sort={{ field: 'createdAt', order: 'DESC' }}
      sortFields={['createdAt', 'source', 'target']}
      filters={
        <ListFilter label={`${texts}.kind`} choices={choicesBy('kind', kinds, `${texts}.kinds`)} />
      }
      bulk={bulk}
      row={<RedirectRow />}
      table={redirectsTable}
    >
      <RecordDialog createOnly>
        <RedirectsInputs />
      </RecordDialog>
    </RecordList>
  );
}
