import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface DisclosureProps {
  title: string;
  /** The level of its heading. */
  level?: 'h2' | 'h3';
  /** Whether it is open at first. */
  open?: boolean;
  children: ReactNode;
}

/** A part of a form that opens below its heading; the browser's search opens it, too. */
export function Disclosure({ title, level = 'h2', open, children }: DisclosureProps) {
  const heading = useId();
  return (
    <Card component="details" open={open} aria-labelledby={heading} sx={{ mt: 1 }}>
      <Box
        component="summary"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          minHeight: 44,
          px: { xs: 2, sm: 2.5 },
          py: 0.25,
          borderRadius: 'inherit',
          cursor: 'pointer',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Typography variant={level} id={heading} sx={{ mr: 'auto' }}>
          {title}
        </Typography>
        <ExpandMore sx={{ 'details[open] > summary > &': { transform: 'rotate(180deg)' } }} />
      </Box>
      <Box sx={{ px: { xs: 2, sm: 2.5 }, pb: 2 }}>{children}</Box>
    </Card>
  );
}
