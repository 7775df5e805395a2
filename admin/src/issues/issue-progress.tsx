import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { apiUrl, httpClient } from '../providers/http-client';
import { issueTitle, type Issue } from './issue';

/** Poll interval while an issue is being sent, in milliseconds. */
const pollInterval = 2_000;

const outcomes = [
  'delivered',
  'written',
  'waiting',
  'failed',
  'uncertain',
  'withdrawn',
  'cancelled',
] as const;

/**
 * Progress of an issue that is being sent or will be in a moment. It is polled only then; the list
 * is refetched afterwards.
 */
export function IssueProgress({ issue }: { issue: Issue }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const queryClient = useQueryClient();
  const waits = issue.state === 'scheduled';
  const sending = waits || issue.state === 'sending';
  const { data = issue } = useQuery<Issue>({
    queryKey: ['issues', 'progress', issue.id],
    enabled: sending,
    refetchInterval: sending ? pollInterval : false,
    gcTime: 0,
    queryFn: async () => (await httpClient(`${apiUrl}/issues/${issue.id}`)).json,
  });
  const shown = sending ? data : issue;
  const ended = sending && shown.state !== issue.state;
  useEffect(() => {
    if (ended) void queryClient.invalidateQueries({ queryKey: ['issues', 'getList'] });
  }, [ended, queryClient]);

  if (waits) return null;
  const { recipients, waiting } = shown.progress;
  const done = recipients - waiting;
  return (
    <Box sx={{ mt: 1 }}>
      <LinearProgress
        variant="determinate"
        value={recipients > 0 ? (100 * done) / recipients : 100}
        aria-label={translate('admin.issues.progress.label', {
          title: issueTitle(issue, locale),
        })}
        sx={{ height: 8, borderRadius: 4 }}
      />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {translate('admin.issues.progress.done', { done, recipients })}
        {outcomes
          .filter((outcome) => shown.progress[outcome] > 0)
          .map((outcome) => {
            const count = shown.progress[outcome];
            return ` · ${translate(`admin.issues.progress.${outcome}`, { smart_count: count })}`;
          })
          .join('')}
      </Typography>
    </Box>
  );
}
