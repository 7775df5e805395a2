import Alert from '@mui/material/Alert';
import MuiLink from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';

import { useDelivery } from './use-delivery';

/** Says where mails are written or counted that nobody receives them, as no mail server is set. */
export function NoMailServer() {
  const translate = useTranslate();
  return useDelivery()?.way === 'files' ? (
    <Alert role="note" severity="warning" variant="outlined" sx={{ mb: 2 }}>
      {translate('admin.mails.noServer.text')}{' '}
      <MuiLink component={Link} to="/mails" color="inherit">
        {translate('admin.mails.noServer.see')}
      </MuiLink>
    </Alert>
  ) : null;
}
