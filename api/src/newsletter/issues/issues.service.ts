import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { APP_CONFIG } from '../../config/app-config.js';
import type { Config } from '../../config/config.js';
import { SiteUrl } from '../../config/site-url.js';
import { moveToTrash } from '../../content/move-to-trash.js';
import type { Language, Text } from '../../i18n/language.js';
import { readList, type Page } from '../../lists/page.js';
import { MailQueueService, type NewMail } from '../../mail/mail-queue.service.js';
import { MailPicturesService } from '../../mail/pictures/mail-pictures.service.js';
import { ConflictError, InvalidInputError } from '../../problems/domain-errors.js';
import { createOnce, type RepeatableRequest } from '../../rows/idempotency-key.js';
import type { ExpectedVersions } from '../../rows/row-version.js';
import { findRow, lockRow } from '../../rows/rows.js';
import { SettingsService } from '../../settings/settings.service.js';
import { OF_ADMINISTRATORS, type ChangeableIssues } from './changeable-issues.js';
import { checkComplete, checkRecipients, checkStored } from './check-issue.js';
import { describeIssue } from './describe-issue.js';
import type { CreateIssueDto, IssueDto, UpdateIssueDto } from './dto/issue.dto.js';
import type { SendIssueDto, TestIssueDto } from './dto/send-issue.dto.js';
import { cancelRemaining, mailIdsOf } from './issue-deliveries.js';
import { issuePreview } from './issue-mails.js';
import { IssueSendingService } from './issue-sending.service.js';
import { Issue, MAX_TITLE, type StoredIssueState } from './issue.entity.js';
import { ISSUES, type IssuesRequest } from './issues.resource.js';

const EMPTY = { postIds: [], eventIds: [], projectId: null };
const PREVIEW_EMAIL = 'pretplatnik@primjer.example';

const NOT_PAUSED = { hr: 'Slanje nije zaustavljeno.', en: 'Sending was not paused.' };

const copyTitle = (title: string, mark: string): string =>
  title && title.slice(0, MAX_TITLE - mark.length).trimEnd() + mark;

/** Issues of the newsletter: their content and their sending. */
@Injectable()
export class IssuesService {
  private readonly site: SiteUrl;

  constructor(
    private readonly dataSource: DataSource,
    private readonly sending: IssueSendingService,
    private readonly settings: SettingsService,
    private readonly mails: MailQueueService,
    private readonly pictures: MailPicturesService,
    @Inject(APP_CONFIG) { publicUrl }: Config,
  ) {
    this.site = new SiteUrl(publicUrl);
  }

  /** The issues that match the request, newest first by default. */
  async list(request: IssuesRequest): Promise<Page<IssueDto>> {
    const issues = this.dataSource.getRepository(Issue);
    const page = await readList(issues, ISSUES, request);
    return page.with(await Promise.all(page.rows.map((issue) => this.describe(issue))));
  }

  /** @throws NotFoundError */
  async one(id: number): Promise<IssueDto> {
    return this.describe(await this.find(id));
  }

  /**
   * What the issue lacks before it is sent: messages by field.
   * @throws NotFoundError
   */
  async refusals(id: number): Promise<Record<string, Text>> {
    return this.sending.refusals(await this.find(id));
  }

  /**
   * @param request identifies repetitions of the request
   * @throws InvalidInputError when it contains posts or events that are not published, or has no
   *   title
   */
  async create(fields: CreateIssueDto, request?: RepeatableRequest): Promise<IssueDto> {
    const { manager: database } = this.dataSource;
    const issue = database.create(Issue, { ...EMPTY, ...fields });
    await this.check(issue);
    const id = await createOnce(database, Issue, request, async (manager) => {
      await manager.insert(Issue, issue);
      return issue.id;
    });
    return this.one(id);
  }

  /**
   * Changes the given fields of an issue.
   * @throws NotFoundError
   * @throws OutdatedError when it has a version that was not expected
   * @throws ConflictError when its state does not allow it
   * @throws InvalidInputError as `create`
   */
  async update(
    id: number,
    fields: UpdateIssueDto,
    { states, refusal }: ChangeableIssues,
    expected?: ExpectedVersions,
  ): Promise<IssueDto> {
    await this.change(id, states, refusal, expected, async (manager, issue) => {
      const before = { ...issue };
      const { title = issue.title, titleEn = issue.titleEn } = fields;
      const { text = issue.text, textEn = issue.textEn } = fields;
      const { postIds = issue.postIds, eventIds = issue.eventIds } = fields;
      const { inArchive = issue.inArchive, projectId = issue.projectId } = fields;
      const { contentFormat = issue.contentFormat, croatianOnly = issue.croatianOnly } = fields;
      const texts = { title, titleEn, text, textEn, contentFormat, croatianOnly };
      const items = { postIds, eventIds, projectId };
      const changed = Object.assign(issue, { ...texts, ...items, inArchive });
      await this.check(changed, before);
      await manager.save(changed);
    });
    return this.one(id);
  }

  /**
   * Moves an issue to the trash, as a draft, and returns it as it was.
   * @param by the full name of who deletes it
   * @throws NotFoundError
   * @throws ConflictError when its state does not allow it
   */
  async remove(id: number, by: string, { states, refusal }: ChangeableIssues): Promise<IssueDto> {
    const deleted = await this.one(id);
    await this.change(id, states, refusal, undefined, async (manager, issue) => {
      // A restored issue must not be sent at a time that was chosen before it was deleted.
      if (issue.state === 'scheduled') {
        await manager.update(Issue, { id }, { state: 'draft', sendAt: null });
      }
      await moveToTrash(manager, Issue, issue, by);
    });
    return deleted;
  }

  /**
   * The HTML of an issue in a language, with its pictures.
   * @throws NotFoundError
   */
  async page(id: number, language: Language): Promise<string> {
    const { html, attachments } = await this.preview(id, language, PREVIEW_EMAIL);
    return this.pictures.shownIn(html, attachments);
  }

  /**
   * An issue as it is mailed in a language.
   * @throws NotFoundError
   */
  private async preview(id: number, language: Language, email: string): Promise<NewMail> {
    const content = await this.sending.content(await this.find(id));
    const settings = await this.settings.current();
    return issuePreview(content, { email, language, settings, site: this.site });
  }

  /**
   * Mails an issue to one address as a test.
   * @throws NotFoundError
   */
  async test(id: number, { email, language }: TestIssueDto): Promise<IssueDto> {
    const mail = await this.preview(id, language, email);
    await this.dataSource.transaction((manager) => this.mails.add(manager, mail));
    return this.one(id);
  }

  /**
   * Sends an issue to every confirmed subscriber, at a given time or else in a minute, until when
   * it can be called back.
   * @throws NotFoundError
   * @throws InvalidInputError when a title is missing, or a text is in one language only, or shows
   *   people who did not consent
   * @throws ConflictError when sending has begun, or the issue has no content or no recipients
   */
  async send(id: number, { sendAt }: SendIssueDto): Promise<IssueDto> {
    await this.change(
      id,
      ['draft', 'scheduled'],
      OF_ADMINISTRATORS.refusal,
      undefined,
      async (manager, issue) => {
        await checkComplete(manager, issue);
        const at = sendAt && new Date(sendAt);
        if (!at || at <= new Date()) await checkRecipients(manager, id);
        await this.sending.schedule(manager, issue, at);
      },
    );
    return this.one(id);
  }

  /**
   * Makes a scheduled issue a draft again.
   * @throws NotFoundError
   * @throws ConflictError when it is not scheduled
   */
  async unschedule(id: number): Promise<IssueDto> {
    const refusal = { hr: 'Slanje nije zakazano.', en: 'It is not scheduled.' };
    await this.change(id, ['scheduled'], refusal, undefined, async (manager) => {
      await manager.update(Issue, { id }, { state: 'draft', sendAt: null });
    });
    return this.one(id);
  }

  /**
   * Pauses the mails that have not been sent yet.
   * @throws NotFoundError
   * @throws ConflictError when it is not being sent, or has been
   */
  async pause(id: number): Promise<IssueDto> {
    const refusal = { hr: 'Ovaj se broj ne šalje.', en: 'This issue is not being sent.' };
    await this.change(id, ['sending'], refusal, undefined, async (manager, issue) => {
      if ((await this.describe(issue)).state !== 'sending') throw new ConflictError(refusal);
      await manager.update(Issue, { id }, { state: 'paused' });
      await this.mails.pause(manager, await mailIdsOf(manager, id));
    });
    return this.one(id);
  }

  /**
   * Sends the remaining mails of a paused issue.
   * @throws NotFoundError
   * @throws ConflictError when it is not paused
   */
  async resume(id: number): Promise<IssueDto> {
    await this.change(id, ['paused'], NOT_PAUSED, undefined, async (manager) => {
      await manager.update(Issue, { id }, { state: 'sending' });
      await this.mails.resume(manager, await mailIdsOf(manager, id));
      await this.sending.queueBatches(manager, id);
    });
    return this.one(id);
  }

  /**
   * Gives up the remaining mails of a paused issue: nobody gets them any more.
   * @throws NotFoundError
   * @throws ConflictError when it is not paused
   */
  async cancel(id: number): Promise<IssueDto> {
    await this.change(id, ['paused'], NOT_PAUSED, undefined, async (manager, issue) => {
      await cancelRemaining(manager, issue);
      await manager.update(Issue, { id }, { state: 'cancelled', queuedAt: () => 'now()' });
    });
    return this.one(id);
  }

  /**
   * Puts an issue into the public archive, or leaves it out.
   * @throws NotFoundError
   */
  async archive(id: number, inArchive: boolean): Promise<IssueDto> {
    await this.find(id);
    await this.dataSource.manager.update(Issue, { id }, { inArchive });
    return this.one(id);
  }

  /**
   * Copies the content of an issue, in any state, to a new draft, whose titles say so. Posts and
   * events that are no longer public are left out.
   * @throws NotFoundError
   */
  async copy(id: number): Promise<IssueDto> {
    const issue = await this.find(id);
    const { posts, events } = await this.sending.loadItems(issue);
    const { text, textEn, contentFormat, croatianOnly, projectId } = issue;
    const title = copyTitle(issue.title, ' (kopija)');
    const titleEn = copyTitle(issue.titleEn, ' (copy)');
    const idsOf = (rows: readonly { id: number }[]) => rows.map((row) => row.id);
    const items = { postIds: idsOf(posts), eventIds: idsOf(events), projectId };
    return this.create({ title, titleEn, text, textEn, contentFormat, croatianOnly, ...items });
  }

  private async change(
    id: number,
    states: readonly StoredIssueState[],
    refusal: Text,
    expected: ExpectedVersions,
    work: (manager: EntityManager, issue: Issue) => Promise<void>,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const issue = await lockRow(manager, Issue, ISSUES, id, expected);
      if (!states.includes(issue.state)) throw new ConflictError(refusal);
      await work(manager, issue);
    });
  }

  private async check(issue: Issue, before?: Issue): Promise<void> {
    await checkStored(this.dataSource.manager, issue, before);
    const { posts, events } = await this.sending.loadItems(issue);
    const unpublished = {
      hr: 'Nešto od odabranog više nije objavljeno',
      en: 'Some of these are no longer published',
    };
    if (posts.length < issue.postIds.length) throw InvalidInputError.of('postIds', unpublished);
    if (events.length < issue.eventIds.length) throw InvalidInputError.of('eventIds', unpublished);
  }

  private describe(issue: Issue): Promise<IssueDto> {
    return describeIssue(this.dataSource, issue);
  }

  private find(id: number): Promise<Issue> {
    return findRow(this.dataSource.getRepository(Issue), ISSUES, { id });
  }
}
