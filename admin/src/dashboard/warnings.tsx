import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link, LinkBase, useLocaleState, useTranslate } from 'react-admin';
import { formatDateTime } from 'shared/croatian-time';
import { LevelIcon } from '../components/alerts/level-icon';
import { useDashboard } from '../layout/use-dashboard';

const texts = 'admin.dashboard.maintainer';

/** What whoever maintains the site should do, in sentences. */
function useForMaintainer(): string[] {
  const translate = useTranslate();
  const { data } = useDashboard();
  const { faults = [], stale = false } = data?.health ?? {};
  return [
    ...(stale ? [translate('admin.dashboard.health.stale')] : []),
    ...(data?.untrustedProxy ? [translate('admin.dashboard.untrustedProxy')] : []),
    // Mails that were not delivered wait for an administrator.
    ...faults
      .filter(({ check }) => check !== 'mails')
      .map(({ title, text, advice }) => `${title}: ${text} ${advice ?? ''}`.trim()),
  ];
}

/** A mail to the maintainer; who that is, the site does not know. */
function mailTo(subject: string, sentences: readonly string[]): string {
  const body = [window.location.origin, ...sentences].join('\n\n');
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

/** What the maintainer should do: one line, which opens. */
function ForMaintainer() {
  const translate = useTranslate();
  const level = useDashboard().data?.health?.level;
  const sentences = useForMaintainer();
  if (sentences.length === 0) return null;
  const title = translate(`${texts}.${level === 'error' ? 'urgent' : 'title'}`, {
    smart_count: sentences.length,
  });
  return (
    <Card component="details" sx={{ mb: 2, px: 2 }}>
      <Box component="summary" sx={{ py: 1.25, cursor: 'pointer' }}>
        <Box
          component="span"
          sx={{ display: 'inline-flex', gap: 1, alignItems: 'center', verticalAlign: 'middle' }}
        >
          <LevelIcon level={level === 'error' ? 'error' : 'warning'} />
          {title}
        </Box>
      </Box>
      <Box component="ul" sx={{ mt: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {sentences.map((sentence) => (
          <Typography component="li" key={sentence} sx={{ mb: 0.5 }}>
            {sentence}
          </Typography>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, pb: 1.5 }}>
        <Button
          variant="outlined"
          href={mailTo(`${translate('admin.association')}: ${title}`, sentences)}
        >
          {translate(`${texts}.send`)}
        </Button>
        <Button component={LinkBase} to="/health">
          {translate('admin.dashboard.health.see')}
        </Button>
      </Box>
    </Card>
  );
}

/** What the maintainer should do, and a change of the account. */
export function Warnings() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { data } = useDashboard();
  return (
    <>
      {data?.accountChangesAt ? (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          {translate('admin.dashboard.accountChange.text', {
            date: formatDateTime(data.accountChangesAt, locale),
          })}{' '}
          <Link to="/settings" color="inherit">
            {translate('admin.dashboard.accountChange.see')}
          </Link>
        </Alert>
      ) : null}
      <ForMaintainer />
    </>
  );
}
