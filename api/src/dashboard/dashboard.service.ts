import { Injectable } from '@nestjs/common';
import { fromLocalTime, isoDate } from 'shared/croatian-time';
import { hasRole } from '../access/access.js';
import { BankPaymentsService } from '../bank-payments/bank-payments.service.js';
import { BlogService } from '../blog/blog.service.js';
import { ContactService } from '../contact/contact.service.js';
import { DocumentsService } from '../documents/documents.service.js';
import { DonationTotalsService } from '../donations/donation-totals.service.js';
import { DonationsService } from '../donations/donations.service.js';
import { EventsService } from '../events/events.service.js';
import { HealthReportService } from '../health-report/health-report.service.js';
import type { Language } from '../i18n/language.js';
import type { Page } from '../lists/page.js';
import type { DeliveryMethod } from '../mail/dto/mail-delivery.dto.js';
import { MailsService } from '../mail/mails.service.js';
import { MediaService } from '../media/media.service.js';
import { IssuesService } from '../newsletter/issues/issues.service.js';
import { PagesService } from '../pages/pages.service.js';
import { PartnersService } from '../partners/partners.service.js';
import { ProjectsService } from '../projects/projects.service.js';
import { PublicCallsService } from '../public-calls/public-calls.service.js';
import { AccountChangesService } from '../settings/account/account-changes.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { TeamService } from '../team/team.service.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { ChangesService } from './changes.service.js';
import type {
  DashboardDto,
  DraftCountsDto,
  ReceivedDto,
  UntranslatedCountsDto,
} from './dto/dashboard.dto.js';
import { gapsOf, openSteps, type FirstStep } from './first-steps.js';

const SHOWN_CHANGES = 5;
const NAMED_POSTS = 5;
/** The resources whose changes only administrators see. */
const FOR_ADMINISTRATORS = ['settings', 'redirects'];

/** A request for the rows that match a filter; the first of them suffices to count them. */
const first = <F>(filter: F, limit = 1) => ({ filter, offset: 0, limit });

const totalOf = async (page: Promise<Page<unknown>>): Promise<number> => (await page).total;

/** Reads the dashboard of the panel from the lists that its counts link to. */
@Injectable()
export class DashboardService {
  constructor(
    private readonly blog: BlogService,
    private readonly projects: ProjectsService,
    private readonly events: EventsService,
    private readonly team: TeamService,
    private readonly partners: PartnersService,
    private readonly documents: DocumentsService,
    private readonly pages: PagesService,
    private readonly calls: PublicCallsService,
    private readonly issues: IssuesService,
    private readonly media: MediaService,
    private readonly contact: ContactService,
    private readonly donations: DonationsService,
    private readonly donationTotals: DonationTotalsService,
    private readonly bankPayments: BankPaymentsService,
    private readonly mails: MailsService,
    private readonly changes: ChangesService,
    private readonly health: HealthReportService,
    private readonly account: AccountChangesService,
    private readonly settings: SettingsService,
    private readonly users: UsersService,
  ) {}

  /**
   * What waits for a user and happened last: as much as the role may see.
   * @param language of the texts about the server
   */
  async read(
    user: Pick<User, 'role'>,
    language: Language,
  ): Promise<Omit<DashboardDto, 'untrustedProxy'>> {
    const isAdmin = hasRole(user);
    const [content, money, rest] = await Promise.all([
      hasRole(user, 'editor') ? this.content(isAdmin) : undefined,
      hasRole(user, 'accountant') ? this.money() : undefined,
      isAdmin ? this.correspondence(language) : undefined,
    ]);
    const waiting = { ...rest?.waiting, ...money?.waiting, ...content?.waiting };
    return { ...content, ...money, ...rest, waiting };
  }

  /** The part for editors. */
  private async content(isAdmin: boolean) {
    const scheduled = { isPublished: true, published: false };
    const [outdated, upcoming, [nextEvent], drafts, untranslated, changes] = await Promise.all([
      this.blog.list(first({ outdated: true }, NAMED_POSTS), true),
      this.blog.list(
        { ...first(scheduled), sort: { field: 'publishDate', direction: 'ASC' } },
        true,
      ),
      this.events.list(first({ upcoming: true }), false).then(({ rows }) => rows),
      this.drafts(),
      this.untranslated(),
      this.changes.last(SHOWN_CHANGES, isAdmin ? [] : FOR_ADMINISTRATORS),
    ]);
    const [nextPost] = upcoming.rows;
    return {
      waiting: { ...drafts, scheduled: upcoming.total, outdated: outdated.total },
      untranslated,
      outdated: outdated.rows.map(({ id, title, titleEn }) => ({ id, title, titleEn })),
      nextPost: nextPost ? { ...named(nextPost), date: nextPost.publishDate } : null,
      nextEvent: nextEvent?.eventDate ? { ...named(nextEvent), date: nextEvent.eventDate } : null,
      changes,
    };
  }

  /** The part for accountants. */
  private async money() {
    const [bankPayments, pledges, received, account] = await Promise.all([
      totalOf(this.bankPayments.list(first({ state: 'waiting' }))),
      totalOf(this.donations.list(first({ status: 'pending' }))),
      this.received(),
      this.account.pending(),
    ]);
    const accountChangesAt = account?.holdsAt ?? null;
    return { waiting: { bankPayments, pledges }, received, accountChangesAt };
  }

  /** The part for administrators only: messages, mails and the state of the server. */
  private async correspondence(language: Language) {
    const [messages, openMessages, undeliveredReplies, failedMails, { way }, health] =
      await Promise.all([
        totalOf(this.contact.list(first({ state: 'new' }))),
        totalOf(this.contact.list(first({ state: 'open' }))),
        totalOf(this.contact.list(first({ undelivered: true }))),
        totalOf(this.mails.list(first({ givenUp: true }), 'hr')),
        this.mails.delivery(),
        this.health.summary(language),
      ]);
    const waiting = { messages, openMessages, undeliveredReplies, failedMails };
    const firstSteps = await this.firstSteps(way);
    const gaps = gapsOf(await this.settings.current(), firstSteps);
    return { waiting, mails: way, health, firstSteps, gaps };
  }

  private async firstSteps(mails: DeliveryMethod): Promise<FirstStep[]> {
    const [settings, account, { total: users }, hasPost] = await Promise.all([
      this.settings.current(),
      this.account.pending(),
      this.users.list(first({})),
      this.blog.hasOwnPost(),
    ]);
    const { installed } = this.settings;
    return openSteps({
      settings,
      installed,
      requestedIban: account?.iban,
      users,
      mails,
      hasPost,
    });
  }

  private async drafts(): Promise<DraftCountsDto> {
    const draft = first({ isPublished: false });
    const [
      drafts,
      draftProjects,
      draftEvents,
      draftCalls,
      draftPages,
      draftDocuments,
      draftIssues,
    ] = await Promise.all([
      totalOf(this.blog.list(draft, true)),
      totalOf(this.projects.list(draft, true)),
      totalOf(this.events.list(draft, true)),
      totalOf(this.calls.list(draft, true)),
      totalOf(this.pages.list(draft, true)),
      totalOf(this.documents.list(draft, true)),
      totalOf(this.issues.list(first({ isDraft: true }))),
    ]);
    return {
      drafts,
      draftProjects,
      draftEvents,
      draftCalls,
      draftPages,
      draftDocuments,
      draftIssues,
    };
  }

  private async untranslated(): Promise<UntranslatedCountsDto> {
    const untranslated = first({ untranslated: true });
    const [blog, projects, events, team, partners, funders, documents, media] = await Promise.all([
      totalOf(this.blog.list(untranslated, true)),
      totalOf(this.projects.list(untranslated, true)),
      totalOf(this.events.list(untranslated, true)),
      totalOf(this.team.list(untranslated)),
      totalOf(this.partners.list(first({ untranslated: true, kind: 'partner' }))),
      totalOf(this.partners.list(first({ untranslated: true, kind: 'funder' }))),
      totalOf(this.documents.list(untranslated, true)),
      totalOf(this.media.list(first({ described: false }))),
    ]);
    return { blog, projects, events, team, partners, funders, documents, media };
  }

  private async received(): Promise<ReceivedDto> {
    const today = isoDate(new Date());
    const [sums, statementDay] = await Promise.all([
      this.donationTotals.received(
        startOf(`${today.slice(0, 4)}-01-01`),
        startOf(`${today.slice(0, 7)}-01`),
      ),
      this.bankPayments.lastDay(),
    ]);
    return { ...sums, statementDay };
  }
}

/** The beginning of a day in Croatia. */
function startOf(day: string): Date {
  const start = fromLocalTime(`${day}T00:00`);
  if (!start) throw new Error(`${day} is not a day`);
  return start;
}

const named = ({ id, title, titleEn }: { id: number; title: string; titleEn: string }) => ({
  id,
  title,
  titleEn,
});
