import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';

import { textOrNull } from '../components/text';
import { isWhole, wholeAmount, type BankPayment } from './bank-payment';
import { PaymentDialog } from './payment-dialog';
import { fieldErrors, usePaymentDeed } from './use-payment-deed';

const texts = 'admin.bank-payments.record';
const label = (field: string) => `resources.bank-payments.fields.${field}`;
const fields = ['amount', 'donorName', 'note'] as const;

interface RecordPaymentDialogProps {
  payment: BankPayment;
  onClose: () => void;
}

/** Enters a payment as a donation that nobody pledged, filled in with what the statement says. */
export function RecordPaymentDialog({ payment, onClose }: RecordPaymentDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [amount, setAmount] = useState(String(wholeAmount(payment)));
  const [donorName, setDonorName] = useState(payment.payerName?.slice(0, 100) ?? '');
  const [isAnonymous, setAnonymous] = useState(false);
  const [note, setNote] = useState('');
  const { mutate, isPending, error } = usePaymentDeed(payment.id, 'record', fields);
  const faults = fieldErrors(error);

  const record = () =>
    mutate(
      {
        amount: amount.trim() === '' ? null : Number(amount),
        donorName: textOrNull(donorName),
        isAnonymous,
        note: textOrNull(note),
      },
      {
        onSuccess: () => {
          notify('admin.bank-payments.toast.record', { type: 'success' });
          onClose();
        },
      },
    );

  return (
    <PaymentDialog
      payment={payment}
      title={translate(`${texts}.title`)}
      submit={translate(`${texts}.submit`)}
      busy={isPending}
      onSubmit={record}
      onClose={onClose}
    >
      <div>
        <TextField
          fullWidth
          autoFocus
          type="number"
          label={translate(label('amount'))}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
          error={faults.amount !== undefined}
          helperText={
            faults.amount ?? translate(`${texts}.${isWhole(payment) ? 'whole' : 'rounded'}`)
          }
          slotProps={{ htmlInput: { min: 1, step: 1 } }}
        />
        <TextField
          fullWidth
          label={translate(label('donorName'))}
          value={donorName}
          onChange={({ target }) => setDonorName(target.value)}
          error={faults.donorName !== undefined}
          helperText={faults.donorName}
          autoComplete="off"
        />
        <FormControlLabel
          control={
            <Switch checked={isAnonymous} onChange={({ target }) => setAnonymous(target.checked)} />
          }
          label={translate(label('isAnonymous'))}
        />
        <TextField
          fullWidth
          multiline
          maxRows={8}
          label={translate(label('note'))}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          error={faults.note !== undefined}
          helperText={faults.note}
        />
      </div>
    </PaymentDialog>
  );
}
