import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import HelpOutlined from '@mui/icons-material/HelpOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Schemas } from '../api/schemas';

/** Each level has a shape besides its colour, and its name is written beside it. */
const icons = {
  ok: { icon: CheckCircleOutlined, colour: 'success.main' },
  warning: { icon: WarningAmberOutlined, colour: 'warning.main' },
  error: { icon: ErrorOutlined, colour: 'error.main' },
  unknown: { icon: HelpOutlined, colour: 'text.secondary' },
} as const;

/** What one check found, and what to do. */
export function HealthLine({ line }: { line: Schemas['HealthLineDto'] }) {
  const translate = useTranslate();
  const { icon: Icon, colour } = icons[line.level];
  return (
    <Card component="li" sx={{ p: 2, display: 'flex', gap: 1.5 }}>
      <Icon aria-hidden sx={{ color: colour, flex: 'none', mt: 0.25 }} />
      <Box sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
          <Typography variant="h2" sx={{ fontSize: '1.1rem' }}>
            {line.title}
          </Typography>
          <Typography variant="body2" sx={{ color: colour, fontWeight: 700 }}>
            {translate(`admin.health.levels.${line.level}`)}
          </Typography>
        </Box>
        <Typography>{line.text}</Typography>
        {line.advice === null ? null : (
          <Typography sx={{ mt: 0.5, maxWidth: '70ch' }}>
            <strong>{translate('admin.health.advice')}:</strong> {line.advice}
          </Typography>
        )}
      </Box>
    </Card>
  );
}
