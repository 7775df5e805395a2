import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { Schemas } from '../api/schemas';
import { apiUrl, httpClient } from '../providers/http-client';

type Setup = Schemas['SetupDto'];

/** Warning about a proxy in front of the site that the server is not configured for. */
export function UntrustedProxy() {
  const translate = useTranslate();
  const { data } = useQuery<Setup>({
    queryKey: ['health', 'setup'],
    queryFn: async () => (await httpClient(`${apiUrl}/health/setup`)).json,
  });
  return data?.untrustedProxy ? (
    <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
      {translate('admin.dashboard.untrustedProxy')}
    </Alert>
  ) : null;
}
