import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Schemas } from '../api/schemas';
import { LevelIcon, levelColour } from '../components/alerts/level-icon';

/** What one check found, and what to do. */
export function HealthLine({ line }: { line: Schemas['HealthLineDto'] }) {
  const translate = useTranslate();
  return (
    <Card component="li" sx={{ p: 2, display: 'flex', gap: 1.5 }}>
      <LevelIcon level={line.level} />
      <Box sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'baseline' }}>
          <Typography variant="h2" sx={{ fontSize: '1.1rem' }}>
            {line.title}
          </Typography>
          <Typography variant="body2" sx={{ color: levelColour(line.level), fontWeight: 700 }}>
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
