import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Buttons under the text of an alert, aligned with it. */
export function AlertButtons({ children }: { children: ReactNode }) {
  return <Box sx={{ mx: -2, mb: -1 }}>{children}</Box>;
}
