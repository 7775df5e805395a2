import Chip from '@mui/material/Chip';
import { useTranslate } from 'react-admin';
import type { Schemas } from '../api/schemas';

const colours = { pending: 'secondary', completed: 'success', cancelled: 'default' } as const;

/** Whether a donation was received, waits for its payment, or was not paid. */
export function StatusChip({ status }: Pick<Schemas['DonationDto'], 'status'>) {
  const translate = useTranslate();
  return (
    <Chip
      size="small"
      color={colours[status]}
      variant={status === 'pending' ? 'filled' : 'outlined'}
      label={translate(`admin.donations.status.${status}`)}
    />
  );
}
