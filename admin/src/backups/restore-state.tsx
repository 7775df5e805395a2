import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatDateTime } from 'shared/croatian-time';
import type { Restore } from './backups';

const texts = 'admin.backups';
const severities = { running: 'info', done: 'success', failed: 'error' } as const;

interface RestoreStateProps {
  restore: Restore;
  /** Whether the session has ended since, as it does when all was replaced. */
  isSignedOut: boolean;
}

/** What a restore does, or how the last one ended. */
export function RestoreState({ restore, isSignedOut }: RestoreStateProps) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (isSignedOut) {
    return (
      <Alert
        severity="success"
        variant="outlined"
        role="status"
        action={
          <Button color="inherit" onClick={() => window.location.assign('/admin/login')}>
            {translate(`${texts}.signIn`)}
          </Button>
        }
      >
        {translate(`${texts}.signedOut`)}
      </Alert>
    );
  }
  const { state, text, startedAt } = restore;
  const key = state === 'running' ? 'running' : 'last';
  return (
    <Alert severity={severities[state]} variant="outlined" role="status">
      <Typography sx={{ fontWeight: 650 }}>
        {translate(`${texts}.${key}`, { date: formatDateTime(startedAt, locale) })}
      </Typography>
      {text}
      {state === 'running' ? (
        <LinearProgress aria-label={translate(`${texts}.progress`)} sx={{ mt: 1 }} />
      ) : null}
    </Alert>
  );
}
