import Alert from '@mui/material/Alert';
import { keepPreviousData } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useGetList, useLocaleState, useTranslate } from 'react-admin';
import { formatDate } from '../components/format/date';
import { paidAmount, type BankPayment } from './bank-payment';
import { ChoiceDialog, type ChoiceTexts } from './choice-dialog';

const texts = 'admin.bank-payments';
const resultCount = 20;

/** Texts of a payment: amount and payer; date, state and purpose. */
function usePaymentTexts(): (payment: BankPayment) => ChoiceTexts {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (payment) => {
    const { payerName, bookedOn, donation, state, text } = payment;
    const facts = [
      formatDate(bookedOn),
      donation
        ? translate(`${texts}.donation`, { reference: donation.reference })
        : translate(`${texts}.state.${state}`),
      text,
    ];
    return {
      title: translate(`${texts}.by`, {
        amount: paidAmount(payment, locale),
        payer: payerName ?? translate(`${texts}.unnamed`),
      }),
      details: facts.filter(Boolean).join(' · '),
    };
  };
}

interface ReverseDialogProps {
  /** The reversal. */
  payment: BankPayment;
  onClose: () => void;
}

/** Finds the payment that a reversal cancels, among those of the same amount. */
export function ReverseDialog({ payment: reversal, onClose }: ReverseDialogProps) {
  const translate = useTranslate();
  const describe = usePaymentTexts();
  const [text, setText] = useState('');
  const { cents, currency } = reversal;
  const q = useDeferredValue(text).trim();
  const { data, error } = useGetList<BankPayment>(
    'bank-payments',
    {
      filter: { kind: 'payment', cents, currency, ...(q ? { q } : {}) },
      pagination: { page: 1, perPage: resultCount },
      sort: { field: 'bookedOn', order: 'DESC' },
    },
    { placeholderData: keepPreviousData },
  );

  return (
    <ChoiceDialog
      payment={reversal}
      action="reverse"
      text={text}
      onText={setText}
      rows={data?.filter(({ state }) => state !== 'reversed')}
      failed={error !== null}
      describe={describe}
      note={({ donation }) =>
        donation ? (
          <Alert severity="info" variant="outlined">
            {translate(`${texts}.reverse.donation`, { reference: donation.reference })}
          </Alert>
        ) : null
      }
      body={({ id }) => ({ paymentId: id })}
      onClose={onClose}
    />
  );
}
