import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useGetList, useLocaleState, useTranslate } from 'react-admin';
import { centsOf, formatCents, wholeEuros } from 'shared/money';
import type { Schemas } from '../api/schemas';
import { formatDate } from '../components/format/date';
import type { BankPayment } from './bank-payment';
import { ChoiceDialog, type ChoiceTexts } from './choice-dialog';

type Donation = Schemas['DonationDto'];

const texts = 'admin.bank-payments.match';
const resultCount = 8;
/** Reasons of which the donation is no longer pending: the search includes all statuses. */
const settledReasons: BankPayment['reason'][] = ['received', 'cancelled'];

/** The filter of a search text: a number alone is an amount. */
function filterOf(text: string): Record<string, unknown> {
  const whole = /^(\d{1,7})(?:[.,]00?)?\s*€?$/.exec(text.trim())?.[1];
  if (whole !== undefined && Number(whole) > 0) return { amount: Number(whole) };
  return text.trim() ? { q: text.trim() } : {};
}

/** What the donation will have received with the payment, where that differs from the pledge. */
function AmountNote({ payment, donation }: { payment: BankPayment; donation: Donation }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { amount, paidCents, currency, status } = donation;
  const money = (cents: number) => formatCents(cents, locale, currency);
  const isReceived = status === 'completed' && paidCents !== null;
  const sum = payment.cents + (isReceived ? 0 : (paidCents ?? 0));
  const cents = isReceived ? paidCents : centsOf(amount);
  if (sum === cents) return null;
  const note = isReceived ? 'otherThanPaid' : sum < cents ? 'lessThanPledged' : 'moreThanPledged';
  return (
    <Alert severity="info" variant="outlined">
      {translate(`${texts}.${note}`, {
        paid: money(sum),
        amount: money(cents),
        missing: money(Math.max(cents - sum, 0)),
      })}
    </Alert>
  );
}

/** Texts of a donation: amount and donor; reference, date and status. */
function useDonationTexts(): (donation: Donation) => ChoiceTexts {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return ({ reference, amount, paidCents, currency, donorName, donatedAt, status }) => ({
    title: translate('admin.donations.by', {
      amount: formatCents(
        status === 'completed' && paidCents !== null ? paidCents : centsOf(amount),
        locale,
        currency,
      ),
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

/** Finds the donation of a payment; the initial search is its reference, or else its amount. */
export function MatchDialog({ payment, onClose }: MatchDialogProps) {
  const translate = useTranslate();
  const describe = useDonationTexts();
  const [text, setText] = useState(
    payment.reason === 'no-reference' || !payment.pledgeReference
      ? String(wholeEuros(payment.cents))
      : payment.pledgeReference,
  );
  const [all, setAll] = useState(settledReasons.includes(payment.reason));
  const filter = {
    ...filterOf(useDeferredValue(text)),
    currency: payment.currency,
    ...(all ? {} : { status: 'pending' }),
  };
  const { data, error } = useGetList<Donation>(
    'donations',
    {
      filter,
      pagination: { page: 1, perPage: resultCount },
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
      describe={describe}
      note={(donation) => <AmountNote payment={payment} donation={donation} />}
      body={({ id }) => ({ donationId: id })}
      onClose={onClose}
    />
  );
}
