import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGES, type Language } from '../../i18n/language.js';
import { TOPICS, type Topic } from '../contact-message.entity.js';

export class ContactMessageDto {
  @ApiProperty({ example: 4 })
  id: number;

  @ApiProperty({ example: 'Ana Horvat' })
  name: string;

  @ApiProperty({ example: 'ana.horvat@udruga.example' })
  email: string;

  @ApiProperty({ example: 'Volontiranje subotom' })
  subject: string;

  @ApiProperty({ example: 'Rado bih se uključila. Kome da se javim?' })
  message: string;

  @ApiProperty({ format: 'date-time', type: String, example: '2026-05-01T09:30:00.000Z' })
  receivedAt: Date;

  @ApiProperty({ description: 'Set by an administrator, never by opening it.', example: false })
  isRead: boolean;

  @ApiProperty({
    type: String,
    enum: [...TOPICS, null],
    nullable: true,
    description: 'Which call brought the visitor to the form.',
    example: 'volunteer',
  })
  topic: Topic | null;

  @ApiProperty({ enum: LANGUAGES, description: 'The language of the form.', example: 'hr' })
  language: Language;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Which wording of the consent was agreed to.',
    example: '1',
  })
  consentVersion: string | null;

  @ApiProperty({
    format: 'date-time',
    type: String,
    nullable: true,
    example: '2026-05-01T09:30:00.000Z',
  })
  consentAt: Date | null;
}
