import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface InColumnsProps {
  /** The width of the screen from which on the inputs stand in two columns. */
  from?: 'sm' | 'md';
  children: ReactNode;
}

/** Inputs in two columns, where there is room. */
export function InColumns({ from = 'sm', children }: InColumnsProps) {
  return (
    <Box sx={{ display: 'grid', columnGap: 2.5, gridTemplateColumns: { [from]: '1fr 1fr' } }}>
      {children}
    </Box>
  );
}
