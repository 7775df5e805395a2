import { ApiProperty } from '@nestjs/swagger';
import { Equals, IsIn, IsOptional } from 'class-validator';
import { EmailAddress, FormLine, FormText, Honeypot } from '../../fields/form-rules.js';
import { EmptyToNull } from '../../fields/rules.js';
import { say } from '../../i18n/language.js';
import { TOPICS, type Topic } from '../contact-message.entity.js';

export class SendMessageDto {
  @ApiProperty({ minLength: 1, maxLength: 100, example: 'Ana Horvat' })
  @FormLine(100, say('Upišite ime i prezime.', 'Please enter your name.'))
  name: string;

  @ApiProperty({ maxLength: 254, format: 'email', example: 'ana.horvat@udruga.example' })
  @EmailAddress()
  email: string;

  @ApiProperty({ minLength: 1, maxLength: 200, example: 'Volontiranje subotom' })
  @FormLine(200, say('Upišite predmet poruke.', 'Please enter a subject.'))
  subject: string;

  @ApiProperty({
    minLength: 1,
    maxLength: 5000,
    example: 'Rado bih se uključila. Kome da se javim?',
  })
  @FormText(5000, say('Upišite poruku.', 'Please enter a message.'))
  message: string;

  @ApiProperty({ type: Boolean, enum: [true], description: 'Must be true.', example: true })
  @Equals(
    true,
    say(
      'Morate pristati na obradu osobnih podataka.',
      'You must agree to the processing of personal data.',
    ),
  )
  gdprConsent: true;

  @ApiProperty({
    required: false,
    nullable: true,
    type: String,
    enum: TOPICS,
    description: 'Which call brought the visitor to the form.',
    example: 'volunteer',
  })
  @EmptyToNull()
  @IsOptional()
  @IsIn(
    TOPICS,
    say(
      'Povod mora biti volunteer, partnership ili project',
      'Topic must be volunteer, partnership or project',
    ),
  )
  topic?: Topic | null;

  @Honeypot()
  spare?: string;
}
