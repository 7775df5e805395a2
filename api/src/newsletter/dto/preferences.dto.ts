import { ApiProperty } from '@nestjs/swagger';
import { LANGUAGES, type Language } from '../../i18n/language.js';

export class PreferencesDto {
  @ApiProperty({ example: 'ana.horvat@udruga.example' })
  email: string;

  @ApiProperty({ enum: LANGUAGES, description: 'Of the newsletter.', example: 'hr' })
  language: Language;

  @ApiProperty({ description: 'False once the subscriber has left.', example: true })
  isActive: boolean;
}
