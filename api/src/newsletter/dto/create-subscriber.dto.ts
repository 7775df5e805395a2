import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { EmailAddress } from '../../fields/form-rules.js';
import { OptionalNotNull } from '../../fields/rules.js';
import { LANGUAGES, say, type Language } from '../../i18n/language.js';

/** What an administrator enters; the owner of the address still has to confirm it. */
export class CreateSubscriberDto {
  @ApiProperty({ maxLength: 254, format: 'email', example: 'ana.horvat@udruga.example' })
  @EmailAddress()
  email: string;

  @ApiProperty({ required: false, enum: LANGUAGES, default: 'hr', example: 'hr' })
  @OptionalNotNull()
  @IsIn(LANGUAGES, say('Jezik mora biti hr ili en', 'Language must be hr or en'))
  language?: Language;
}
