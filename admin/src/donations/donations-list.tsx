import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import HighlightOff from '@mui/icons-material/HighlightOff';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { centsOf, formatCents } from 'shared/money';
import { choicesOf } from '../api/form-rules';
import type { BulkDeclaration } from '../components/bulk/actions';
import { formatDate } from '../components/format/date';
import { ChangeButton } from '../components/list/change-button';
import { CopyButton } from '../components/list/copy-button';
import { DateRangeFilter } from '../components/list/date-range-filter';
import { ExportButton } from '../components/list/export-button';
import { FactCard } from '../components/list/fact-card';
import { choicesBy, ListFilter } from '../components/list/list-filter';
import { useResetList } from '../components/list/list-path';
import { RecordList } from '../components/list/record-list';
import { useCount } from '../components/list/use-count';
import { useRow } from '../components/list/use-row';
import { isWithoutPledge, shownCents, useDonationTitle, type Donation } from './donation';
import { DonationsDialog } from './donations-dialog';
import { donationsTable } from './donations-table';
import { DonationsTotals } from './donations-totals';
import { periodsUntil } from './periods';
import { MarkReceivedButton, WaitingThanks } from './receipt-buttons';
import { StatusChip } from './status-chip';
import { useProjects } from './use-projects';

const ways = ['transfer', 'cash', 'statement'] as const;

const texts = 'admin.donations';

function DonationRow() {
  const donation = useRow<Donation>();
  const titleOf = useDonationTitle();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { id, reference, amount, paidCents, currency, isAnonymous, status } = donation;
  const cents = shownCents(donation);
  return (
    <FactCard
      title={titleOf(donation)}
      badges={
        <>
          <StatusChip donation={donation} />
          {isAnonymous ? <Chip variant="outlined" label={translate(`${texts}.anonymous`)} /> : null}
        </>
      }
      facts={[
        cents === centsOf(amount) || isWithoutPledge(donation)
          ? null
          : translate(`${texts}.pledged`, {
              amount: formatCents(centsOf(amount), locale, currency),
            }),
        status === 'pending' && paidCents !== null
          ? translate(`${texts}.arrived`, { amount: formatCents(paidCents, locale, currency) })
          : null,
        translate(`${texts}.reference`, { reference }),
        formatDate(donation.donatedAt),
        donation.receivedAt
          ? translate(`${texts}.received`, { day: formatDate(donation.receivedAt) })
          : null,
        donation.method === 'cash' ? translate(`${texts}.method.cash`) : null,
        donation.donorEmail,
        donation.transactionId,
      ]}
      text={[donation.message, donation.note].filter(Boolean).join('\n')}
      below={<WaitingThanks donation={donation} />}
      actions={
        <>
          {status === 'pending' ? (
            <>
              <MarkReceivedButton donation={donation} />
              <ChangeButton
                label={`${texts}.markLapsed`}
                icon={<HighlightOff />}
                change={{ status: 'cancelled' }}
                successMessage={`${texts}.toast.lapsed`}
                recordName={reference}
              />
            </>
          ) : null}
          <CopyButton
            label={`${texts}.copyPage`}
            text={donation.statusPage}
            recordName={reference}
          />
        </>
      }
      editPath={`/donations/${id}`}
    />
  );
}

/** Frequent periods, which fill in both days. */
function PeriodFilter() {
  const [periods] = useState(() => periodsUntil(Date.now()));
  return (
    <ListFilter
      label={`${texts}.period.label`}
      choices={Object.entries(periods).map(([name, filter]) => ({
        name: `${texts}.period.${name}`,
        filter,
      }))}
    />
  );
}

function Filters() {
  const projects = useProjects();
  return (
    <>
      <ListFilter
        label={`${texts}.statusLabel`}
        choices={choicesBy('status', choicesOf('donations', 'status'), `${texts}.status`)}
      />
      <ListFilter
        label={`${texts}.currencyLabel`}
        choices={choicesOf('donations', 'currency').map((currency) => ({
          name: currency,
          filter: { currency },
        }))}
      />
      <ListFilter label={`${texts}.wayLabel`} choices={choicesBy('way', ways, `${texts}.way`)} />
      <ListFilter
        label={`${texts}.project`}
        choices={projects.map(({ id, name }) => ({ name, filter: { projectId: id } }))}
      />
      <PeriodFilter />
      <DateRangeFilter texts={texts} />
    </>
  );
}

/** Link to the payments of bank statements, with the number of unmatched ones. */
function StatementsButton() {
  const translate = useTranslate();
  const waiting = useCount('bank-payments', { state: 'waiting' }) ?? 0;
  const resetList = useResetList();
  return (
    <Button
      component={Link}
      to="/bank-payments"
      onClick={() => resetList('bank-payments')}
      variant="outlined"
      startIcon={<AccountBalanceOutlined />}
    >
      {translate(`${texts}.statements`)}
      {waiting > 0 ? ` (${waiting})` : null}
    </Button>
  );
}

const bulk: BulkDeclaration = { actions: ['complete', 'cancel', 'trash'], exported: true };

export function DonationsList() {
  return (
    <RecordList
      sort={{ field: 'donatedAt', order: 'DESC' }}
      sortFields={['donatedAt', 'receivedAt', 'amount', 'status', 'donorName']}
      filters={<Filters />}
      actions={
        <>
          <StatementsButton />
          <ExportButton />
        </>
      }
      summary={<DonationsTotals />}
      bulk={bulk}
      row={<DonationRow />}
      table={donationsTable}
    >
      <DonationsDialog />
    </RecordList>
  );
}
