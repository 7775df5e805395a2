import type { Values } from '../api/form-rules';
import { RecordDialog } from '../components/form/record-dialog';
import { DonationRemoval } from './donation-removal';
import { DonationsInputs } from './donations-inputs';

const defaultValues = { currency: 'EUR' };

/** Only a received donation has a date of receipt and a paid amount. */
function withReceipt({ receivedAt, paidCents, ...body }: Values): Values {
  if (body.status !== 'completed') return body;
  return { ...body, paidCents, ...(receivedAt ? { receivedAt } : {}) };
}

export function DonationsDialog() {
  return (
    <RecordDialog
      defaultValues={defaultValues}
      transform={withReceipt}
      removal={<DonationRemoval />}
    >
      <DonationsInputs />
    </RecordDialog>
  );
}
