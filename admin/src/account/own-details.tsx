import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import type { Schemas } from '../api/schemas';

/** The name, address and role of a user who cannot change them. */
export function OwnDetails() {
  const translate = useTranslate();
  const { data } = useQuery<Schemas['SessionUserDto']>({ queryKey: ['auth', 'me'] });
  const facts = {
    fullName: data?.fullName,
    email: data?.email,
    role: data && translate(`admin.users.role.${data.role}`),
  };
  return (
    <Box component="dl" sx={{ m: 0, mt: 1, '& dd': { m: 0, mb: 1, overflowWrap: 'anywhere' } }}>
      {Object.entries(facts).map(([field, value]) => (
        <div key={field}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {translate(`resources.users.fields.${field}`)}
          </Typography>
          <dd>{value ?? '…'}</dd>
        </div>
      ))}
    </Box>
  );
}
