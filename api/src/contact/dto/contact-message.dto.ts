import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { Equals } from 'class-validator';
import { AnswerOf, PartialBodyOf } from '../../fields/bodies.js';
import { PublicForm } from '../../fields/public-form.js';
import { bilingual } from '../../i18n/language.js';
import { ContactMessage } from '../contact-message.entity.js';

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
  PartialBodyOf(ContactMessage, ['name', 'email', 'subject', 'message', 'topic']),
  Consent,
  PublicForm,
) {}

export class UpdateMessageDto extends PartialBodyOf(ContactMessage, ['isRead'], {
  defaulted: ['isRead'],
}) {}

export class ContactMessageDto extends AnswerOf(ContactMessage) {}

export class MessageSentDto {
  @ApiProperty({
    description: 'Confirmation in the language of the request.',
    example: 'Poruka je uspješno poslana. Odgovorit ćemo vam u najkraćem mogućem roku.',
  })
  message: string;
}
