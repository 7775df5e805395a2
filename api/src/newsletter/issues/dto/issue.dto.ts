import { ApiProperty } from '@nestjs/swagger';
import { AnswerOf, BodyOf, ChangeOf } from '../../../fields/bodies.js';
import { ApiBlocks, type ShownBlocks } from '../../../media/dto/blocks.dto.js';
import { Issue } from '../issue.entity.js';

export const ISSUE_STATES = [
  'draft',
  'scheduled',
  'sending',
  'paused',
  'cancelled',
  'sent',
  'written',
] as const;
export type IssueState = (typeof ISSUE_STATES)[number];

/** How many subscribers an issue has reached. */
export class IssueProgressDto {
  @ApiProperty({
    type: 'integer',
    description: 'Number of recipients, before sending as of now.',
    example: 200,
  })
  recipients: number;

  @ApiProperty({ type: 'integer', description: 'Not sent yet.', example: 12 })
  waiting: number;

  @ApiProperty({ type: 'integer', description: 'Accepted by a mail server.', example: 186 })
  delivered: number;

  @ApiProperty({
    type: 'integer',
    description: 'Written to files, because no mail server is configured; nobody receives them.',
    example: 0,
  })
  written: number;

  @ApiProperty({ type: 'integer', example: 1 })
  failed: number;

  @ApiProperty({ type: 'integer', description: 'Outcome unknown.', example: 0 })
  uncertain: number;

  @ApiProperty({ type: 'integer', description: 'Unsubscribed since.', example: 1 })
  withdrawn: number;

  @ApiProperty({
    type: 'integer',
    description: 'Not sent, as the rest of a paused issue was given up.',
    example: 0,
  })
  cancelled: number;
}

export class CreateIssueDto extends BodyOf(Issue, {
  readOnly: ['archiveSlug', 'state', 'sendAt', 'content', 'startedAt', 'queuedAt'],
  defaulted: ['contentFormat', 'postIds', 'eventIds', 'inArchive'],
}) {}

export class UpdateIssueDto extends ChangeOf(CreateIssueDto) {}

export class IssueDto extends AnswerOf(Issue, ['state', 'content', 'queuedAt', 'updatedAt']) {
  @ApiProperty({
    enum: ISSUE_STATES,
    description:
      '`written`: all mails were written to files, because no mail server is configured; nobody receives them. `cancelled`: the rest was given up.',
    example: 'sending',
  })
  state: IssueState;

  @ApiProperty({ type: IssueProgressDto })
  progress: IssueProgressDto;

  @ApiBlocks()
  blocks?: ShownBlocks;
}
