import { Injectable } from '@nestjs/common';
import { fromLocalTime, isoDate } from 'shared/croatian-time';
import { BankPaymentsService } from '../bank-payments/bank-payments.service.js';
import { BlogService } from '../blog/blog.service.js';
import { ContactService } from '../contact/contact.service.js';
import { DocumentsService } from '../documents/documents.service.js';
import { DonationTotalsService } from '../donations/donation-totals.service.js';
import { DonationsService } from '../donations/donations.service.js';
import { EventsService } from '../events/events.service.js';
import type { Page } from '../lists/page.js';
import { MailsService } from '../mail/mails.service.js';
import { MediaService } from '../media/media.service.js';
import { IssuesService } from '../newsletter/issues/issues.service.js';
import { PagesService } from '../pages/pages.service.js';
import { PartnersService } from '../partners/partners.service.js';
import { ProjectsService } from '../projects/projects.service.js';
import { PublicCallsService } from '../public-calls/public-calls.service.js';
import { TeamService } from '../team/team.service.js';
import { ChangesService } from './changes.service.js';
import type {
  DashboardDto,
  DraftCountsDto,
  ReceivedDto,
  UntranslatedCountsDto,
  WaitingCountsDto,
} from './dto/dashboard.dto.js';

const SHOWN_CHANGES = 5;
const NAMED_POSTS = 5;

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
  ) {}

  async read(): Promise<Omit<DashboardDto, 'untrustedProxy'>> {
    const scheduled = { isPublished: true, published: false };
    const [outdated, upcoming, [nextEvent]] = await Promise.all([
      this.blog.list(first({ outdated: true }, NAMED_POSTS), true),
      this.blog.list(
        { ...first(scheduled), sort: { field: 'publishDate', direction: 'ASC' } },
        true,
      ),
      this.events.list(first({ upcoming: true }), false).then(({ rows }) => rows),
    ]);
    const [nextPost] = upcoming.rows;
    const [waiting, untranslated, received, changes, { way }] = await Promise.all([
      this.waiting(outdated.total, upcoming.total),
      this.untranslated(),
      this.received(),
      this.changes.last(SHOWN_CHANGES),
      this.mails.delivery(),
    ]);
    return {
      waiting,
      untranslated,
      outdated: outdated.rows.map(({ id, title, titleEn }) => ({ id, title, titleEn })),
      nextPost: nextPost ? { ...named(nextPost), date: nextPost.publishDate } : null,
      nextEvent: nextEvent?.eventDate ? { ...named(nextEvent), date: nextEvent.eventDate } : null,
      received,
      changes,
      mails: way,
    };
  }

  private async waiting(outdated: number, scheduled: number): Promise<WaitingCountsDto> {
    const [messages, openMessages, undeliveredReplies, bankPayments, pledges, failedMails, drafts] =
      await Promise.all([
        totalOf(this.contact.list(first({ state: 'new' }))),
        totalOf(this.contact.list(first({ state: 'open' }))),
        totalOf(this.contact.list(first({ undelivered: true }))),
        totalOf(this.bankPayments.list(first({ state: 'waiting' }))),
        totalOf(this.donations.list(first({ status: 'pending' }))),
        totalOf(this.mails.list(first({ givenUp: true }), 'hr')),
        this.drafts(),
      ]);
    return {
      messages,
      openMessages,
      undeliveredReplies,
      bankPayments,
      pledges,
      ...drafts,
      scheduled,
      outdated,
      failedMails,
    };
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
