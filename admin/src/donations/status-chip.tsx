import Chip from '@mui/material/Chip';
import { useLocaleState, useTranslate } from 'react-admin';
import { centsOf, formatCents } from 'shared/money';
import type { Donation } from './donation';

const colours = { pending: 'secondary', completed: 'success', cancelled: 'default' } as const;

/** Whether a donation was received, waits for its payment or what is missing, or was not paid. */
export function StatusChip({ donation }: { donation: Donation }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { status, amount, paidCents, currency } = donation;
  const missing = status === 'pending' && paidCents !== null ? centsOf(amount) - paidCents : 0;
  return (
    <Chip
      color={colours[status]}
      variant={status === 'pending' ? 'filled' : 'outlined'}
      label={
        missing <= 0
          ? translate(`admin.donations.status.${status}`)
          : translate('admin.donations.missing', {
              amount: formatCents(missing, locale, currency),
            })
      }
    />
  );
}
