import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { NumberField, type Typed } from '../components/inputs/number-field';
import { textOrNull } from '../components/inputs/text';
import { fieldErrors } from '../providers/http-client';
import type { BankPayment } from './bank-payment';
import { PaymentDialog } from './payment-dialog';
import { usePaymentAction } from './use-payment-action';

const texts = 'admin.bank-payments.record';
const label = (field: string) => `resources.bank-payments.fields.${field}`;
const fields = ['paidCents', 'donorName', 'note'] as const;

interface RecordPaymentDialogProps {
  payment: BankPayment;
  onClose: () => void;
}

/** Enters a payment as a donation without a pledge, with the statement's data. */
export function RecordPaymentDialog({ payment, onClose }: RecordPaymentDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const [cents, setCents] = useState<Typed>(payment.cents);
  const [donorName, setDonorName] = useState(payment.payerName?.slice(0, 100) ?? '');
  const [isAnonymous, setAnonymous] = useState(false);
  const [note, setNote] = useState('');
  const { run, isPending, locked, error } = usePaymentAction(payment.id, 'record', fields);
  const errors = fieldErrors(error);

  const record = () =>
    run(
      {
        // The API rejects 0, which stands for an empty or invalid amount.
        paidCents: typeof cents === 'number' ? cents : 0,
        donorName: textOrNull(donorName),
        isAnonymous,
        note: textOrNull(note),
      },
      () => {
        notify('admin.bank-payments.toast.record', { type: 'success' });
        onClose();
      },
    );

  return (
    <PaymentDialog
      payment={payment}
      title={translate(`${texts}.title`)}
      submit={translate(`${texts}.submit`)}
      busy={isPending}
      disabled={locked}
      onSubmit={record}
      onClose={onClose}
    >
      <div>
        <NumberField
          unit="cents"
          currency={payment.currency}
          fullWidth
          autoFocus
          label={translate(label('amount'))}
          value={cents}
          onChange={setCents}
          error={errors.paidCents !== undefined}
          helperText={errors.paidCents ?? translate(`${texts}.help`)}
        />
        <TextField
          fullWidth
          label={translate(label('donorName'))}
          value={donorName}
          onChange={({ target }) => setDonorName(target.value)}
          error={errors.donorName !== undefined}
          helperText={errors.donorName}
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
          error={errors.note !== undefined}
          helperText={errors.note}
        />
      </div>
    </PaymentDialog>
  );
}
