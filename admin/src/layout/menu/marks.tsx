import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { LevelIcon } from '../../components/alerts/level-icon';
import { visuallyHidden } from '../../components/screen/visually-hidden';
import { radii } from '../../theme/tokens';
import { useDashboard } from '../use-dashboard';

/** What waits on a screen, by its name: a count of the dashboard. */
const waitingOn: Record<string, 'messages' | 'pledges' | 'bankPayments'> = {
  contact: 'messages',
  donations: 'pledges',
  'bank-payments': 'bankPayments',
};

/** The number of rows that wait on screens; read out with what it counts. */
export function WaitingCount({ screens }: { screens: readonly string[] }) {
  const translate = useTranslate();
  const { data } = useDashboard();
  const counts = screens.flatMap((screen) => {
    const name = waitingOn[screen];
    const count = name && data?.waiting[name];
    return count ? [{ name, count }] : [];
  });
  if (counts.length === 0) return null;
  const texts = counts.map(
    ({ name, count }) =>
      `${count} ${translate(`admin.dashboard.waiting.${name}`, { smart_count: count })}`,
  );
  return (
    <Box
      component="span"
      sx={{
        ml: 'auto',
        px: 0.75,
        borderRadius: radii.small,
        bgcolor: 'action.selected',
        color: 'text.primary',
        fontSize: '0.86rem',
        fontWeight: 650,
      }}
    >
      <span aria-hidden>{counts.reduce((sum, { count }) => sum + count, 0)}</span>
      <Box component="span" sx={visuallyHidden}>{` ${texts.join(', ')}`}</Box>
    </Box>
  );
}

/** The worst of what was found about the site. */
export function HealthLight() {
  const translate = useTranslate();
  const health = useDashboard().data?.health;
  if (!health) return null;
  const { level, faults, stale } = health;
  const text = translate(`admin.dashboard.health.${stale ? 'stale' : level}`, {
    smart_count: faults.length,
  });
  return (
    <Box component="span" title={text} sx={{ ml: 'auto', display: 'flex' }}>
      <LevelIcon level={level} />
      <Box component="span" sx={visuallyHidden}>{` ${text}`}</Box>
    </Box>
  );
}
