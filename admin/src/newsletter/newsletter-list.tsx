import MarkEmailReadOutlined from '@mui/icons-material/MarkEmailReadOutlined';
import UnsubscribeOutlined from '@mui/icons-material/UnsubscribeOutlined';
import { useTranslate, type FilterPayload } from 'react-admin';
import type { Schemas } from '../api/schemas';
import { NoMailServer } from '../components/alerts/no-mail-server';
import type { BulkDeclaration } from '../components/bulk/actions';
import { DeleteRecordButton } from '../components/form/delete-record-button';
import { RecordDialog } from '../components/form/record-dialog';
import { formatDate } from '../components/format/date';
import { ChangeButton } from '../components/list/change-button';
import { ExportButton } from '../components/list/export-button';
import { FactCard } from '../components/list/fact-card';
import { Figure, Figures } from '../components/list/figure';
import { choicesBy, ListFilter } from '../components/list/list-filter';
import { RecordList } from '../components/list/record-list';
import { useCount } from '../components/list/use-count';
import { useRow } from '../components/list/use-row';
import { ImportButton } from './import-button';
import { NewsletterInputs } from './newsletter-inputs';
import { newsletterTable } from './newsletter-table';
import { StateChips } from './state-chips';

type Subscriber = Schemas['SubscriberDto'];

const texts = 'admin.newsletter';

function SubscriberRow() {
  const subscriber = useRow<Subscriber>();
  const translate = useTranslate();
  const { email, language, subscribedAt, confirmedAt, consentAt, isActive, isStopped, importId } =
    subscriber;
  const next = isActive ? 'deactivate' : 'activate';
  return (
    <FactCard
      title={email}
      badges={<StateChips {...subscriber} />}
      facts={[
        translate(`${texts}.language.${language}`),
        translate(`${texts}.since`, { day: formatDate(subscribedAt) }),
        confirmedAt ? translate(`${texts}.confirmedOn`, { day: formatDate(confirmedAt) }) : null,
        importId ? translate(`${texts}.imported`) : null,
        consentAt ? null : translate(`${texts}.noConsent`),
      ]}
      text={isStopped ? translate(`${texts}.stoppedNote`) : undefined}
      actions={
        <>
          <ChangeButton
            label={`${texts}.${next}`}
            icon={isActive ? <UnsubscribeOutlined /> : <MarkEmailReadOutlined />}
            change={{ isActive: !isActive }}
            successMessage={`${texts}.toast.${next}d`}
            recordName={email}
          />
          <DeleteRecordButton
            inRow
            label={`${texts}.erase`}
            question={{
              title: translate(`${texts}.erasing.title`, { email }),
              content: `${texts}.erasing.text`,
            }}
          />
        </>
      }
    />
  );
}

const choice = (name: string, filter: FilterPayload) => ({ name: `${texts}.${name}`, filter });

const filters = (
  <>
    <ListFilter
      label={`${texts}.confirmedLabel`}
      choices={[
        choice('confirmed', { confirmed: true }),
        choice('unconfirmed', { confirmed: false }),
      ]}
    />
    <ListFilter
      label={`${texts}.state`}
      choices={[choice('active', { isActive: true }), choice('left', { isActive: false })]}
    />
    <ListFilter
      label={`${texts}.delivery`}
      choices={[choice('stopped', { stopped: true }), choice('reached', { stopped: false })]}
    />
    <ListFilter
      label={`${texts}.languageLabel`}
      choices={choicesBy('language', ['hr', 'en'], `${texts}.language`)}
    />
  </>
);

function Totals() {
  const translate = useTranslate();
  const totals = {
    receiving: useCount('newsletter', { isActive: true, confirmed: true, stopped: false }),
    waiting: useCount('newsletter', { isActive: true, confirmed: false }),
    left: useCount('newsletter', { isActive: false }),
    stopped: useCount('newsletter', { stopped: true }),
  };
  return (
    <Figures>
      {Object.entries(totals).map(([name, count]) => (
        <Figure
          key={name}
          label={translate(`${texts}.totals.${name}`, { smart_count: count ?? 0 })}
          value={count === undefined ? '…' : count}
        />
      ))}
    </Figures>
  );
}

const bulk: BulkDeclaration = { actions: ['unsubscribe', 'erase'], exported: true };

export function NewsletterList() {
  return (
    <RecordList
      sort={{ field: 'subscribedAt', order: 'DESC' }}
      sortFields={['subscribedAt', 'email', 'confirmedAt']}
      filters={filters}
      actions={
        <>
          <ImportButton />
          <ExportButton />
        </>
      }
      summary={
        <>
          <NoMailServer />
          <Totals />
        </>
      }
      bulk={bulk}
      row={<SubscriberRow />}
      table={newsletterTable}
    >
      <RecordDialog createOnly>
        <NewsletterInputs />
      </RecordDialog>
    </RecordList>
  );
}
