import { ApiProperty } from '@nestjs/swagger';
import { ApiVersion } from '../../rows/row-version.js';

export const ISSUE_STATES = ['draft', 'scheduled', 'sending', 'paused', 'sent', 'written'] as const;
export type IssueState = (typeof ISSUE_STATES)[number];

const MOMENT = { format: 'date-time', type: String, nullable: true };

/** How many subscribers an issue has reached. */
export class IssueProgressDto {
  @ApiProperty({ type: 'integer', description: 'Who gets it, or would by now.', example: 200 })
  recipients: number;

  @ApiProperty({ type: 'integer', description: 'Not sent yet.', example: 12 })
  waiting: number;

  @ApiProperty({ type: 'integer', description: 'Taken by a mail server.', example: 186 })
  delivered: number;

  @ApiProperty({
    type: 'integer',
    description: 'Written to files, as no mail server was set: nobody received these.',
    example: 0,
  })
  written: number;

  @ApiProperty({ type: 'integer', example: 1 })
  failed: number;

  @ApiProperty({ type: 'integer', description: 'Taken or not: nobody knows.', example: 0 })
  uncertain: number;

  @ApiProperty({ type: 'integer', description: 'Unsubscribed meanwhile.', example: 1 })
  withdrawn: number;
}

export class IssueDto {
  @ApiProperty({ example: 5 })
  id: number;

  @ApiProperty({ example: 'Vijesti u svibnju' })
  title: string;

  @ApiProperty({ example: 'News in May' })
  titleEn: string;

  @ApiProperty({ type: String, nullable: true, example: 'Dragi prijatelji,' })
  text: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'Dear friends,' })
  textEn: string | null;

  @ApiProperty({ type: 'array', items: { type: 'integer' }, example: [1, 2] })
  postIds: number[];

  @ApiProperty({ type: 'array', items: { type: 'integer' }, example: [3] })
  eventIds: number[];

  @ApiProperty({
    enum: ISSUE_STATES,
    description:
      '`written`: all that went out went to files, as no mail server was set; nobody received it.',
    example: 'sending',
  })
  state: IssueState;

  @ApiProperty({ ...MOMENT, description: 'Of a scheduled one: when.', example: null })
  sendAt: Date | null;

  @ApiProperty({
    ...MOMENT,
    description: 'When sending began: whoever had confirmed by then gets it.',
    example: '2026-05-01T09:30:00.000Z',
  })
  startedAt: Date | null;

  @ApiProperty({ format: 'date-time', type: String, example: '2026-05-01T09:00:00.000Z' })
  createdAt: Date;

  @ApiProperty({ type: IssueProgressDto })
  progress: IssueProgressDto;

  @ApiVersion()
  version: number;
}
