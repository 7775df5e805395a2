import Refresh from '@mui/icons-material/Refresh';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocaleState, useNotify, useTranslate } from 'react-admin';
import { formatDateTime } from 'shared/croatian-time';
import type { Schemas } from '../api/schemas';
import { HealthAlert } from '../components/alerts/health-alert';
import { LoadFailed } from '../components/alerts/load-failed';
import { ScreenHeading } from '../components/screen/screen-heading';
import { apiUrl, httpClient, post } from '../providers/http-client';
import { HealthLine } from './health-line';

const texts = 'admin.health';

type Report = Schemas['HealthReportDto'];

/** The last report, in the panel's language, and a new one on request. */
function useHealthReport() {
  const [locale] = useLocaleState();
  const notify = useNotify();
  const client = useQueryClient();
  const queryKey = ['health-report', locale];
  const report = useQuery<Report>({
    queryKey,
    queryFn: async () => (await httpClient(`${apiUrl}/health-report`)).json,
  });
  const { mutate: check, isPending: isChecking } = useMutation({
    mutationFn: () => post<Report>('health-report/check'),
    onSuccess: (renewed) => {
      client.setQueryData(queryKey, renewed);
      void client.invalidateQueries({ queryKey: ['dashboard'] });
      notify(`${texts}.checked`);
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  return { ...report, check, isChecking };
}

function ReportLines({ report }: { report: Report }) {
  const translate = useTranslate();
  return (
    <>
      <HealthAlert level={report.level}>
        {translate(report.stale ? `${texts}.stale` : `${texts}.all.${report.level}`)}
      </HealthAlert>
      <Box
        component="ul"
        aria-label={translate(`${texts}.lines`)}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}
      >
        {report.lines.map((line) => (
          <HealthLine key={line.check} line={line} />
        ))}
      </Box>
    </>
  );
}

/** Whether the site works as it should, and what to do if not. */
export function HealthPage() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { data, error, refetch, check, isChecking } = useHealthReport();
  return (
    <>
      <ScreenHeading title={`${texts}.title`} lead={translate(`${texts}.lead`)} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 2 }}>
        <Button
          variant="outlined"
          startIcon={<Refresh />}
          loading={isChecking}
          onClick={() => check()}
        >
          {translate(`${texts}.checkNow`)}
        </Button>
        <Typography variant="body2" color="textSecondary" role="status">
          {isChecking ? translate(`${texts}.checking`) : null}
          {!isChecking && data
            ? translate(`${texts}.checkedAt`, { date: formatDateTime(data.checkedAt, locale) })
            : null}
        </Typography>
      </Box>
      {data ? <ReportLines report={data} /> : null}
      {!data && error ? <LoadFailed onRetry={refetch} /> : null}
      {!data && !error ? <Skeleton variant="rounded" height={320} /> : null}
    </>
  );
}
