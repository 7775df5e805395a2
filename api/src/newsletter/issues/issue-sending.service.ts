import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { BlogService } from '../../blog/blog.service.js';
import { APP_CONFIG } from '../../config/app-config.js';
import type { Config } from '../../config/config.js';
import { SiteUrl } from '../../config/site-url.js';
import { EventsService } from '../../events/events.service.js';
import type { Text } from '../../i18n/language.js';
import { addJob, rowIdOf } from '../../jobs/job-queue.js';
import { JobRunnerService } from '../../jobs/job-runner.service.js';
import { MAX_SPAN } from '../../lists/filters.js';
import { MailQueueService } from '../../mail/mail-queue.service.js';
import { MailPicturesService } from '../../mail/pictures/mail-pictures.service.js';
import { ConflictError } from '../../problems/domain-errors.js';
import { Project } from '../../projects/project.entity.js';
import { SettingsService } from '../../settings/settings.service.js';
import { refusalsOf } from './check-issue.js';
import { cancelRemaining, nextRecipients, recordDelivery } from './issue-deliveries.js';
import { issueContent, issueMail, renderedIssue, type IssueItems } from './issue-mails.js';
import { Issue, type IssueContent } from './issue.entity.js';

const SEND_ISSUE = 'send_issue';
const LOOK_AFTER_ISSUES = 'look_after_issues';
/** How long an issue waits before it is sent, so that it can be called back. */
const WAIT_MS = 60_000;
/** The first key of PostgreSQL's advisory lock (two integers) for addresses in the archive. */
const ARCHIVE_LOCK = 4;
/** Mails queued per transaction. */
const BATCH_SIZE = 50;

const EMPTY_ISSUE = {
  hr: 'Broj je prazan: napišite tekst ili odaberite članak ili događaj.',
  en: 'The issue is empty: write a text, or choose a post or an event.',
};

/**
 * Queues the mails of issues in batches; each batch is committed with its deliveries, so that any
 * process can continue.
 */
@Injectable()
export class IssueSendingService implements OnModuleInit {
  private readonly site: SiteUrl;

  constructor(
    private readonly dataSource: DataSource,
    private readonly blog: BlogService,
    private readonly events: EventsService,
    private readonly settings: SettingsService,
    private readonly mails: MailQueueService,
    private readonly pictures: MailPicturesService,
    private readonly jobs: JobRunnerService,
    @Inject(APP_CONFIG) { publicUrl }: Config,
  ) {
    this.site = new SiteUrl(publicUrl);
  }

  onModuleInit(): void {
    this.jobs.define(SEND_ISSUE, (payload, { abortSignal }) =>
      this.writeMails(rowIdOf(payload), abortSignal),
    );
    this.jobs.define(LOOK_AFTER_ISSUES, () => this.startAndRecover(), { crontab: '* * * * *' });
  }

  /** The published posts and events of an issue. */
  async loadItems({ postIds, eventIds }: Pick<Issue, 'postIds' | 'eventIds'>): Promise<IssueItems> {
    const filter = { id: postIds, published: true };
    const [posts, events] = await Promise.all([
      this.blog.list({ offset: 0, limit: MAX_SPAN, filter }, false),
      this.events.published(eventIds),
    ]);
    return { posts: inOrder(postIds, posts.rows), events: inOrder(eventIds, events) };
  }

  /** The content of an issue: as stored when sending started, or else current. */
  async content(issue: Issue): Promise<IssueContent> {
    if (issue.content) return issue.content;
    const items = await this.loadItems(issue);
    const euFunded = await this.isEuFunded(issue);
    const { hr, en } = issueContent(issue, { ...items, euFunded }, this.site);
    return {
      hr: await this.pictures.addTo(hr, 'hr'),
      en: await this.pictures.addTo(en, 'en'),
    };
  }

  /** Whether the European Union co-funds the project of an issue. */
  private isEuFunded({ projectId }: Issue): Promise<boolean> {
    if (projectId === null) return Promise.resolve(false);
    return this.dataSource.manager.existsBy(Project, { id: projectId, euFunded: true });
  }

  /**
   * Schedules an issue, for a minute from now at the earliest.
   * @throws ConflictError when it has no content
   */
  async schedule(manager: EntityManager, issue: Issue, wanted?: Date): Promise<void> {
    await this.fullContent(issue);
    const at = new Date(Math.max(Date.now() + WAIT_MS, wanted?.getTime() ?? 0));
    await manager.update(Issue, { id: issue.id }, { state: 'scheduled', sendAt: at });
    await addJob(manager, LOOK_AFTER_ISSUES, {}, { at });
  }

  /** What an issue lacks before it is sent: messages by field. */
  async refusals(issue: Issue): Promise<Record<string, Text>> {
    const { hr } = await this.content(issue);
    const isEmpty = hr.blocks.length === 0;
    const refusals = await refusalsOf(this.dataSource.manager, issue);
    return isEmpty ? { text: EMPTY_ISSUE, ...refusals } : refusals;
  }

  private async fullContent(issue: Issue): Promise<IssueContent> {
    const content = await this.content(issue);
    if (content.hr.blocks.length === 0) throw new ConflictError(EMPTY_ISSUE);
    return content;
  }

  /**
   * Starts sending an issue to everyone who has confirmed by now.
   * @throws ConflictError when it has no content
   */
  private async start(manager: EntityManager, issue: Issue): Promise<void> {
    const content = await this.fullContent(issue);
    await manager.update(
      Issue,
      { id: issue.id },
      {
        state: 'sending',
        sendAt: null,
        content,
        startedAt: () => 'now()',
        archiveSlug: await freeArchiveSlug(manager),
      },
    );
    await this.queueBatches(manager, issue.id);
  }

  /** Adds the job that queues the remaining mails of an issue. */
  async queueBatches(manager: EntityManager, id: number): Promise<void> {
    await addJob(manager, SEND_ISSUE, { id });
  }

  /** Starts scheduled issues, and continues those of processes that ended. */
  async startAndRecover(): Promise<void> {
    const { manager } = this.dataSource;
    const due = await manager
      .createQueryBuilder(Issue, 'issue')
      .where(`issue.state = 'scheduled' AND issue.sendAt <= now()`)
      .getMany();
    for (const { id } of due) await this.startDue(id);
    const unfinished = await manager
      .createQueryBuilder(Issue, 'issue')
      .where(`issue.state = 'sending' AND issue.queuedAt IS NULL`)
      .getMany();
    for (const { id } of unfinished) await this.writeMails(id);
    await this.cancelReturned();
  }

  /** Gives up mails of cancelled issues that were being sent then, and returned to the queue. */
  private async cancelReturned(): Promise<void> {
    const { manager } = this.dataSource;
    const cancelled = await manager
      .createQueryBuilder(Issue, 'issue')
      .where(
        `issue.state = 'cancelled' AND EXISTS (SELECT FROM newsletter_deliveries AS delivery
         JOIN mails ON mails.id = delivery.mail_id
         WHERE delivery.issue_id = issue.id AND mails.state = 'queued')`,
      )
      .getMany();
    for (const issue of cancelled) {
      await this.dataSource.transaction((transaction) => cancelRemaining(transaction, issue));
    }
  }

  /** An issue without content, since its posts were deleted, becomes a draft again. */
  private async startDue(id: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const issue = await manager.findOne(Issue, {
        where: { id, state: 'scheduled' },
        lock: { mode: 'pessimistic_write' },
      });
      if (!issue || !issue.sendAt || issue.sendAt > new Date()) return;
      try {
        await this.start(manager, issue);
      } catch (error) {
        if (!(error instanceof ConflictError)) throw error;
        await manager.update(Issue, { id }, { state: 'draft', sendAt: null });
      }
    });
  }

  private async writeMails(id: number, stop?: AbortSignal): Promise<void> {
    while (!stop?.aborted && (await this.writeBatch(id))) {
      // Each batch is a transaction.
    }
  }

  /** @returns whether there may be another batch */
  private async writeBatch(id: number): Promise<boolean> {
    const settings = await this.settings.current();
    return this.dataSource.transaction(async (manager) => {
      const issue = await manager.findOne(Issue, {
        where: { id, state: 'sending' },
        lock: { mode: 'pessimistic_write' },
      });
      if (!issue?.content || !issue.startedAt || issue.queuedAt) return false;
      const recipients = await nextRecipients(manager, id, issue.startedAt, BATCH_SIZE);
      const content = renderedIssue(issue.content, { settings, site: this.site });
      for (const { id: newsletterId, email, language, manageToken } of recipients) {
        const reader = { email, language, settings, site: this.site };
        const mailing = `issue-${id}`;
        const slug = issue.inArchive ? issue.archiveSlug : null;
        const mail = { ...issueMail(content, reader, manageToken, slug), mailing };
        const queued = await this.mails.add(manager, mail);
        await recordDelivery(manager, id, newsletterId, queued.id);
      }
      if (recipients.length > 0) return true;
      await manager.update(Issue, { id }, { queuedAt: () => 'now()' });
      return false;
    });
  }
}

/** The rows with the given ids, in their order. */
const inOrder = <T extends { id: number }>(ids: readonly number[], rows: readonly T[]): T[] =>
  ids.flatMap((id) => rows.filter((row) => row.id === id));

/** The day of sending, with a number where another issue was sent on it. */
async function freeArchiveSlug(manager: EntityManager): Promise<string> {
  await manager.query('SELECT pg_advisory_xact_lock($1, 0)', [ARCHIVE_LOCK]);
  const [row]: { slug: string }[] = await manager.query(
    `SELECT day || CASE WHEN count(archive_slug) > 0 THEN '-' || count(archive_slug) + 1 ELSE '' END
       AS slug
     FROM (SELECT to_char(now() AT TIME ZONE 'Europe/Zagreb', 'YYYY-MM-DD') AS day) AS today
     LEFT JOIN newsletter_issues ON starts_with(archive_slug, day)
     GROUP BY day`,
  );
  return row?.slug ?? '';
}
