import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import type { Schemas } from '../../api/schemas';

const severities = { ok: 'success', warning: 'warning', error: 'error' } as const;

interface HealthAlertProps {
  level: Schemas['HealthReportDto']['level'];
  children: ReactNode;
}

/** A sentence about the health of the site, in the colour of its level. */
export function HealthAlert({ level, children }: HealthAlertProps) {
  return (
    <Alert role="note" severity={severities[level]} variant="outlined" sx={{ mb: 2 }}>
      {children}
    </Alert>
  );
}
