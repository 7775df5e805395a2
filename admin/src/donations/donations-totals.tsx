import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatCents } from 'shared/money';
import { Figure, Figures } from '../components/list/figure';
import { DonationsOverview } from './donations-overview';
import { useTotals } from './use-totals';

/** A total for each currency and status, and the received ones by month, project or way. */
export function DonationsTotals() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { totals, failed } = useTotals();
  if (failed) {
    return (
      <Typography color="error" sx={{ mb: 1.5 }}>
        {translate('admin.donations.totalsFailed')}
      </Typography>
    );
  }
  return !totals || totals.all.length === 0 ? null : (
    <>
      <Figures>
        {totals.all.map(({ currency, status, count, cents }) => (
          <Figure
            key={`${currency} ${status}`}
            label={translate('admin.donations.total', {
              status: translate(`admin.donations.status.${status}`),
              smart_count: count,
            })}
            value={formatCents(cents, locale, currency)}
          />
        ))}
      </Figures>
      <DonationsOverview totals={totals} />
    </>
  );
}
