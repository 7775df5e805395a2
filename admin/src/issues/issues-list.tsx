import PauseOutlined from '@mui/icons-material/PauseOutlined';
import PlayArrowOutlined from '@mui/icons-material/PlayArrowOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import { useState, type ReactNode } from 'react';
import { useLocaleState, useRecordContext, useTranslate } from 'react-admin';
import { formatDateTime } from 'shared/croatian-time';
import { NoMailServer } from '../components/alerts/no-mail-server';
import { FactCard } from '../components/list/fact-card';
import { RecordList } from '../components/list/record-list';
import type { Issue, IssueAction } from './issue';
import { IssueProgress } from './issue-progress';
import { IssueSendDialog } from './issue-send-dialog';
import { IssuesDialog } from './issues-dialog';
import { useIssueAction } from './use-issue-action';

const texts = 'admin.issues';
const colours = {
  draft: 'default',
  scheduled: 'primary',
  sending: 'primary',
  paused: 'warning',
  sent: 'success',
  written: 'warning',
} as const satisfies Record<Issue['state'], string>;

interface ActionButtonProps {
  issue: Issue;
  action: IssueAction;
  icon: ReactNode;
}

function ActionButton({ issue, action, icon }: ActionButtonProps) {
  const translate = useTranslate();
  const { mutate, isPending } = useIssueAction(issue.id, action);
  return (
    <Button
      startIcon={icon}
      loading={isPending}
      loadingPosition="start"
      onClick={() => mutate({})}
      aria-label={`${translate(`${texts}.${action}`)}: ${issue.title}`}
    >
      {translate(`${texts}.${action}`)}
    </Button>
  );
}

/** Button that opens the dialog to send an issue. */
function ReviewButton({ issue }: { issue: Issue }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        startIcon={<SendOutlined />}
        onClick={() => setOpen(true)}
        aria-label={`${translate(`${texts}.review`)}: ${issue.title}`}
      >
        {translate(`${texts}.review`)}
      </Button>
      {open ? <IssueSendDialog issue={issue} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function IssueRow() {
  const issue = useRecordContext<Issue>();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  if (!issue) {
    return null;
  }
  const { id, state, sendAt, startedAt, createdAt, postIds, eventIds } = issue;
  const when = (key: string, date: string) =>
    translate(`${texts}.${key}`, { date: formatDateTime(date, locale) });
  const open = state === 'draft' || state === 'scheduled';
  return (
    <FactCard
      title={locale === 'en' ? issue.titleEn : issue.title}
      badges={
        <Chip
          size="small"
          color={colours[state]}
          variant={state === 'paused' ? 'filled' : 'outlined'}
          label={translate(`${texts}.state.${state}`)}
        />
      }
      facts={[
        startedAt
          ? when('startedAt', startedAt)
          : sendAt
            ? when('scheduledFor', sendAt)
            : when('createdAt', createdAt),
        postIds.length ? translate(`${texts}.posts`, { smart_count: postIds.length }) : null,
        eventIds.length ? translate(`${texts}.events`, { smart_count: eventIds.length }) : null,
      ]}
      below={open ? null : <IssueProgress issue={issue} />}
      actions={
        <>
          {open ? <ReviewButton issue={issue} /> : null}
          {state === 'scheduled' ? (
            <ActionButton issue={issue} action="unschedule" icon={<UndoOutlined />} />
          ) : null}
          {state === 'sending' ? (
            <ActionButton issue={issue} action="pause" icon={<PauseOutlined />} />
          ) : null}
          {state === 'paused' ? (
            <ActionButton issue={issue} action="resume" icon={<PlayArrowOutlined />} />
          ) : null}
        </>
      }
      editPath={open ? `/issues/${id}` : undefined}
    />
  );
}

/** The issues of the newsletter. */
export function IssuesList() {
  return (
    <RecordList
      sort={{ field: 'createdAt', order: 'DESC' }}
      sortFields={['createdAt', 'startedAt', 'title']}
      summary={<NoMailServer />}
      row={<IssueRow />}
    >
      <IssuesDialog />
    </RecordList>
  );
}
