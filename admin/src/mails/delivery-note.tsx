import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatDateTime } from 'shared/croatian-time';
import { useDelivery } from '../components/alerts/no-mail-server';

/** How the site delivers mails; a warning where they are not delivered. */
export function DeliveryNote() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const data = useDelivery();
  if (!data) {
    return null;
  }
  if (data.standingStillSince) {
    const date = formatDateTime(data.standingStillSince, locale);
    return (
      <Alert severity="error" variant="outlined" sx={{ mb: 2 }}>
        {translate('admin.mails.delivery.standingStill', { date })}
      </Alert>
    );
  }
  return data.way === 'files' ? (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
      {translate('admin.mails.delivery.files')}
    </Alert>
  ) : (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {translate('admin.mails.delivery.smtp', { from: data.from })}
    </Typography>
  );
}
