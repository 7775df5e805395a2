import Alert from '@mui/material/Alert';
import MuiLink from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { NoMailServerNote } from '../components/alerts/no-mail-server';
import { listPath } from '../components/list/list-path';
import { useDashboard } from '../layout/use-dashboard';

const failed = listPath('mails', { givenUp: true });

/** Warnings about an untrusted proxy, a missing mail server, and failed mails. */
export function Warnings() {
  const translate = useTranslate();
  const { data } = useDashboard();
  const count = data?.waiting.failedMails;
  return (
    <>
      {data?.untrustedProxy ? (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          {translate('admin.dashboard.untrustedProxy')}
        </Alert>
      ) : null}
      {data?.mails === 'files' ? <NoMailServerNote /> : null}
      {count ? (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          {translate('admin.dashboard.undelivered.text', { smart_count: count })}{' '}
          <MuiLink component={Link} to={failed} color="inherit">
            {translate('admin.dashboard.undelivered.see')}
          </MuiLink>
        </Alert>
      ) : null}
    </>
  );
}
