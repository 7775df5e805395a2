import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGES, type Language } from '../../i18n/language.js';

export class SubscriberDto {
  @ApiProperty({ example: 3 })
  id: number;

  @ApiProperty({ example: 'ana.horvat@udruga.example' })
  email: string;

  @ApiProperty({ format: 'date-time', type: String, example: '2026-05-01T09:30:00.000Z' })
  subscribedAt: Date;

  @ApiProperty({ description: 'False once the subscriber has left.', example: true })
  isActive: boolean;

  @ApiProperty({ enum: LANGUAGES, example: 'hr' })
  language: Language;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Which wording of the privacy note was agreed to.',
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

  @ApiProperty({
    format: 'date-time',
    type: String,
    nullable: true,
    description: 'Only confirmed addresses are mailed.',
    example: null,
  })
  confirmedAt: Date | null;
}
