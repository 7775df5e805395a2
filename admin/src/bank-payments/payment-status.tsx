import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Link, useLocaleState, useTranslate } from 'react-admin';
import { groupIban } from 'shared/iban';
import { formatCents } from 'shared/money';
import { formatDate } from '../components/format/date';
import { ReturnButton } from './action-buttons';
import type { BankPayment } from './bank-payment';

const texts = 'admin.bank-payments';

interface PaymentStatusProps {
  payment: BankPayment;
  /** Name of the payment, for screen readers. */
  recordName: string;
}

/** The other payment that an entry may be, or may take back. */
function LikelyPayment({ likely }: { likely: NonNullable<BankPayment['likely']> }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { kind, cents, currency, payerName, payerIban, bookedOn, reference, text } = likely;
  const { donation, state } = likely;
  const facts = [
    translate(`${texts}.${kind === 'payment' ? 'by' : 'reversalBy'}`, {
      amount: formatCents(cents, locale, currency),
      payer: payerName ?? translate(`${texts}.unnamed`),
    }),
    formatDate(bookedOn),
    payerIban === null ? null : groupIban(payerIban, '\u00a0'),
    reference ? translate(`${texts}.reference`, { reference }) : null,
    text,
    donation
      ? translate(`${texts}.donation`, { reference: donation.reference })
      : translate(`${texts}.state.${state}`),
  ];
  return (
    <Typography
      variant="body2"
      sx={{ mt: 0.5, pl: 1.5, borderLeft: 3, borderColor: 'divider', overflowWrap: 'anywhere' }}
    >
      {facts.filter(Boolean).join(' · ')}
    </Typography>
  );
}

/** State of a payment with its undo button, or the reason why it is unmatched. */
export function PaymentStatus({ payment, recordName }: PaymentStatusProps) {
  const translate = useTranslate();
  const { id, kind, donation, counterpart, reason, state } = payment;
  if (state === 'waiting') {
    const reference = payment.pledgeReference;
    return (
      <>
        <Typography variant="body2" sx={{ mt: 0.5 }}>
          {translate(`${texts}.reason.${reason ?? 'unlinked'}`, { reference })}
        </Typography>
        {payment.likely ? <LikelyPayment likely={payment.likely} /> : null}
      </>
    );
  }
  const undoActions = {
    matched: { action: 'unmatch', successMessage: 'unmatch', label: `${texts}.unmatch` },
    reversed: { action: 'unmatch', successMessage: 'apart', label: `${texts}.apart` },
    aside: { action: 'bring-back', successMessage: 'bring-back', label: `${texts}.aside.back` },
  } as const;
  const { action, successMessage, label } = undoActions[state];
  return (
    <Box sx={{ mt: 0.5 }}>
      {counterpart ? (
        <Typography variant="body2">
          {translate(`${texts}.${kind === 'payment' ? 'reversedBy' : 'reverses'}`, {
            day: formatDate(counterpart.bookedOn),
          })}
        </Typography>
      ) : null}
      {donation ? (
        <Link
          to={`/donations/${donation.id}`}
          sx={{ display: 'block', width: 'fit-content', py: 1.25, my: -0.75 }}
        >
          {translate(`${texts}.donation`, { reference: donation.reference })}
          {donation.donorName ? `, ${donation.donorName}` : null}
        </Link>
      ) : null}
      <ReturnButton
        id={id}
        recordName={recordName}
        action={action}
        successMessage={successMessage}
        label={label}
      />
    </Box>
  );
}
