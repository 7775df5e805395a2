import Alert from '@mui/material/Alert';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { useGetList, useLocaleState, useNotify, useTranslate } from 'react-admin';

import { formatDate } from '../components/format/date';
import { paidAmount, type BankPayment } from './bank-payment';
import { PaymentDialog } from './payment-dialog';
import { usePaymentAction } from './use-payment-action';

const texts = 'admin.bank-payments.reverse';
const shown = 20;

function PaymentChoice({ payment }: { payment: BankPayment }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { id, payerName, bookedOn, donation, text } = payment;
  const facts = [
    formatDate(bookedOn),
    donation
      ? translate('admin.bank-payments.donation', { reference: donation.reference })
      : translate(`admin.bank-payments.state.${payment.state}`),
    text,
  ];
  return (
    <FormControlLabel
      value={id}
      control={<Radio />}
      sx={{ alignItems: 'flex-start', py: 0.5 }}
      label={
        <>
          {translate('admin.bank-payments.by', {
            amount: paidAmount(payment, locale),
            payer: payerName ?? translate('admin.bank-payments.unnamed'),
          })}
          <Typography
            component="span"
            variant="body2"
            color="textSecondary"
            sx={{ display: 'block', overflowWrap: 'anywhere' }}
          >
            {facts.filter(Boolean).join(' · ')}
          </Typography>
        </>
      }
    />
  );
}

interface ReverseDialogProps {
  /** The reversal. */
  payment: BankPayment;
  onClose: () => void;
}

/** Finds the payment that a reversal takes back, among those of the same amount. */
export function ReverseDialog({ payment: reversal, onClose }: ReverseDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const label = useId();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<number>();
  const { cents, currency } = reversal;
  const q = useDeferredValue(text).trim();
  const { data, error } = useGetList<BankPayment>(
    'bank-payments',
    {
      filter: { kind: 'payment', cents, currency, ...(q ? { q } : {}) },
      pagination: { page: 1, perPage: shown },
      sort: { field: 'bookedOn', order: 'DESC' },
    },
    { placeholderData: keepPreviousData },
  );
  const payments = data?.filter(({ state }) => state !== 'reversed');
  const payment = payments?.find(({ id }) => id === chosen);
  const { act, isPending, locked } = usePaymentAction(reversal.id, 'reverse');

  const reverse = () =>
    payment &&
    act({ paymentId: payment.id }, () => {
      notify('admin.bank-payments.toast.reverse', { type: 'success' });
      onClose();
    });

  return (
    <PaymentDialog
      payment={reversal}
      title={translate(`${texts}.title`)}
      submit={translate(`${texts}.submit`)}
      busy={isPending}
      disabled={!payment || locked}
      onSubmit={reverse}
      onClose={onClose}
    >
      <TextField
        fullWidth
        autoFocus
        type="search"
        label={translate(`${texts}.search`)}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {error ? (
        <Alert severity="error" variant="outlined">
          {translate('admin.status.loadFailed')}
        </Alert>
      ) : null}
      <FormControl sx={{ minHeight: 112, justifyContent: 'flex-start' }}>
        <FormLabel id={label}>{translate(`${texts}.results`)}</FormLabel>
        <RadioGroup
          aria-labelledby={label}
          value={payment?.id ?? ''}
          onChange={({ target }) => setChosen(Number(target.value))}
        >
          {payments?.map((one) => (
            <PaymentChoice key={one.id} payment={one} />
          ))}
        </RadioGroup>
        <Typography role="status" color="textSecondary">
          {payments?.length === 0 ? translate(`${texts}.none`) : null}
        </Typography>
      </FormControl>
      {payment?.donation ? (
        <Alert severity="info" variant="outlined">
          {translate(`${texts}.donation`, { reference: payment.donation.reference })}
        </Alert>
      ) : null}
    </PaymentDialog>
  );
}
