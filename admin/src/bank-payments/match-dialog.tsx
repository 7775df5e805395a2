import Alert from '@mui/material/Alert';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useId, useState } from 'react';
import { useGetList, useLocaleState, useNotify, useTranslate } from 'react-admin';

import type { components } from '../api/schema';
import { formatAmount } from '../components/format/amount';
import { formatDate } from '../components/format/date';
import { paidAmount, wholeAmount, type BankPayment } from './bank-payment';
import { PaymentDialog } from './payment-dialog';
import { usePaymentAction } from './use-payment-action';

type Donation = components['schemas']['DonationDto'];

const texts = 'admin.bank-payments.match';
const shown = 8;
/** Somebody asked for these by their reference, although they no longer wait for a payment. */
const settled: BankPayment['reason'][] = ['received', 'cancelled'];

/** A number alone is an amount; anything else is looked for in words. */
function searchFor(text: string): Record<string, unknown> {
  const whole = /^(\d{1,7})(?:[.,]00?)?\s*€?$/.exec(text.trim())?.[1];
  if (whole !== undefined && Number(whole) > 0) return { amount: Number(whole) };
  return text.trim() ? { q: text.trim() } : {};
}

/** What will be stored, where that is not what the donation says. */
function AmountNote({ payment, donation }: { payment: BankPayment; donation: Donation }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { amount, paidCents, currency } = donation;
  const cents = paidCents ?? amount * 100;
  if (cents === payment.cents) return null;
  return (
    <Alert severity="info" variant="outlined">
      {translate(`${texts}.${paidCents === null ? 'otherThanPledged' : 'otherThanPaid'}`, {
        paid: paidAmount(payment, locale),
        amount: formatAmount(cents / 100, currency, locale),
      })}
    </Alert>
  );
}

function DonationChoice({ donation }: { donation: Donation }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { id, reference, amount, paidCents, currency, donorName, donatedAt, status } = donation;
  return (
    <FormControlLabel
      value={id}
      control={<Radio />}
      sx={{ alignItems: 'flex-start', py: 0.5 }}
      label={
        <>
          {translate('admin.donations.by', {
            amount: formatAmount((paidCents ?? amount * 100) / 100, currency, locale),
            donor: donorName ?? translate('admin.donations.unnamed'),
          })}
          <Typography
            component="span"
            variant="body2"
            color="textSecondary"
            sx={{ display: 'block' }}
          >
            {translate(`${texts}.pledged`, {
              reference,
              day: formatDate(donatedAt),
              status: translate(`admin.bank-payments.status.${status}`),
            })}
          </Typography>
        </>
      }
    />
  );
}

interface MatchDialogProps {
  payment: BankPayment;
  onClose: () => void;
}

/** Finds the donation that a payment is: by its reference, or else by its amount to begin with. */
export function MatchDialog({ payment, onClose }: MatchDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const label = useId();
  const [text, setText] = useState(
    payment.reason === 'no-reference' || !payment.pledgeReference
      ? String(wholeAmount(payment))
      : payment.pledgeReference,
  );
  const [all, setAll] = useState(settled.includes(payment.reason));
  const [chosen, setChosen] = useState<number>();
  const filter = {
    ...searchFor(useDeferredValue(text)),
    currency: payment.currency,
    ...(all ? {} : { status: 'pending' }),
  };
  const { data, error } = useGetList<Donation>(
    'donations',
    {
      filter,
      pagination: { page: 1, perPage: shown },
      sort: { field: 'donatedAt', order: 'DESC' },
    },
    { placeholderData: keepPreviousData },
  );
  const donation = data?.find(({ id }) => id === chosen);
  const { act, isPending, locked } = usePaymentAction(payment.id, 'match');

  const match = () =>
    donation &&
    act({ donationId: donation.id }, () => {
      notify('admin.bank-payments.toast.match', { type: 'success' });
      onClose();
    });

  return (
    <PaymentDialog
      payment={payment}
      title={translate(`${texts}.title`)}
      submit={translate(`${texts}.submit`)}
      busy={isPending}
      disabled={!donation || locked}
      onSubmit={match}
      onClose={onClose}
    >
      <div>
        <TextField
          fullWidth
          autoFocus
          type="search"
          label={translate(`${texts}.search`)}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <FormControlLabel
          control={<Switch checked={all} onChange={({ target }) => setAll(target.checked)} />}
          label={translate(`${texts}.all`)}
        />
      </div>
      {error ? (
        <Alert severity="error" variant="outlined">
          {translate('admin.status.loadFailed')}
        </Alert>
      ) : null}
      <FormControl sx={{ minHeight: 112, justifyContent: 'flex-start' }}>
        <FormLabel id={label}>{translate(`${texts}.results`)}</FormLabel>
        <RadioGroup
          aria-labelledby={label}
          value={donation?.id ?? ''}
          onChange={({ target }) => setChosen(Number(target.value))}
        >
          {data?.map((one) => (
            <DonationChoice key={one.id} donation={one} />
          ))}
        </RadioGroup>
        <Typography role="status" color="textSecondary">
          {data?.length === 0 ? translate(`${texts}.none`) : null}
        </Typography>
      </FormControl>
      {donation ? <AmountNote payment={payment} donation={donation} /> : null}
    </PaymentDialog>
  );
}
