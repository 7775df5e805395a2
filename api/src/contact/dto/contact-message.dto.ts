import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Equals } from 'class-validator';
import { AnswerOf, ChangeOf, PartialBodyOf } from '../../fields/bodies.js';
import { PublicForm } from '../../fields/public-form.js';
import { bilingual } from '../../i18n/language.js';
import { ContactMessage } from '../contact-message.entity.js';
import { REPLY_STATES, type ReplyState } from '../contact-reply.entity.js';

class Consent {
  @ApiProperty({ type: Boolean, enum: [true], description: 'Must be true.', example: true })
  @Equals(
    true,
    bilingual(
      'Morate pristati na obradu osobnih podataka.',
      'You must agree to the processing of personal data.',
    ),
  )
  gdprConsent: true;
}

export class SendMessageDto extends IntersectionType(
  PartialBodyOf(ContactMessage, ['name', 'email', 'subject', 'message', 'topic', 'noReceipt']),
  Consent,
  PublicForm,
) {}

export class UpdateMessageDto extends ChangeOf(
  PartialBodyOf(ContactMessage, ['isRead', 'state', 'note']),
) {}

export class ContactMessageDto extends AnswerOf(ContactMessage) {
  @ApiProperty({
    enum: REPLY_STATES,
    type: String,
    nullable: true,
    description: 'The state of the last reply; null where none was sent from the panel.',
    example: 'sent',
  })
  replyState: ReplyState | null;
}

export class MessageSentDto {
  @ApiProperty({
    description: 'Confirmation in the language of the request.',
    example: 'Poruka je uspješno poslana. Odgovorit ćemo vam što prije.',
  })
  message: string;
}
