import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { Link, useTranslate } from 'react-admin';
import type { Schemas } from '../../api/schemas';
import { useIsAdmin } from '../../providers/admin-session-provider';

type Delivery = Schemas['MailDeliveryDto'];

/** How the site delivers mails; undefined while loading, and for others than administrators. */
export function useDelivery(): Delivery | undefined {
  const isAdmin = useIsAdmin();
  const { data } = useQuery<Delivery>({
    queryKey: ['mails', 'delivery'],
    enabled: isAdmin,
  });
  return data;
}

/** Warning that mails are not delivered, where no mail server is configured. */
export function NoMailServer() {
  const translate = useTranslate();
  if (useDelivery()?.way !== 'files') return null;
  return (
    <Alert role="note" severity="warning" variant="outlined" sx={{ mb: 2 }}>
      {translate('admin.mails.noServer.text')}{' '}
      <Link to="/mails" color="inherit">
        {translate('admin.mails.noServer.see')}
      </Link>
    </Alert>
  );
}
