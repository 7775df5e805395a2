import type { DataSource } from 'typeorm';
import type { IssueDto, IssueProgressDto, IssueState } from './dto/issue.dto.js';
import { countDeliveries, countRecipients } from './issue-deliveries.js';
import type { Issue } from './issue.entity.js';

/** An issue as administrators see it, with its progress. */
export async function describeIssue(dataSource: DataSource, issue: Issue): Promise<IssueDto> {
  const { written, remaining } = await countMails(dataSource, issue);
  const waiting = issue.startedAt ? written.waiting + remaining : written.waiting;
  const progress = { ...written, waiting, recipients: written.recipients + remaining };
  const { id, title, titleEn, text, textEn, contentFormat, croatianOnly } = issue;
  const { postIds, eventIds, sendAt, startedAt } = issue;
  return {
    id,
    title,
    titleEn,
    text,
    textEn,
    contentFormat,
    croatianOnly,
    postIds,
    eventIds,
    sendAt,
    startedAt,
    projectId: issue.projectId,
    inArchive: issue.inArchive,
    archiveSlug: issue.archiveSlug,
    state: stateOf(issue, progress),
    createdAt: issue.createdAt,
    progress,
    version: issue.version,
  };
}

function stateOf({ state }: Issue, { waiting, delivered, written }: IssueProgressDto): IssueState {
  if (state !== 'sending' || waiting > 0) return state;
  return written > 0 && delivered === 0 ? 'written' : 'sent';
}

/**
 * Counts the queued mails of an issue by outcome, and its remaining recipients, in one snapshot:
 * a mail queued between the two counts would be in neither.
 */
function countMails(
  dataSource: DataSource,
  { id, queuedAt, startedAt }: Issue,
): Promise<{ written: IssueProgressDto; remaining: number }> {
  return dataSource.transaction('REPEATABLE READ', async (manager) => ({
    written: await countDeliveries(manager, id),
    remaining: queuedAt ? 0 : await countRecipients(manager, id, startedAt ?? new Date()),
  }));
}
