import Alert from '@mui/material/Alert';
import MuiLink from '@mui/material/Link';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatDateTime } from 'shared/croatian-time';
import type { Schemas } from '../api/schemas';
import { HealthAlert } from '../components/alerts/health-alert';
import { NoMailServerNote } from '../components/alerts/no-mail-server';
import { listPath } from '../components/list/list-path';
import { useDashboard } from '../layout/use-dashboard';

const failed = listPath('mails', { givenUp: true });

/** Whether the site works, in one sentence. */
function HealthLight({ level, faults, stale }: Schemas['HealthSummaryDto']) {
  const translate = useTranslate();
  // What is said by an old report may no longer hold.
  const text = stale ? 'stale' : level;
  return (
    <HealthAlert level={level}>
      {translate(`admin.dashboard.health.${text}`, { smart_count: faults })}{' '}
      <MuiLink component={Link} to="/health" color="inherit">
        {translate('admin.dashboard.health.see')}
      </MuiLink>
    </HealthAlert>
  );
}

/** The state of the site, and warnings about the proxy, a change of the account, and mails. */
export function Warnings() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { data } = useDashboard();
  const count = data?.waiting.failedMails;
  return (
    <>
      {data?.health ? <HealthLight {...data.health} /> : null}
      {data?.untrustedProxy ? (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          {translate('admin.dashboard.untrustedProxy')}
        </Alert>
      ) : null}
      {data?.accountChangesAt ? (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          {translate('admin.dashboard.accountChange.text', {
            date: formatDateTime(data.accountChangesAt, locale),
          })}{' '}
          <MuiLink component={Link} to="/settings" color="inherit">
            {translate('admin.dashboard.accountChange.see')}
          </MuiLink>
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
