import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link, useTranslate } from 'react-admin';
import type { Schemas } from '../api/schemas';
import { visuallyHidden } from '../components/screen/visually-hidden';
import { useDashboard } from '../layout/use-dashboard';
import { apiUrl, httpClient } from '../providers/http-client';
import { useChange } from '../providers/use-change';

type Step = NonNullable<Schemas['DashboardDto']['firstSteps']>[number];

const texts = 'admin.dashboard.firstSteps';

/** Where each step is done; the fragment names a field of the settings. */
const paths: Record<Step, string> = {
  name: '/settings#name',
  account: '/settings#iban',
  phone: '/settings#phone',
  picture: '/settings#homeImageUrl',
  effects: '/settings#effectOf10',
  person: '/users/create',
  mail: '/health',
  post: '/blog/create',
};
const steps = Object.entries(paths);

/** Stops showing the steps, to all administrators. */
function HideButton() {
  const translate = useTranslate();
  const { mutate, isPending } = useChange(
    () =>
      httpClient(`${apiUrl}/settings/1`, {
        method: 'PATCH',
        body: JSON.stringify({ firstStepsHidden: true }),
      }),
    { reads: [['dashboard'], ['settings']] },
  );
  return (
    <Button size="small" loading={isPending} onClick={() => mutate()}>
      {translate(`${texts}.hide`)}
    </Button>
  );
}

/** What a new installation still lacks, until all is done or an administrator hides it. */
export function FirstSteps() {
  const translate = useTranslate();
  const open: readonly string[] = useDashboard().data?.firstSteps ?? [];
  if (open.length === 0) return null;
  return (
    <Card
      component="section"
      aria-labelledby="dashboard-first-steps"
      sx={{ mb: 2.5, px: 2, py: 1.5 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
        <Typography variant="h2" id="dashboard-first-steps">
          {translate(`${texts}.title`)}
        </Typography>
        <Typography color="textSecondary" sx={{ mr: 'auto' }}>
          {translate(`${texts}.done`, { done: steps.length - open.length, total: steps.length })}
        </Typography>
        <HideButton />
      </Box>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          columnGap: 3,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
        }}
      >
        {steps.map(([step, path]) => {
          const isOpen = open.includes(step);
          const Icon = isOpen ? RadioButtonUnchecked : CheckCircle;
          const text = translate(`${texts}.${step}`);
          return (
            <Box
              component="li"
              key={step}
              sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: { xs: 44, md: 34 } }}
            >
              <Icon aria-hidden fontSize="small" color={isOpen ? 'disabled' : 'success'} />
              {isOpen ? (
                <Link
                  to={path}
                  sx={{ display: 'flex', alignItems: 'center', minHeight: { xs: 44, md: 34 } }}
                >
                  {text}
                </Link>
              ) : (
                <Typography component="span" color="textSecondary">
                  {text}
                  <Box
                    component="span"
                    sx={visuallyHidden}
                  >{` (${translate(`${texts}.isDone`)})`}</Box>
                </Typography>
              )}
            </Box>
          );
        })}
      </Box>
    </Card>
  );
}
