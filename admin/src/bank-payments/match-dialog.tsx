import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useGetList, useLocaleState, useTranslate } from 'react-admin';
import { centsOf, formatCents, wholeEuros } from 'shared/money';
import type { Schemas } from '../api/schemas';
import { formatDate } from '../components/format/date';
import { paidAmount, type BankPayment } from './bank-payment';
import { ChoiceDialog, type ChoiceWords } from './choice-dialog';

type Donation = Schemas['DonationDto'];

const texts = 'admin.bank-payments.match';
const shown = 8;
/** Statuses that no longer wait for a payment; found when searched for by reference. */
const settled: BankPayment['reason'][] = ['received', 'cancelled'];

/** A number alone is an amount; anything else is a text to search for. */
function searchFor(text: string): Record<string, unknown> {
  const whole = /^(\d{1,7})(?:[.,]00?)?\s*€?$/.exec(text.trim())?.[1];
  if (whole !== undefined && Number(whole) > 0) return { amount: Number(whole) };
  return text.trim() ? { q: text.trim() } : {};
}

/** The amount that will be stored, where it differs from the pledged one. */
function AmountNote({ payment, donation }: { payment: BankPayment; donation: Donation }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { amount, paidCents, currency } = donation;
  const cents = paidCents ?? centsOf(amount);
  if (cents === payment.cents) return null;
  return (
    <Alert severity="info" variant="outlined">
      {translate(`${texts}.${paidCents === null ? 'otherThanPledged' : 'otherThanPaid'}`, {
        paid: paidAmount(payment, locale),
        amount: formatCents(cents, locale, currency),
      })}
    </Alert>
  );
}

/** Texts of a donation: amount and donor; reference, date and status. */
function useDonationInWords(): (donation: Donation) => ChoiceWords {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return ({ reference, amount, paidCents, currency, donorName, donatedAt, status }) => ({
    title: translate('admin.donations.by', {
      amount: formatCents(paidCents ?? centsOf(amount), locale, currency),
      donor: donorName ?? translate('admin.donations.unnamed'),
    }),
    details: translate(`${texts}.pledged`, {
      reference,
      day: formatDate(donatedAt),
      status: translate(`admin.bank-payments.status.${status}`),
    }),
  });
}

interface MatchDialogProps {
  payment: BankPayment;
  onClose: () => void;
}

/** Finds the donation of a payment: by its reference, or else by its amount at first. */
export function MatchDialog({ payment, onClose }: MatchDialogProps) {
  const translate = useTranslate();
  const inWords = useDonationInWords();
  const [text, setText] = useState(
    payment.reason === 'no-reference' || !payment.pledgeReference
      ? String(wholeEuros(payment.cents))
      : payment.pledgeReference,
  );
  const [all, setAll] = useState(settled.includes(payment.reason));
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

  return (
    <ChoiceDialog
      payment={payment}
      action="match"
      text={text}
      onText={setText}
      options={
        <FormControlLabel
          control={<Switch checked={all} onChange={({ target }) => setAll(target.checked)} />}
          label={translate(`${texts}.all`)}
        />
      }
      rows={data}
      failed={error !== null}
      words={inWords}
      note={(donation) => <AmountNote payment={payment} donation={donation} />}
      body={({ id }) => ({ donationId: id })}
      onClose={onClose}
    />
  );
}
