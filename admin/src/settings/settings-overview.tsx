import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetOne, useTranslate } from 'react-admin';
import type { Schemas } from '../api/schemas';
import { LoadFailed } from '../components/alerts/load-failed';

type Settings = Schemas['SettingsDto'];

/** What accounting needs of the settings, by sections of their form. */
const sections = {
  organization: ['name', 'email', 'phone', 'taxId', 'registryNumber'],
  seat: ['street', 'postalCode', 'city'],
  bank: ['bankRecipient', 'iban'],
  donations: ['effectOf10', 'effectOf20', 'effectOf50', 'effectOf100', 'financialReportUrl'],
  retention: ['contactRetentionMonths', 'unconfirmedRetentionDays', 'donationRetentionYears'],
} as const satisfies Record<string, readonly (keyof Settings)[]>;

type SectionName = keyof typeof sections;
const names: SectionName[] = ['organization', 'seat', 'bank', 'donations', 'retention'];

function Section({ name, settings }: { name: SectionName; settings: Settings }) {
  const translate = useTranslate();
  const heading = `settings-${name}`;
  const fields = sections[name].filter((field) => settings[field]);
  if (fields.length === 0) return null;
  return (
    <Card component="section" aria-labelledby={heading} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h2" id={heading}>
        {translate(`admin.settings.sections.${name}`)}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          mt: 1,
          display: 'grid',
          columnGap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
          '& dd': { m: 0, mb: 1, overflowWrap: 'anywhere' },
        }}
      >
        {fields.map((field) => (
          <Box key={field} sx={{ display: 'contents' }}>
            <Typography component="dt" color="textSecondary">
              {translate(`resources.settings.fields.${field}`)}
            </Typography>
            <dd>{settings[field]}</dd>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

/** The settings for those who read them and do not change them. */
export function SettingsOverview() {
  const { data, error, refetch } = useGetOne<Settings>('settings', { id: 1 });
  if (error) return <LoadFailed onRetry={refetch} />;
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 900 }}>
      {data ? (
        names.map((name) => <Section key={name} name={name} settings={data} />)
      ) : (
        <Skeleton variant="rounded" height={220} />
      )}
    </Box>
  );
}
