import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import type { FormEvent, ReactNode } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { DialogFrame } from '../components/form/dialog-frame';
import { formatDate } from '../components/format/date';
import { paidAmount, type BankPayment } from './bank-payment';

interface PaymentDialogProps {
  payment: BankPayment;
  title: string;
  submit: string;
  /** Whether the request is running. */
  busy: boolean;
  disabled?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** Dialog for an action on a payment; full screen on a phone. */
export function PaymentDialog(props: PaymentDialogProps) {
  const { payment, title, submit, busy, disabled = false, onSubmit, onClose, children } = props;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const paid = translate(
    `admin.bank-payments.${payment.kind === 'payment' ? 'paid' : 'returned'}`,
    {
      amount: paidAmount(payment, locale),
      day: formatDate(payment.bookedOn),
    },
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    // Rendered in a row of the list: no outer form may receive the event.
    event.stopPropagation();
    if (!busy && !disabled) onSubmit();
  };
  return (
    <DialogFrame title={title} isOpen width="sm" onClose={onClose}>
      <form noValidate onSubmit={send}>
        <DialogContent dividers sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <div>
            <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
              {[paid, payment.payerName].filter(Boolean).join(', ')}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {[payment.reference, payment.text].filter(Boolean).join(' · ')}
            </Typography>
          </div>
          {children}
        </DialogContent>
        <DialogActions sx={{ px: 3, py: 1.5, gap: 1 }}>
          <Button onClick={onClose}>{translate('admin.form.cancel')}</Button>
          <Button
            type="submit"
            variant="contained"
            color="secondary"
            loading={busy}
            disabled={disabled}
          >
            {submit}
          </Button>
        </DialogActions>
      </form>
    </DialogFrame>
  );
}
