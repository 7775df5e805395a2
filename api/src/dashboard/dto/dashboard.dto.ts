import { ApiProperty } from '@nestjs/swagger';
import { DELIVERY_METHODS, type DeliveryMethod } from '../../mail/dto/mail-delivery.dto.js';
import { FIRST_STEPS, GAPS, type FirstStep, type Gap } from '../first-steps.js';
import { CHANGE_ACTIONS, type ChangeAction } from '../recorded-change.entity.js';
import { HealthSummaryDto } from './health-summary.dto.js';

const Count = (description: string): PropertyDecorator =>
  ApiProperty({ type: 'integer', description, example: 2 });

/** A count that a user's role may withhold. */
const RoleCount = (description: string): PropertyDecorator =>
  ApiProperty({ type: 'integer', required: false, description, example: 2 });

/** Drafts of each kind of content. */
export class DraftCountsDto {
  @RoleCount('Drafts: `blog` with `isPublished` false.')
  drafts?: number;

  @RoleCount('Drafts: `projects` with `isPublished` false.')
  draftProjects?: number;

  @RoleCount('Drafts: `events` with `isPublished` false.')
  draftEvents?: number;

  @RoleCount('Drafts: `public-calls` with `isPublished` false.')
  draftCalls?: number;

  @RoleCount('Drafts: `pages` with `isPublished` false.')
  draftPages?: number;

  @RoleCount('Drafts: `documents` with `isPublished` false.')
  draftDocuments?: number;

  @RoleCount('Drafts: `issues` with `isDraft` true.')
  draftIssues?: number;
}

/** Rows that wait for the user, counted as their lists count them: those that the role may see. */
export class WaitingCountsDto extends DraftCountsDto {
  @RoleCount('Unread messages: `contact` with the state `new`.')
  messages?: number;

  @RoleCount('Messages that are read but not answered: `contact` with the state `open`.')
  openMessages?: number;

  @RoleCount('Messages whose last reply was not delivered: `contact` with `undelivered` true.')
  undeliveredReplies?: number;

  @RoleCount('Payments and reversals to be matched: `bank-payments` with the state `waiting`.')
  bankPayments?: number;

  @RoleCount('Pledges without a payment: `donations` with the status `pending`.')
  pledges?: number;

  @RoleCount('Posts that will be published by themselves.')
  scheduled?: number;

  @RoleCount('Posts with a text older than in the other language: `blog` with `outdated` true.')
  outdated?: number;

  @RoleCount('Mails that are no longer retried: `mails` with `givenUp` true.')
  failedMails?: number;
}

/** Rows with texts in one language only, and pictures that lack a description. */
export class UntranslatedCountsDto {
  @Count('Posts.')
  blog: number;

  @Count('Projects.')
  projects: number;

  @Count('Events.')
  events: number;

  @Count('Team members.')
  team: number;

  @Count('Partners.')
  partners: number;

  @Count('Funders.')
  funders: number;

  @Count('Documents.')
  documents: number;

  @Count('Pictures.')
  media: number;
}

/** A post or an event, by name. */
export class NamedRowDto {
  @ApiProperty({ type: 'integer', example: 7 })
  id: number;

  @ApiProperty({ example: 'Terapija opuštanja' })
  title: string;

  @ApiProperty({ example: 'Relaxation therapy' })
  titleEn: string;
}

export class DatedRowDto extends NamedRowDto {
  @ApiProperty({
    format: 'date-time',
    description: 'When it begins, or is published.',
    example: '2026-12-01T17:00:00.000Z',
  })
  date: Date;
}

/** Received donations in euros, in cents, by periods in Croatian time. */
export class ReceivedDto {
  @ApiProperty({ type: 'integer', example: 17_050 })
  thisMonth: number;

  @ApiProperty({ type: 'integer', example: 254_900 })
  thisYear: number;

  @ApiProperty({
    type: String,
    format: 'date',
    nullable: true,
    description: 'The last day of booking of the imported bank statements.',
    example: '2026-11-20',
  })
  statementDay: string | null;
}

export class ChangeDto {
  @ApiProperty({ description: 'The resource of the changed row.', example: 'projects' })
  resource: string;

  @ApiProperty({ type: 'integer', description: 'Of the first row.', example: 3 })
  id: number;

  @ApiProperty({ enum: CHANGE_ACTIONS, example: 'changed' })
  action: ChangeAction;

  @Count('The rows that were changed together.')
  count: number;

  @ApiProperty({
    type: String,
    nullable: true,
    description:
      'The title, name or address of the first row at that time, if it has one; the page of page texts.',
    example: 'Škola socijalnih vještina',
  })
  title: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Social skills school' })
  titleEn: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The full name of who changed it; null if the account was deleted.',
    example: 'Ana Horvat',
  })
  by: string | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-22T09:30:00.000Z' })
  at: Date;
}

/** What the user's role may see; the rest is omitted. */
export class DashboardDto {
  @ApiProperty({ type: WaitingCountsDto })
  waiting: WaitingCountsDto;

  @ApiProperty({ type: UntranslatedCountsDto, required: false, description: 'For editors.' })
  untranslated?: UntranslatedCountsDto;

  @ApiProperty({
    type: [NamedRowDto],
    required: false,
    description: 'The newest outdated posts, at most five. For editors.',
  })
  outdated?: NamedRowDto[];

  @ApiProperty({
    type: DatedRowDto,
    required: false,
    nullable: true,
    description: 'The next post to be published. For editors.',
  })
  nextPost?: DatedRowDto | null;

  @ApiProperty({
    type: DatedRowDto,
    required: false,
    nullable: true,
    description: 'The next event. For editors.',
  })
  nextEvent?: DatedRowDto | null;

  @ApiProperty({ type: ReceivedDto, required: false, description: 'For accountants.' })
  received?: ReceivedDto;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    required: false,
    description:
      'When the requested change of the account for donations holds; null without one. For accountants.',
    example: '2026-05-02T09:30:00.000Z',
  })
  accountChangesAt?: Date | null;

  @ApiProperty({
    type: [ChangeDto],
    required: false,
    description:
      'The last changed rows, at most five: for editors those of content, for administrators also those of settings and redirects.',
  })
  changes?: ChangeDto[];

  @ApiProperty({
    enum: DELIVERY_METHODS,
    required: false,
    description: 'How mails are delivered; `files`: nobody receives them. For administrators.',
    example: 'smtp',
  })
  mails?: DeliveryMethod;

  @ApiProperty({
    type: HealthSummaryDto,
    required: false,
    nullable: true,
    description: 'The state of the server; null before the first check. For administrators.',
  })
  health?: HealthSummaryDto | null;

  @ApiProperty({
    enum: FIRST_STEPS,
    isArray: true,
    required: false,
    description:
      'What a new installation still lacks; none once `firstStepsHidden` is set. For administrators.',
    example: ['account', 'mail'],
  })
  firstSteps?: FirstStep[];

  @ApiProperty({
    enum: GAPS,
    isArray: true,
    required: false,
    description: 'What visitors miss and no first step asks for. For administrators.',
    example: ['report'],
  })
  gaps?: Gap[];

  @ApiProperty({
    required: false,
    description:
      'True: a proxy that TRUST_PROXY does not name is in front of the site. For administrators.',
    example: false,
  })
  untrustedProxy?: boolean;
}
