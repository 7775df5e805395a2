import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { radii } from '../../theme/tokens';

/** Figures side by side, each in a card. */
export function Figures({ children }: { children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={{
        display: { xs: 'grid', sm: 'flex' },
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        flexWrap: 'wrap',
        gap: 1,
        m: 0,
        mb: 1.5,
      }}
    >
      {children}
    </Box>
  );
}

/** A figure with its label. */
export function Figure({ label, value }: { label: string; value: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: 'column-reverse',
        // The figures of a row stay on one line where only one label has two.
        justifyContent: 'flex-end',
        px: 2,
        py: 1,
        bgcolor: 'action.hover',
        borderRadius: radii.small,
      }}
    >
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" variant="h2" sx={{ m: 0 }}>
        {value}
      </Typography>
    </Box>
  );
}
