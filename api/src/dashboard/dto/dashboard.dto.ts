import { ApiProperty } from '@nestjs/swagger';
import { DELIVERY_METHODS, type DeliveryMethod } from '../../mail/dto/mail-delivery.dto.js';
import { CHANGE_ACTIONS, type ChangeAction } from '../recorded-change.entity.js';

const Count = (description: string): PropertyDecorator =>
  ApiProperty({ type: 'integer', description, example: 2 });

/** Drafts of each kind of content. */
export class DraftCountsDto {
  @Count('Drafts: `blog` with `isPublished` false.')
  drafts: number;

  @Count('Drafts: `projects` with `isPublished` false.')
  draftProjects: number;

  @Count('Drafts: `events` with `isPublished` false.')
  draftEvents: number;

  @Count('Drafts: `public-calls` with `isPublished` false.')
  draftCalls: number;

  @Count('Drafts: `pages` with `isPublished` false.')
  draftPages: number;

  @Count('Drafts: `documents` with `isPublished` false.')
  draftDocuments: number;

  @Count('Drafts: `issues` with `isDraft` true.')
  draftIssues: number;
}

/** Rows that wait for an administrator, counted as their lists count them. */
export class WaitingCountsDto extends DraftCountsDto {
  @Count('Unread messages: `contact` with the state `new`.')
  messages: number;

  @Count('Messages that are read but not answered: `contact` with the state `open`.')
  openMessages: number;

  @Count('Messages whose last reply was not delivered: `contact` with `undelivered` true.')
  undeliveredReplies: number;

  @Count('Payments and reversals to be matched: `bank-payments` with the state `waiting`.')
  bankPayments: number;

  @Count('Pledges without a payment: `donations` with the status `pending`.')
  pledges: number;

  @Count('Posts that will be published by themselves.')
  scheduled: number;

  @Count('Posts with a text older than in the other language: `blog` with `outdated` true.')
  outdated: number;

  @Count('Mails that are no longer retried: `mails` with `givenUp` true.')
  failedMails: number;
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

export class DashboardDto {
  @ApiProperty({ type: WaitingCountsDto })
  waiting: WaitingCountsDto;

  @ApiProperty({ type: UntranslatedCountsDto })
  untranslated: UntranslatedCountsDto;

  @ApiProperty({ type: [NamedRowDto], description: 'The newest outdated posts, at most five.' })
  outdated: NamedRowDto[];

  @ApiProperty({ type: DatedRowDto, nullable: true, description: 'The next post to be published.' })
  nextPost: DatedRowDto | null;

  @ApiProperty({ type: DatedRowDto, nullable: true, description: 'The next event.' })
  nextEvent: DatedRowDto | null;

  @ApiProperty({ type: ReceivedDto })
  received: ReceivedDto;

  @ApiProperty({
    type: [ChangeDto],
    description: 'The last changed rows of content, at most five.',
  })
  changes: ChangeDto[];

  @ApiProperty({
    enum: DELIVERY_METHODS,
    description: 'How mails are delivered; `files`: nobody receives them.',
    example: 'smtp',
  })
  mails: DeliveryMethod;

  @ApiProperty({
    description: 'True: a proxy that TRUST_PROXY does not name is in front of the site.',
    example: false,
  })
  untrustedProxy: boolean;
}
