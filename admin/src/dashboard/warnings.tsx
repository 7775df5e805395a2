import Alert from '@mui/material/Alert';
import MuiLink from '@mui/material/Link';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatDate, formatDateTime } from 'shared/croatian-time';
import type { Schemas } from '../api/schemas';
import { NoMailServerNote } from '../components/alerts/no-mail-server';
import { listPath } from '../components/list/list-path';
import { useDashboard } from '../layout/use-dashboard';

const failed = listPath('mails', { givenUp: true });

const TWO_DAYS_MS = 2 * 86_400_000;

interface BackupWarningsProps {
  backup: Schemas['BackupStatusDto'];
  /** When it was read, in milliseconds. */
  now: number;
}

function BackupWarnings({ backup, now }: BackupWarningsProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { failed, verifiedAt, damaged, copied } = backup;
  const texts: string[] = [];
  if (verifiedAt === null) {
    if (failed) texts.push('none');
  } else if (failed) texts.push('failed');
  else if (now - Date.parse(verifiedAt) > TWO_DAYS_MS) texts.push('old');
  if (damaged > 0) texts.push('damaged');
  if (!copied) texts.push('notCopied');
  const day = verifiedAt === null ? '' : formatDate(verifiedAt, locale);
  return texts.map((text) => (
    <Alert key={text} severity="warning" variant="outlined" sx={{ mb: 2 }}>
      {translate(`admin.dashboard.backup.${text}`, { day })}
    </Alert>
  ));
}

/** Warnings about the proxy, backups, a change of the account, and mails. */
export function Warnings() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { data, dataUpdatedAt } = useDashboard();
  const count = data?.waiting.failedMails;
  return (
    <>
      {data?.untrustedProxy ? (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          {translate('admin.dashboard.untrustedProxy')}
        </Alert>
      ) : null}
      {data?.backup ? <BackupWarnings backup={data.backup} now={dataUpdatedAt} /> : null}
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
