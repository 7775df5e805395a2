import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface InColumnsProps {
  /** The breakpoint from which there are two columns. */
  from?: 'sm' | 'md' | 'xl';
  children: ReactNode;
}

/** Inputs in two columns on wide screens. */
export function InColumns({ from = 'sm', children }: InColumnsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2.5,
        // At least 0, as the toolbar of an editor is wider than a phone.
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', [from]: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {children}
    </Box>
  );
}
