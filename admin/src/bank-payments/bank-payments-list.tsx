import AddIcon from '@mui/icons-material/Add';
import LinkIcon from '@mui/icons-material/Link';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { FactCard } from '../components/fact-card';
import { formatDate } from '../components/format-date';
import { ListFilter } from '../components/list-filter';
import { RecordList } from '../components/record-list';
import { DropArea, PickButton } from '../components/upload-area';
import { paidAmount, spacedIban, type BankPayment } from './bank-payment';
import { SetAsideButton, WaitAgainButton } from './deed-buttons';
import { ImportedStatements } from './imported-statements';
import { MatchDialog } from './match-dialog';
import { RecordPaymentDialog } from './record-payment-dialog';
import { useStatements } from './use-statements';

const texts = 'admin.bank-payments';
const states = ['waiting', 'matched', 'aside'] as const;
const colours = { waiting: 'secondary', matched: 'success', aside: 'default' } as const;
const startFilter = { state: 'waiting' };

interface DialogButtonProps {
  payment: BankPayment;
  label: string;
  /** Whose payment it is, for those who cannot see the row. */
  of: string;
  icon: ReactNode;
  dialog: ComponentType<{ payment: BankPayment; onClose: () => void }>;
}

function DialogButton({ payment, label, of, icon, dialog: Dialog }: DialogButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={icon} onClick={() => setOpen(true)} aria-label={`${label}: ${of}`}>
        {label}
      </Button>
      {open ? <Dialog payment={payment} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** The donation it is, or why it waits. */
function Standing({ payment }: { payment: BankPayment }) {
  const translate = useTranslate();
  const { donation, reason, pledgeReference: reference, state } = payment;
  if (donation) {
    return (
      <MuiLink
        component={Link}
        to={`/donations/${donation.id}`}
        sx={{ display: 'inline-block', py: 1.25, my: -0.75 }}
      >
        {translate(`${texts}.donation`, { reference: donation.reference })}
        {donation.donorName ? `, ${donation.donorName}` : null}
      </MuiLink>
    );
  }
  if (state !== 'waiting') return null;
  return (
    <Typography variant="body2" sx={{ mt: 0.5 }}>
      {translate(`${texts}.reason.${reason ?? 'unlinked'}`, { reference })}
    </Typography>
  );
}

function PaymentRow() {
  const payment = useRecordContext<BankPayment>();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (!payment) {
    return null;
  }
  const { id, state, payerName, payerIban, bookedOn, reference, text } = payment;
  const title = translate(`${texts}.by`, {
    amount: paidAmount(payment, locale),
    payer: payerName ?? translate(`${texts}.unnamed`),
  });
  return (
    <FactCard
      title={title}
      badges={
        <Chip
          size="small"
          color={colours[state]}
          variant={state === 'waiting' ? 'filled' : 'outlined'}
          label={translate(`${texts}.state.${state}`)}
        />
      }
      facts={[
        formatDate(bookedOn),
        spacedIban(payerIban),
        reference ? translate(`${texts}.reference`, { reference }) : null,
      ]}
      text={text}
      below={<Standing payment={payment} />}
      actions={
        state === 'waiting' ? (
          <>
            <DialogButton
              payment={payment}
              label={translate(`${texts}.match.open`)}
              of={title}
              icon={<LinkIcon />}
              dialog={MatchDialog}
            />
            <DialogButton
              payment={payment}
              label={translate(`${texts}.record.open`)}
              of={title}
              icon={<AddIcon />}
              dialog={RecordPaymentDialog}
            />
            <SetAsideButton id={id} of={title} />
          </>
        ) : (
          <WaitAgainButton
            id={id}
            of={title}
            deed={state === 'aside' ? 'bring-back' : 'unmatch'}
            label={translate(`${texts}.${state === 'aside' ? 'aside.back' : 'unmatch'}`)}
          />
        )
      }
    />
  );
}

function Filters() {
  const translate = useTranslate();
  return (
    <ListFilter
      label={translate(`${texts}.stateLabel`)}
      choices={states.map((state) => ({
        name: translate(`${texts}.state.${state}`),
        filter: { state },
      }))}
    />
  );
}

/** Bank statements are imported here, and the payments dealt with that were not matched by themselves. */
export function BankPaymentsList() {
  const translate = useTranslate();
  const { files, add, forget } = useStatements();
  return (
    <DropArea onFiles={add} label={translate(`${texts}.drop`)}>
      <RecordList
        sort={{ field: 'bookedOn', order: 'DESC' }}
        sortFields={['bookedOn', 'cents', 'payerName', 'importedAt']}
        startFilter={startFilter}
        filters={<Filters />}
        actions={
          <PickButton
            onFiles={add}
            accept=".xml,.csv,.txt,text/xml,application/xml,text/csv"
            label={translate(`${texts}.import`)}
          />
        }
        summary={
          <>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
              {translate(`${texts}.lead`)}
            </Typography>
            {files.length > 0 ? <ImportedStatements files={files} onClose={forget} /> : null}
          </>
        }
        row={<PaymentRow />}
        canCreate={false}
      />
    </DropArea>
  );
}
