import Chip from '@mui/material/Chip';
import { useLocaleState, useTranslate } from 'react-admin';
import { formatDateTime } from 'shared/croatian-time';
import { NoMailServer } from '../components/alerts/no-mail-server';
import type { BulkDeclaration } from '../components/bulk/actions';
import { RecordDialog } from '../components/form/record-dialog';
import { useNow } from '../components/format/use-now';
import { FactCard } from '../components/list/fact-card';
import { RecordList } from '../components/list/record-list';
import { useRow } from '../components/list/use-row';
import { useIsAdmin } from '../providers/admin-session-provider';
import { isSoon, issueTitle, type Issue } from './issue';
import { IssueActions } from './issue-actions';
import { IssueProgress } from './issue-progress';
import { IssuesInputs } from './issues-inputs';

const texts = 'admin.issues';
const colours = {
  draft: 'default',
  scheduled: 'primary',
  sending: 'primary',
  paused: 'warning',
  cancelled: 'warning',
  sent: 'success',
  written: 'warning',
} as const satisfies Record<Issue['state'], string>;

function IssueRow() {
  const issue = useRow<Issue>();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const isAdmin = useIsAdmin();
  const now = useNow();
  const { id, state, sendAt, startedAt, createdAt, postIds, eventIds, inArchive } = issue;
  const when = (key: string, date: string) =>
    translate(`${texts}.${key}`, { date: formatDateTime(date, locale) });
  const open = state === 'draft' || state === 'scheduled';
  const soon = isSoon(issue, now);
  const editable = state === 'draft' || (open && isAdmin);
  return (
    <FactCard
      title={issueTitle(issue, locale)}
      badges={
        <Chip
          color={colours[state]}
          variant={state === 'paused' ? 'filled' : 'outlined'}
          label={translate(`${texts}.state.${soon ? 'soon' : state}`)}
        />
      }
      facts={[
        startedAt
          ? when('startedAt', startedAt)
          : sendAt
            ? when('scheduledFor', sendAt)
            : when('createdAt', createdAt),
        postIds.length ? translate(`${texts}.posts`, { smart_count: postIds.length }) : null,
        !open && inArchive ? translate(`${texts}.inArchive`) : null,
        eventIds.length ? translate(`${texts}.events`, { smart_count: eventIds.length }) : null,
      ]}
      below={open && !soon ? null : <IssueProgress issue={issue} />}
      actions={<IssueActions issue={issue} />}
      editPath={editable ? `/issues/${id}` : undefined}
    />
  );
}

const bulk: BulkDeclaration = { actions: ['trash'] };

/** The issues of the newsletter. */
export function IssuesList() {
  return (
    <RecordList
      sort={{ field: 'createdAt', order: 'DESC' }}
      sortFields={['createdAt', 'startedAt', 'title']}
      summary={<NoMailServer />}
      bulk={bulk}
      row={<IssueRow />}
    >
      <RecordDialog wide>
        <IssuesInputs />
      </RecordDialog>
    </RecordList>
  );
}
