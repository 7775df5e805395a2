import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { LoadFailed } from '../components/alerts/load-failed';
import { listPath } from '../components/list/list-path';
import { useCounts, type CountedList } from './use-counts';

interface Task extends CountedList {
  /** Whether it requires an action of an administrator. */
  needsAction?: boolean;
}

const tasks: Task[] = [
  { name: 'messages', resource: 'contact', filter: { state: 'new' }, needsAction: true },
  { name: 'pledges', resource: 'donations', filter: { status: 'pending' }, needsAction: true },
  { name: 'drafts', resource: 'blog', filter: { isPublished: false } },
  { name: 'scheduled', resource: 'blog', filter: { isPublished: true, published: false } },
  { name: 'events', resource: 'events', filter: { upcoming: true } },
  { name: 'subscribers', resource: 'newsletter', filter: { isActive: true, confirmed: true } },
];

interface TaskCardProps {
  task: Task;
  count: number | undefined;
  failed: boolean;
}

function TaskCard({ task, count, failed }: TaskCardProps) {
  const { name, resource, filter, needsAction = false } = task;
  const translate = useTranslate();
  return (
    <Card component="li">
      <CardActionArea
        component={Link}
        to={listPath(resource, filter)}
        sx={{ height: '100%', px: 1.75, py: 1.25 }}
      >
        <Typography
          component="span"
          variant="h1"
          sx={{ display: 'block', color: needsAction && count ? 'secondary.main' : 'text.primary' }}
        >
          {count ?? (failed ? '–' : <Skeleton width={32} />)}
        </Typography>
        <Typography
          component="span"
          variant="body2"
          color="textSecondary"
          sx={{ display: 'block', lineHeight: 1.35 }}
        >
          {translate(`admin.dashboard.waiting.${name}`, { smart_count: count ?? 0 })}
        </Typography>
      </CardActionArea>
    </Card>
  );
}

/** Tasks of the administrator, each count with a link to its list. */
export function OpenTasks() {
  const translate = useTranslate();
  const { counts, failed, retry } = useCounts(tasks);
  return (
    <Box component="section" aria-labelledby="dashboard-waiting" sx={{ mb: 1.5 }}>
      <Typography variant="h2" id="dashboard-waiting" sx={{ mb: 1 }}>
        {translate('admin.dashboard.waiting.title')}
      </Typography>
      {failed ? (
        <Box sx={{ mb: 1 }}>
          <LoadFailed onRetry={retry} message="admin.dashboard.waiting.failed" />
        </Box>
      ) : null}
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1,
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            sm: 'repeat(3, minmax(0, 1fr))',
            lg: 'repeat(6, minmax(0, 1fr))',
          },
        }}
      >
        {tasks.map((task) => (
          <TaskCard key={task.name} task={task} count={counts[task.name]} failed={failed} />
        ))}
      </Box>
    </Box>
  );
}
