import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { AnswerOf, PartialBodyOf } from '../../fields/bodies.js';
import { OptionalNotNull } from '../../fields/rules.js';
import { LANGUAGES, bilingual, type Language } from '../../i18n/language.js';
import { ApiBaseVersion } from '../../rows/row-version.js';
import { ContactReply, REPLY_STATES, type ReplyState } from '../contact-reply.entity.js';

class ReplyOptions {
  @ApiProperty({
    enum: LANGUAGES,
    required: false,
    description: 'The language of the reply; by default that of the message.',
    example: 'hr',
  })
  @OptionalNotNull()
  @IsIn(LANGUAGES, bilingual('Jezik mora biti hr ili en', 'Language must be hr or en'))
  language?: Language;

  @ApiBaseVersion()
  version?: number;
}

export class SendReplyDto extends IntersectionType(
  PartialBodyOf(ContactReply, ['text']),
  ReplyOptions,
) {}

export class ContactReplyDto extends AnswerOf(ContactReply) {
  @ApiProperty({
    enum: REPLY_STATES,
    description:
      'The state of its mail, as in `/api/mails`; `withdrawn` if the mail was deleted before it was sent.',
    example: 'sent',
  })
  state: ReplyState;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Why it is not delivered yet, in the language of the request.',
    example: null,
  })
  lastError: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the next attempt to send it begins; until then it can be withdrawn.',
    example: null,
  })
  sendAt: Date | null;
}
