import AddIcon from '@mui/icons-material/Add';
import LinkIcon from '@mui/icons-material/Link';
import Chip from '@mui/material/Chip';
import { useLocaleState, useTranslate } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { groupIban } from 'shared/iban';
import { fieldsOf } from 'shared/is-record';
import { formatCents } from 'shared/money';
import type { BulkDeclaration } from '../components/bulk/actions';
import { formatDate } from '../components/format/date';
import { FactCard } from '../components/list/fact-card';
import { choicesBy, ListFilter } from '../components/list/list-filter';
import { RecordList } from '../components/list/record-list';
import { useRow } from '../components/list/use-row';
import { DropArea, PickButton } from '../components/upload/upload-area';
import { DialogButton, SetAsideButton, TellApartButton } from './action-buttons';
import { ActionLockProvider } from './action-lock';
import { paidAmount, type BankPayment } from './bank-payment';
import { ImportedStatements } from './imported-statements';
import { MatchDialog } from './match-dialog';
import { PaymentStatus } from './payment-status';
import { RecordPaymentDialog } from './record-payment-dialog';
import { ReverseDialog } from './reverse-dialog';
import { StatementList } from './statement-list';
import { useStatements } from './use-statements';

const texts = 'admin.bank-payments';
const states = ['waiting', 'matched', 'reversed', 'aside'] as const;
const colours = {
  waiting: 'secondary',
  matched: 'success',
  reversed: 'warning',
  aside: 'default',
} as const;
const defaultFilter = { state: 'waiting' };
const bulk: BulkDeclaration = { actions: ['setAside', 'bringBack'] };

/** The actions on an unmatched payment, or on a reversal. */
function WaitingActions({ payment, recordName }: { payment: BankPayment; recordName: string }) {
  const { id, kind, reason, likely } = payment;
  if (reason === 'maybe-known' && likely) {
    return (
      <>
        <SetAsideButton id={id} recordName={recordName} label={`${texts}.likely.same`} />
        <TellApartButton id={id} recordName={recordName} />
      </>
    );
  }
  if (kind === 'reversal') {
    return (
      <>
        {reason === 'partial' ? null : (
          <DialogButton
            payment={payment}
            recordName={recordName}
            startIcon={<LinkIcon />}
            dialog={ReverseDialog}
            label={`${texts}.reverse.open`}
          />
        )}
        <SetAsideButton id={id} recordName={recordName} />
      </>
    );
  }
  return (
    <>
      <DialogButton
        payment={payment}
        recordName={recordName}
        startIcon={<LinkIcon />}
        dialog={MatchDialog}
        label={`${texts}.match.open`}
      />
      <DialogButton
        payment={payment}
        recordName={recordName}
        startIcon={<AddIcon />}
        dialog={RecordPaymentDialog}
        label={`${texts}.record.open`}
      />
      <SetAsideButton id={id} recordName={recordName} />
    </>
  );
}

function PaymentRow() {
  const payment = useRow<BankPayment>();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { state, kind, payerName, payerIban, bookedOn, reference, text } = payment;
  const { originalCents, originalCurrency } = payment;
  const title = translate(`${texts}.${kind === 'payment' ? 'by' : 'reversalBy'}`, {
    amount: paidAmount(payment, locale),
    payer: payerName ?? translate(`${texts}.unnamed`),
  });
  return (
    <FactCard
      title={title}
      badges={
        <Chip
          color={colours[state]}
          variant={state === 'waiting' ? 'filled' : 'outlined'}
          label={translate(
            `${texts}.state.${kind === 'reversal' && state === 'reversed' ? 'reversing' : state}`,
          )}
        />
      }
      facts={[
        formatDate(bookedOn),
        originalCents === null || originalCurrency === null
          ? null
          : translate(`${texts}.original`, {
              amount: formatCents(originalCents, locale, originalCurrency),
            }),
        payerIban === null ? null : groupIban(payerIban, '\u00a0'),
        reference ? translate(`${texts}.reference`, { reference }) : null,
      ]}
      text={text}
      below={<PaymentStatus payment={payment} recordName={title} />}
      actions={state === 'waiting' ? <WaitingActions payment={payment} recordName={title} /> : null}
    />
  );
}

/** Import of bank statements, and the payments that were not matched automatically. */
export function BankPaymentsList() {
  const translate = useTranslate();
  const picksFile = fieldsOf(useLocation().state).picksFile === true;
  const { files, add, clearFinished } = useStatements();
  return (
    <DropArea onFiles={add} label={translate(`${texts}.drop`)}>
      <ActionLockProvider>
        <RecordList
          sort={{ field: 'bookedOn', order: 'DESC' }}
          sortFields={['bookedOn', 'cents', 'payerName', 'importedAt']}
          defaultFilter={defaultFilter}
          filters={
            <ListFilter
              label={`${texts}.stateLabel`}
              choices={choicesBy('state', states, `${texts}.state`)}
            />
          }
          actions={
            <PickButton
              onFiles={add}
              accept=".xml,.csv,.txt,text/xml,application/xml,text/csv"
              label={translate(`${texts}.import`)}
              opensAtOnce={picksFile}
            />
          }
          summary={
            <>
              {files.length > 0 ? (
                <ImportedStatements files={files} onClose={clearFinished} />
              ) : null}
              <StatementList />
            </>
          }
          row={<PaymentRow />}
          bulk={bulk}
          canCreate={false}
        />
      </ActionLockProvider>
    </DropArea>
  );
}
