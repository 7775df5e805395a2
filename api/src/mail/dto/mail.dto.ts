import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGES, type Language } from '../../i18n/language.js';
import { MAIL_KINDS, MAIL_STATES, type MailKind, type MailState } from '../mail.entity.js';

/** The mails of one mailing in one state. */
export class MailingDto {
  @ApiProperty({ description: 'Its name, for the filter `mailing`.', example: 'issue-5' })
  name: string;

  @ApiProperty({ type: 'integer', description: 'Mails in the state of this one.', example: 178 })
  mails: number;
}

export class MailDto {
  @ApiProperty({ example: 12 })
  id: number;

  @ApiProperty({ enum: MAIL_KINDS, description: 'What it is for.', example: 'contact-receipt' })
  kind: MailKind;

  @ApiProperty({ enum: LANGUAGES, example: 'hr' })
  language: Language;

  @ApiProperty({ example: 'ana.horvat@udruga.example' })
  recipient: string;

  @ApiProperty({ example: 'Primili smo vašu poruku' })
  subject: string;

  @ApiProperty({
    enum: MAIL_STATES,
    description:
      '`sent`: accepted by the mail server. `written`: written to a file, because no mail server is configured; nobody receives it. `uncertain`: the mail server may or may not have accepted it; it is not retried automatically.',
    example: 'failed',
  })
  state: MailState;

  @ApiProperty({ description: 'Number of attempts.', example: 9 })
  attempts: number;

  @ApiProperty({
    description:
      'Number of attempts with an unknown outcome. Later attempts carry it in the header `X-Retry-After-Unknown-Outcome`.',
    example: 0,
  })
  unknownOutcomes: number;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The last error, in the language of the request.',
    example: 'Poslužitelj e-pošte odbio je adresu primatelja.',
  })
  lastError: string | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'The response of the mail server.',
    example: '550 5.1.1 No such user',
  })
  serverAnswer: string | null;

  @ApiProperty({ description: 'The same for all attempts.', example: '<3f0c@udruga.example>' })
  messageId: string;

  @ApiProperty({ format: 'date-time', type: String, example: '2026-05-01T09:30:00.000Z' })
  createdAt: Date;

  @ApiProperty({
    format: 'date-time',
    type: String,
    nullable: true,
    description: 'Time of the next attempt, if the mail is queued.',
    example: null,
  })
  nextAttemptAt: Date | null;

  @ApiProperty({
    format: 'date-time',
    type: String,
    nullable: true,
    example: '2026-05-03T08:41:00.000Z',
  })
  lastAttemptAt: Date | null;

  @ApiProperty({ format: 'date-time', type: String, nullable: true, example: null })
  sentAt: Date | null;

  @ApiProperty({
    type: MailingDto,
    nullable: true,
    description: 'The mailing to several recipients that it belongs to.',
    example: null,
  })
  mailing: MailingDto | null;

  @ApiProperty({
    description: 'Whether its text can be read; it is deleted when a mail server has accepted it.',
    example: false,
  })
  hasContent: boolean;
}
