import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useLocaleState, useTranslate } from 'react-admin';
import { formatDateTime } from 'shared/croatian-time';
import { LoadFailed } from '../components/alerts/load-failed';
import { readOverview, type Erasure, type Overview } from './privacy';
import { TextList } from './text-list';

const texts = 'admin.privacy';

function Section({ name, children }: { name: string; children: ReactNode }) {
  const translate = useTranslate();
  const heading = `privacy-${name}`;
  return (
    <Card component="section" aria-labelledby={heading} sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Typography variant="h2" id={heading}>
        {translate(`${texts}.${name}.title`)}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate(`${texts}.${name}.text`)}
      </Typography>
      {children}
    </Card>
  );
}

/** The data that the last nightly run deleted after their retention period. */
function Retention({ retention }: Pick<Overview, 'retention'>) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Section name="retention">
      {retention ? (
        <>
          <Typography>
            {translate(`${texts}.retention.ran`, {
              date: formatDateTime(retention.ranAt, locale),
            })}{' '}
            {retention.deleted.length === 0 ? translate(`${texts}.retention.nothing`) : null}
          </Typography>
          <TextList lines={retention.deleted.map(({ text }) => text)} />
          {retention.complete ? null : (
            <Alert severity="warning" variant="outlined" sx={{ mt: 1 }}>
              {translate(`${texts}.retention.incomplete`)}
            </Alert>
          )}
        </>
      ) : (
        <Typography>{translate(`${texts}.retention.never`)}</Typography>
      )}
      <Link to="/settings" sx={{ display: 'inline-block', py: 1.25 }}>
        {translate(`${texts}.retention.change`)}
      </Link>
    </Section>
  );
}

/** Recent erasures with their administrators; the email addresses are not stored. */
function Erasures({ erasures }: { erasures: Erasure[] }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Section name="log">
      {erasures.length > 0 ? (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {erasures.map(({ id, erasedAt, erasedBy, done }) => (
            <li key={id}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>
                {formatDateTime(erasedAt, locale)}, {erasedBy}
              </Typography>
              <Typography variant="body2" color="textSecondary" component="div">
                <TextList lines={done.map(({ text }) => text)} />
              </Typography>
            </li>
          ))}
        </Box>
      ) : (
        <Typography>{translate(`${texts}.log.empty`)}</Typography>
      )}
    </Section>
  );
}

/** Recent deletions: after the retention period, and on request. */
export function PrivacyRecords() {
  const [locale] = useLocaleState();
  const { data, error, refetch } = useQuery({
    queryKey: ['privacy', 'overview', locale],
    queryFn: readOverview,
  });
  if (data) {
    return (
      <>
        <Retention retention={data.retention} />
        <Erasures erasures={data.erasures} />
      </>
    );
  }
  return error ? (
    <LoadFailed onRetry={refetch} />
  ) : (
    <Box sx={{ display: 'grid', gap: 2 }} aria-busy="true">
      {[140, 120].map((height) => (
        <Skeleton key={height} variant="rounded" height={height} />
      ))}
    </Box>
  );
}
