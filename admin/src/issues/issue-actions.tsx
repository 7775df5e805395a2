import BlockOutlined from '@mui/icons-material/BlockOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import PauseOutlined from '@mui/icons-material/PauseOutlined';
import PlayArrowOutlined from '@mui/icons-material/PlayArrowOutlined';
import PublicOffOutlined from '@mui/icons-material/PublicOffOutlined';
import PublicOutlined from '@mui/icons-material/PublicOutlined';
import SendOutlined from '@mui/icons-material/SendOutlined';
import UndoOutlined from '@mui/icons-material/UndoOutlined';
import type { ButtonProps } from '@mui/material/Button';
import { useState, type ReactNode } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { QuestionButton } from '../components/form/question-button';
import { RowButton } from '../components/form/row-button';
import { useIsAdmin } from '../providers/admin-session-provider';
import { issueTitle, type Issue, type IssueAction } from './issue';
import { IssueReadButton } from './issue-read-button';
import { IssueSendDialog } from './issue-send-dialog';
import { useIssueAction } from './use-issue-action';

const texts = 'admin.issues';

interface IssueButtonProps extends Pick<ButtonProps, 'startIcon' | 'loading' | 'onClick'> {
  issue: Issue;
  /** The name of the label. */
  name: string;
}

function IssueButton({ issue, name, ...button }: IssueButtonProps) {
  const [locale] = useLocaleState();
  return (
    <RowButton label={`${texts}.${name}`} recordName={issueTitle(issue, locale)} {...button} />
  );
}

interface ActionButtonProps {
  issue: Issue;
  action: IssueAction;
  icon: ReactNode;
}

function ActionButton({ issue, action, icon }: ActionButtonProps) {
  const { mutate, isPending } = useIssueAction(issue.id, action);
  const run = () => mutate({});
  return (
    <IssueButton issue={issue} name={action} startIcon={icon} loading={isPending} onClick={run} />
  );
}

/** Button that opens the dialog to look at an issue and, for administrators, to send it. */
function ReviewButton({ issue }: { issue: Issue }) {
  const [open, setOpen] = useState(false);
  const isAdmin = useIsAdmin();
  return (
    <>
      <IssueButton
        issue={issue}
        name={isAdmin ? 'review' : 'look'}
        startIcon={isAdmin ? <SendOutlined /> : <MenuBookOutlined />}
        onClick={() => setOpen(true)}
      />
      {open ? <IssueSendDialog issue={issue} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Button that gives up the rest of a paused issue, after a question. */
function CancelButton({ issue }: { issue: Issue }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { mutate, isPending } = useIssueAction(issue.id, 'cancel');
  return (
    <QuestionButton
      label={`${texts}.cancel`}
      recordName={issueTitle(issue, locale)}
      startIcon={<BlockOutlined />}
      color="primary"
      question={{
        title: `${texts}.cancelling.title`,
        content: translate(`${texts}.cancelling.text`, { smart_count: issue.progress.waiting }),
      }}
      confirm={`${texts}.cancelling.confirm`}
      pending={isPending}
      onConfirm={() => mutate({})}
    />
  );
}

/** Button that copies an issue, and opens the copy. */
function CopyIssueButton({ issue }: { issue: Issue }) {
  const navigate = useNavigate();
  const { mutate, isPending } = useIssueAction(issue.id, 'copy');
  return (
    <IssueButton
      issue={issue}
      name="copy"
      startIcon={<ContentCopyOutlined />}
      loading={isPending}
      onClick={() => mutate({}, { onSuccess: ({ id }) => void navigate(`/issues/${id}`) })}
    />
  );
}

/** Button that puts a sent issue into the public archive, or leaves it out. */
function ArchiveButton({ issue }: { issue: Issue }) {
  const { mutate, isPending } = useIssueAction(issue.id, 'archive');
  const { inArchive } = issue;
  return (
    <IssueButton
      issue={issue}
      name={inArchive ? 'unarchive' : 'archive'}
      startIcon={inArchive ? <PublicOffOutlined /> : <PublicOutlined />}
      loading={isPending}
      onClick={() => mutate({ inArchive: !inArchive })}
    />
  );
}

/** What administrators do with the sending of an issue. */
function SendingActions({ issue }: { issue: Issue }) {
  const { state } = issue;
  return (
    <>
      {state === 'scheduled' ? (
        <ActionButton issue={issue} action="unschedule" icon={<UndoOutlined />} />
      ) : null}
      {state === 'sending' ? (
        <ActionButton issue={issue} action="pause" icon={<PauseOutlined />} />
      ) : null}
      {state === 'paused' ? (
        <>
          <ActionButton issue={issue} action="resume" icon={<PlayArrowOutlined />} />
          <CancelButton issue={issue} />
        </>
      ) : null}
    </>
  );
}

/** What the user can do with an issue in its state. */
export function IssueActions({ issue }: { issue: Issue }) {
  const isAdmin = useIsAdmin();
  const isOpen = issue.state === 'draft' || issue.state === 'scheduled';
  return (
    <>
      {isOpen ? <ReviewButton issue={issue} /> : <IssueReadButton issue={issue} />}
      {isAdmin ? <SendingActions issue={issue} /> : null}
      {isOpen ? null : <CopyIssueButton issue={issue} />}
      {isOpen || !isAdmin ? null : <ArchiveButton issue={issue} />}
    </>
  );
}
