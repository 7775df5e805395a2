import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import HighlightOff from '@mui/icons-material/HighlightOff';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { centsOf, formatCents, wholeEuros } from 'shared/money';
import { choicesOf } from '../api/form-rules';
import type { Schemas } from '../api/schemas';
import { formatDate } from '../components/format/date';
import { ChangeButton } from '../components/list/change-button';
import { CopyButton } from '../components/list/copy-button';
import { DayFilter } from '../components/list/day-filter';
import { ExportButton } from '../components/list/export-button';
import { FactCard } from '../components/list/fact-card';
import { ListFilter } from '../components/list/list-filter';
import { useResetList } from '../components/list/list-path';
import { RecordList } from '../components/list/record-list';
import { useCount } from '../components/list/use-count';
import { DonationsDialog } from './donations-dialog';
import { DonationsTotals } from './donations-totals';

type Donation = Schemas['DonationDto'];

const texts = 'admin.donations';
const colours = { pending: 'secondary', completed: 'success', cancelled: 'default' } as const;

/** Whether it was entered from a payment, with the rounded paid amount in place of a pledge. */
function isWithoutPledge({ amount, paidCents, donatedAt, receivedAt }: Donation): boolean {
  if (!receivedAt || amount !== wholeEuros(paidCents ?? 0)) return false;
  // Both dates of such a donation are set in one request, a few milliseconds apart.
  return Math.abs(Date.parse(receivedAt) - Date.parse(donatedAt)) < 1_000;
}

function DonationRow() {
  const donation = useRecordContext<Donation>();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (!donation) {
    return null;
  }
  const { id, reference, amount, paidCents, currency, donorName, isAnonymous, status } = donation;
  const cents = paidCents ?? centsOf(amount);
  const title = translate(`${texts}.by`, {
    amount: formatCents(cents, locale, currency),
    donor: donorName ?? translate(`${texts}.unnamed`),
  });
  return (
    <FactCard
      title={title}
      badges={
        <>
          <Chip
            size="small"
            color={colours[status]}
            variant={status === 'pending' ? 'filled' : 'outlined'}
            label={translate(`${texts}.status.${status}`)}
          />
          {isAnonymous ? (
            <Chip size="small" variant="outlined" label={translate(`${texts}.anonymous`)} />
          ) : null}
        </>
      }
      facts={[
        cents === centsOf(amount) || isWithoutPledge(donation)
          ? null
          : translate(`${texts}.pledged`, {
              amount: formatCents(centsOf(amount), locale, currency),
            }),
        translate(`${texts}.reference`, { reference }),
        formatDate(donation.donatedAt),
        donation.receivedAt
          ? translate(`${texts}.received`, { day: formatDate(donation.receivedAt) })
          : null,
        donation.donorEmail,
        donation.transactionId,
      ]}
      text={[donation.message, donation.note].filter(Boolean).join('\n')}
      actions={
        <>
          {status === 'pending' ? (
            <>
              <ChangeButton
                label={`${texts}.markReceived`}
                icon={<CheckCircleOutlined />}
                change={{ status: 'completed' }}
                successMessage={`${texts}.toast.received`}
                recordName={reference}
              />
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

function Filters() {
  const translate = useTranslate();
  return (
    <>
      <ListFilter
        label={translate(`${texts}.statusLabel`)}
        choices={choicesOf('donations', 'status').map((status) => ({
          name: translate(`${texts}.status.${status}`),
          filter: { status },
        }))}
      />
      <ListFilter
        label={translate(`${texts}.currencyLabel`)}
        choices={choicesOf('donations', 'currency').map((currency) => ({
          name: currency,
          filter: { currency },
        }))}
      />
      <DayFilter source="from" label={translate(`${texts}.from`)} />
      <DayFilter source="to" label={translate(`${texts}.to`)} />
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
      row={<DonationRow />}
    >
      <DonationsDialog />
    </RecordList>
  );
}
