import { useRecordContext } from 'react-admin';
import { DeleteRecordButton } from '../components/form/delete-record-button';
import { useDonationTitle, type Donation } from './donation';
import { CancelReceiptButton } from './receipt-buttons';

/** Deletes the form's donation; a received one stays on record, and its receipt is cancelled. */
export function DonationRemoval() {
  const donation = useRecordContext<Donation>();
  const titleOf = useDonationTitle();
  if (!donation) return null;
  return donation.status === 'completed' ? (
    <CancelReceiptButton donation={donation} />
  ) : (
    <DeleteRecordButton name={titleOf(donation)} />
  );
}
