import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import { Link, LinkBase, useLocaleState, useTranslate } from 'react-admin';
import { formatDateTime } from 'shared/croatian-time';
import type { Schemas } from '../api/schemas';
import { LoadFailed } from '../components/alerts/load-failed';
import { rowName } from '../components/inputs/row-name';
import { listPath } from '../components/list/list-path';
import { useDashboard } from '../layout/use-dashboard';

type Dashboard = Schemas['DashboardDto'];

interface Task {
  name: keyof Dashboard['waiting'];
  /** The list of what is counted. */
  resource: string;
  filter: Record<string, unknown>;
  /** Whether it requires an action of an administrator. */
  needsAction?: boolean;
}

const tasks: Task[] = [
  { name: 'messages', resource: 'contact', filter: { state: 'new' }, needsAction: true },
  { name: 'openMessages', resource: 'contact', filter: { state: 'open' } },
  {
    name: 'undeliveredReplies',
    resource: 'contact',
    filter: { undelivered: true },
    needsAction: true,
  },
  {
    name: 'bankPayments',
    resource: 'bank-payments',
    filter: { state: 'waiting' },
    needsAction: true,
  },
  { name: 'failedMails', resource: 'mails', filter: { givenUp: true }, needsAction: true },
  { name: 'pledges', resource: 'donations', filter: { status: 'pending' } },
  { name: 'drafts', resource: 'blog', filter: { isPublished: false } },
  { name: 'draftEvents', resource: 'events', filter: { isPublished: false } },
  { name: 'draftProjects', resource: 'projects', filter: { isPublished: false } },
  { name: 'draftCalls', resource: 'public-calls', filter: { isPublished: false } },
  { name: 'draftPages', resource: 'pages', filter: { isPublished: false } },
  { name: 'draftDocuments', resource: 'documents', filter: { isPublished: false } },
  { name: 'draftIssues', resource: 'issues', filter: {} },
  { name: 'outdated', resource: 'blog', filter: { outdated: true } },
  { name: 'scheduled', resource: 'blog', filter: { isPublished: true, published: false } },
];

const list = { listStyle: 'none', m: 0, p: 0 };

/** Where each gap is filled; the fragment names a field of the settings. */
const gapPaths: Record<NonNullable<Dashboard['gaps']>[number], string> = {
  effects: '/settings#effectOf10',
  picture: '/settings#homeImageUrl',
  report: '/settings#financialReportUrl',
};

/** What visitors miss, in one line. */
function Gaps({ gaps }: { gaps: NonNullable<Dashboard['gaps']> }) {
  const translate = useTranslate();
  return (
    <Typography color="textSecondary" sx={{ mt: 1 }}>
      {translate('admin.dashboard.waiting.gaps.title')}{' '}
      {gaps.map((gap, position) => (
        <Fragment key={gap}>
          {position === 0 ? null : ', '}
          <Link to={gapPaths[gap]} sx={{ display: 'inline-block', py: { xs: 1.25, md: 0.75 } }}>
            {translate(`admin.dashboard.waiting.gaps.${gap}`)}
          </Link>
        </Fragment>
      ))}
    </Typography>
  );
}

/** The posts with an older text, and the next one to be published, by title. */
function Named({ outdated = [], nextPost }: Pick<Dashboard, 'outdated' | 'nextPost'>) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <>
      {outdated.length > 0 ? (
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline', mt: 1 }}
        >
          <Typography component="span" color="textSecondary">
            {translate('admin.dashboard.waiting.older')}
          </Typography>
          <Box component="ul" sx={{ ...list, display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
            {outdated.map((post) => (
              <li key={post.id}>
                <Link
                  to={`/blog/${post.id}`}
                  sx={{
                    display: 'inline-flex',
                    alignItems: 'center',
                    minHeight: { xs: 44, md: 34 },
                  }}
                >
                  {rowName(post, locale)}
                </Link>
              </li>
            ))}
          </Box>
        </Box>
      ) : null}
      {nextPost ? (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {translate('admin.dashboard.waiting.next', {
            date: formatDateTime(nextPost.date, locale),
          })}{' '}
          <Link to={`/blog/${nextPost.id}`}>{rowName(nextPost, locale)}</Link>
        </Typography>
      ) : null}
    </>
  );
}

function TaskCard({ task, count }: { task: Task; count: number }) {
  const { name, resource, filter, needsAction = false } = task;
  const translate = useTranslate();
  return (
    <Card component="li">
      <CardActionArea
        component={LinkBase}
        to={listPath(resource, filter)}
        sx={{ height: '100%', px: 1.75, py: 1.25 }}
      >
        <Typography
          component="span"
          variant="h1"
          sx={{ display: 'block', color: needsAction ? 'secondary.main' : 'text.primary' }}
        >
          {count}
        </Typography>
        <Typography
          component="span"
          variant="body2"
          color="textSecondary"
          sx={{ display: 'block', lineHeight: 1.35 }}
        >
          {translate(`admin.dashboard.waiting.${name}`, { smart_count: count })}
        </Typography>
      </CardActionArea>
    </Card>
  );
}

function Tasks({ dashboard }: { dashboard: Dashboard }) {
  const translate = useTranslate();
  const { waiting } = dashboard;
  const open = tasks.filter(({ name }) => waiting[name]);
  const { gaps = [] } = dashboard;
  return (
    <>
      {open.length + gaps.length === 0 ? (
        <Typography color="textSecondary">
          {translate('admin.dashboard.waiting.nothing')}
        </Typography>
      ) : null}
      {gaps.length === 0 ? null : <Gaps gaps={gaps} />}
      {open.length === 0 ? null : (
        <Box
          component="ul"
          sx={{
            ...list,
            display: 'grid',
            gap: 1,
            gridTemplateColumns: 'repeat(auto-fill, minmax(148px, 1fr))',
          }}
        >
          {open.map((task) => (
            <TaskCard key={task.name} task={task} count={waiting[task.name] ?? 0} />
          ))}
        </Box>
      )}
      <Named outdated={dashboard.outdated} nextPost={dashboard.nextPost} />
    </>
  );
}

/** What waits for an administrator, each count with a link to its list. */
export function WaitingTasks() {
  const translate = useTranslate();
  const { data, isError, refetch } = useDashboard();
  return (
    <Box component="section" aria-labelledby="dashboard-waiting" sx={{ mb: 2.5 }}>
      <Typography variant="h2" id="dashboard-waiting" sx={{ mb: 1 }}>
        {translate('admin.dashboard.waiting.title')}
      </Typography>
      {isError ? (
        <LoadFailed onRetry={refetch} message="admin.dashboard.waiting.failed" />
      ) : data ? (
        <Tasks dashboard={data} />
      ) : (
        <Skeleton variant="rounded" height={84} />
      )}
    </Box>
  );
}
